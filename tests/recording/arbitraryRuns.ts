import fc from 'fast-check'
import { formatBoard } from '../../src/puzzles/sliding/boardText'
import type { BoardSize } from '../../src/puzzles/sliding/board'
import { moveOrders } from '../../src/puzzles/sliding/moveOrder'
import { slidingName } from '../../src/puzzles/sliding/slidingTiles'
import { readRun } from '../../src/recording/run'
import type { Run } from '../../src/recording/run'
import { solvers } from '../../src/solvers'
import { anyBoard } from '../puzzles/sliding/arbitraryBoards'

/** The run that settings ask for. */
export function runOf(settings: Readonly<Record<string, string>>): Run {
  const run = readRun(settings)
  if (!run.ok) throw new Error(`bad setting ${run.problem.setting}`)
  return run.value
}

/** Any solver with any of its options. */
const anySolver = fc.constantFrom(...solvers).chain(({ id, options }) =>
  fc.record({
    solver: fc.constant(id),
    ...Object.fromEntries(options.map(({ name, values }) => [name, fc.constantFrom(...values)])),
  }),
)

/** Any start and goal of a size, solvable or not, by any solver. */
function anyRunOf(size: BoardSize): fc.Arbitrary<Run> {
  const board = anyBoard(size).map(formatBoard)
  return fc
    .tuple(board, board, fc.constantFrom(...moveOrders), anySolver)
    .map(([start, goal, order, solver]) =>
      runOf({ puzzle: slidingName(size), start, goal, order, ...solver }),
    )
}

const small = fc.constantFrom(
  { columns: 2, rows: 2 },
  { columns: 2, rows: 3 },
  { columns: 3, rows: 2 },
)

/** A run that ends after at most 360 states. */
export const anySmallRun = small.chain(anyRunOf)

/** A run that may go on for up to 181,440 states. */
export const anyLargeRun = anyRunOf({ columns: 3, rows: 3 })
