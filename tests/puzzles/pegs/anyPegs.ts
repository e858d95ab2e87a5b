import fc from 'fast-check'
import type { Puzzle, Settings, State } from '../../../src/puzzles/puzzle'
import { pegBoards } from '../../../src/puzzles/pegs/boards'
import type { PegBoard } from '../../../src/puzzles/pegs/boards'
import { createPegsFromSettings } from '../../../src/puzzles/pegs/settings'
import { Successors } from '../../../src/puzzles/successors'

/** Boards with any pegs at all, at least one. */
export function anyPegs({ holes }: PegBoard): fc.Arbitrary<string> {
  return fc
    .array(fc.boolean(), { minLength: holes.length, maxLength: holes.length })
    .map((pegs) => pegs.map((peg) => (peg ? '1' : '0')).join(''))
    .filter((text) => text.includes('1'))
}

export const anyBoardAndPegs = fc
  .constantFrom(...pegBoards)
  .chain((board) => fc.record({ board: fc.constant(board), text: anyPegs(board) }))

/** The puzzle that settings ask for. */
export function pegsOf(board: PegBoard, settings: Settings = {}): Puzzle {
  const made = createPegsFromSettings(board, settings)
  if (!made.ok) throw new Error(`bad setting ${made.problem.setting}`)
  return made.value
}

export interface Successor {
  readonly state: State
  readonly board: string
  readonly action: number
}

export function successorsOf(puzzle: Puzzle, state: State): readonly Successor[] {
  const into = new Successors()
  puzzle.successors(state.low, state.high, into)
  return Array.from({ length: into.count }, (_, i) => {
    const next = { low: into.low[i], high: into.high[i] }
    return { state: next, board: puzzle.format(next), action: into.action[i] }
  })
}
