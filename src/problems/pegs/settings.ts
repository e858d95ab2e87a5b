import type { Problem, Settings } from '../problem'
import { readChoice } from '../readChoice'
import type { Result, UnknownValue } from '../result'
import { fullPegs } from './boards'
import type { PegBoard } from './boards'
import { formatPegs, parsePegs } from './boardText'
import type { PegsFault } from './boardText'
import { createPegSolitaire } from './pegSolitaire'

/** The start with a peg in every hole but one, by its name. */
export const fullStart = 'full'

/** Whether the first jump is taken for granted, where it is one of several by symmetry alone. */
export const firstJumps = ['fixed', 'free'] as const

/** A text that is not the number of a hole. */
export interface NotAHole {
  readonly kind: 'not-a-hole'
  readonly text: string
  readonly last: number
}

/** What can be wrong with the settings of peg solitaire, and in which setting. */
export type PegSolitaireFault =
  | { readonly setting: 'start'; readonly fault: PegsFault }
  | { readonly setting: 'goal'; readonly fault: NotAHole }
  | { readonly setting: 'firstJump'; readonly fault: UnknownValue }

/**
 * Makes peg solitaire from settings: `start` as a text that `parsePegs` reads, or `full`, or the
 * board’s own name for that; `goal`, the hole of the last peg (without it the one that is empty in
 * the full start); and, for Hoppers, `firstJump`. A fixed first jump holds for the full start with
 * its default goal only: from other starts, or to other goals, the first jumps are not all alike.
 *
 * The full start means its fixed first jump by its name alone. Written out hole by hole it has
 * always been searched with all its first jumps; links and recordings hold it so, and their first
 * jump is `free`, whatever they say.
 */
export function createPegsFromSettings(
  board: PegBoard,
  settings: Settings,
): Result<Problem, PegSolitaireFault> {
  const { goal: goalText = String(board.vacancy), start: startText = fullStart } = settings
  const last = board.holes.length - 1
  const goalHole = readHole(goalText, last)
  if (goalHole === undefined) {
    const fault: NotAHole = { kind: 'not-a-hole', text: goalText, last }
    return { ok: false, fault: { setting: 'goal', fault } }
  }
  const isNamed = [fullStart, board.fullName].includes(startText.trim().toLowerCase())
  const full = fullPegs(board)
  const start = isNamed
    ? ({ ok: true, value: full } as const)
    : parsePegs(startText, board.holes.length)
  if (!start.ok) return { ok: false, fault: { setting: 'start', fault: start.fault } }
  const asked = board.firstFrom === undefined ? undefined : settings.firstJump
  const firstJump = readChoice(firstJumps, asked)
  if (!firstJump.ok) return { ok: false, fault: { setting: 'firstJump', fault: firstJump.fault } }

  const isUsual = goalHole === board.vacancy && formatPegs(start.value) === formatPegs(full)
  const first = isUsual && !isNamed ? 'free' : firstJump.value
  const isFixed = isUsual && first === 'fixed'
  const problem = createPegSolitaire({
    settings: {
      problem: board.name,
      start: isNamed ? fullStart : formatPegs(start.value),
      goal: String(goalHole),
      ...(board.firstFrom !== undefined && { firstJump: first }),
    },
    board,
    start: start.value,
    goalHole,
    firstFrom: isFixed ? board.firstFrom : undefined,
  })
  return { ok: true, value: problem }
}

function readHole(text: string, last: number): number | undefined {
  const hole = Number(text)
  return /^\s*\d{1,2}\s*$/.test(text) && hole <= last ? hole : undefined
}
