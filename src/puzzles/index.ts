import { createBlocksFromSettings } from './blocks/settings'
import type { BlocksProblem } from './blocks/settings'
import { pegBoard } from './pegs/boards'
import { createPegsFromSettings } from './pegs/settings'
import type { PegSolitaireProblem } from './pegs/settings'
import type { Puzzle, Settings } from './puzzle'
import type { Result, UnknownValue } from './result'
import { createSlidingFromSettings, slidingSize } from './sliding/settings'
import type { SlidingProblem } from './sliding/settings'

/** The puzzles that can be chosen, in the order shown. */
export const puzzleNames = [
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

export type PuzzleProblem =
  | SlidingProblem
  | BlocksProblem
  | PegSolitaireProblem
  | { readonly setting: 'puzzle'; readonly problem: UnknownValue }

/**
 * Makes a puzzle from settings (the names and texts of an address or a command line). An empty goal
 * is the usual one.
 *
 * @returns the puzzle, or the setting that is wrong and how
 */
export function createPuzzle(given: Settings): Result<Puzzle, PuzzleProblem> {
  const settings = withoutEmptyGoal(withUsualLetters(given))
  const name = settings.puzzle ?? puzzleNames[0]
  const size = slidingSize(name)
  if (size) return createSlidingFromSettings(size, settings)
  if (name === 'blocks') return createBlocksFromSettings(settings)
  const pegs = pegBoard(name)
  if (pegs) return createPegsFromSettings(pegs, settings)
  const problem: UnknownValue = { kind: 'unknown-value', text: name, known: puzzleNames }
  return { ok: false, problem: { setting: 'puzzle', problem } }
}

/** Boards with the usual digits, letters and spaces for those of full width. */
function withUsualLetters(settings: Settings): Settings {
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
