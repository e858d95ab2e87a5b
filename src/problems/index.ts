import { createBlocksFromSettings } from './blocks/settings'
import type { BlocksFault } from './blocks/settings'
import { pegBoard } from './pegs/boards'
import { createPegsFromSettings } from './pegs/settings'
import type { PegSolitaireFault } from './pegs/settings'
import type { Problem, Settings } from './problem'
import type { Result, UnknownValue } from './result'
import { createSlidingFromSettings, slidingSize } from './sliding/settings'
import type { SlidingFault } from './sliding/settings'

/** The problems that can be chosen, in the order shown. */
export const problemNames = [
  'sliding-3x3',
  'sliding-2x2',
  'sliding-3x2',
  'sliding-2x3',
  'sliding-4x2',
  'sliding-2x4',
  'sliding-4x3',
  'sliding-3x4',
  'sliding-4x4',
  'blocks',
  'pegs-13',
  'pegs-15',
  'pegs-33',
] as const

export type ProblemFault =
  | SlidingFault
  | BlocksFault
  | PegSolitaireFault
  | { readonly setting: 'problem'; readonly fault: UnknownValue }

/**
 * Makes a puzzle from settings (the names and texts of an address or a command line). An empty goal
 * is the usual one.
 *
 * @returns the puzzle, or the setting that is wrong and how
 */
export function createProblem(given: Settings): Result<Problem, ProblemFault> {
  const settings = withoutEmptyGoal(withPlainLetters(given))
  const name = settings.problem ?? problemNames[0]
  const size = slidingSize(name)
  if (size) return createSlidingFromSettings(size, settings)
  if (name === 'blocks') return createBlocksFromSettings(settings)
  const pegs = pegBoard(name)
  if (pegs) return createPegsFromSettings(pegs, settings)
  const fault: UnknownValue = { kind: 'unknown-value', text: name, known: problemNames }
  return { ok: false, fault: { setting: 'problem', fault } }
}

/** Boards with the default digits, letters and spaces for those of full width. */
function withPlainLetters(settings: Settings): Settings {
  const { start, goal } = settings
  return {
    ...settings,
    ...(start !== undefined && { start: start.normalize('NFKC') }),
    ...(goal !== undefined && { goal: goal.normalize('NFKC') }),
  }
}

function withoutEmptyGoal(settings: Settings): Settings {
  const { goal = '', ...others } = settings
  return goal.trim() === '' ? others : settings
}
