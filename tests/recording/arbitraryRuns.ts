import fc from 'fast-check'
import type { Settings } from '../../src/puzzles/puzzle'
import { formatBoard } from '../../src/puzzles/sliding/boardText'
import type { BoardSize } from '../../src/puzzles/sliding/board'
import { moveOrders } from '../../src/puzzles/sliding/moveOrder'
import { slidingName } from '../../src/puzzles/sliding/slidingTiles'
import { readRun } from '../../src/recording/run'
import type { Run } from '../../src/recording/run'
import { solvers } from '../../src/solvers'
import type { Solver } from '../../src/solvers/solver'
import { anyBoard } from '../puzzles/sliding/arbitraryBoards'
import { described } from './described'

/** The run that settings ask for. */
export function runOf(settings: Settings): Run {
  const run = readRun(settings)
  if (!run.ok) throw new Error(`bad setting ${run.problem.setting}`)
  return run.value
}

/** A solver with any of its options, as settings. */
function anyOptions({ id, options }: Solver): fc.Arbitrary<Settings> {
  const values = options.map(({ name, values }) => [name, fc.constantFrom(...values)] as const)
  return fc.record({ solver: fc.constant(id), ...Object.fromEntries(values) })
}

/** Any start and goal of a size, solvable or not. */
function anyRunOf(size: BoardSize, among: readonly Solver[]): fc.Arbitrary<Run> {
  const board = anyBoard(size).map(formatBoard)
  const solver = fc.constantFrom(...among).chain(anyOptions)
  return fc
    .tuple(board, board, fc.constantFrom(...moveOrders), solver)
    .map(([start, goal, order, chosen]) => {
      const settings = { puzzle: slidingName(size), start, goal, order, ...chosen }
      return described(runOf(settings), JSON.stringify(settings))
    })
}

const small = fc.constantFrom(
  { columns: 2, rows: 2 },
  { columns: 2, rows: 3 },
  { columns: 3, rows: 2 },
)

/** A run by any solver that ends after at most 360 states. */
export const anySmallRun = small.chain((size) => anyRunOf(size, solvers))

/** A run by any solver that may go on for up to 181,440 states. */
export const anyLargeRun = anyRunOf({ columns: 3, rows: 3 }, solvers)

/** A small run by one solver. */
export function anyRunBy(id: string): fc.Arbitrary<Run> {
  const chosen = solvers.filter((solver) => solver.id === id)
  return small.chain((size) => anyRunOf(size, chosen))
}
