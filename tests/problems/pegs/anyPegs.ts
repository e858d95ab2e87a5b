import fc from 'fast-check'
import { pegBoards } from '../../../src/problems/pegs/boards'
import type { PegBoard } from '../../../src/problems/pegs/boards'
import { createPegsFromSettings } from '../../../src/problems/pegs/settings'
import type { Problem, Settings, State } from '../../../src/problems/problem'
import { Successors } from '../../../src/problems/successors'

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

/** The problem that settings ask for. */
export function pegsOf(board: PegBoard, settings: Settings = {}): Problem {
  const made = createPegsFromSettings(board, settings)
  if (!made.ok) throw new Error(`bad setting ${made.fault.setting}`)
  return made.value
}

export interface Successor {
  readonly state: State
  readonly board: string
  readonly action: number
}

export function successorsOf(problem: Problem, state: State): readonly Successor[] {
  const into = new Successors()
  problem.successors(state.low, state.high, into)
  return Array.from({ length: into.count }, (_, i) => {
    const next = { low: into.low[i], high: into.high[i] }
    return { state: next, board: problem.format(next), action: into.action[i] }
  })
}
