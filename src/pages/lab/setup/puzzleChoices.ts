import type { Puzzle } from '../../../puzzles/puzzle'
import { equalities } from '../../../puzzles/blocks/kinds'
import { metrics } from '../../../puzzles/blocks/reach'
import { firstJumps } from '../../../puzzles/pegs/settings'
import { moveOrders } from '../../../puzzles/sliding/moveOrder'

/** A setting of a puzzle that is one of a few values. */
export interface PuzzleChoice {
  readonly setting: string
  readonly values: readonly string[]
}

const choices: readonly PuzzleChoice[] = [
  { setting: 'order', values: moveOrders },
  { setting: 'firstJump', values: firstJumps },
  { setting: 'metric', values: metrics },
  { setting: 'equal', values: equalities },
  { setting: 'mirror', values: ['off', 'on'] },
]

/** What a puzzle leaves to be chosen, besides its boards. */
export function puzzleChoices({ settings }: Puzzle): readonly PuzzleChoice[] {
  const target = { setting: 'target', values: lettersOf(settings.start) }
  return [target, ...choices].filter(({ setting }) => settings[setting] !== undefined)
}

/** The letters of the blocks of a layout, in reading order. */
function lettersOf(layout: string): readonly string[] {
  return [...new Set(layout)].filter((cell) => /[A-Za-z]/.test(cell))
}
