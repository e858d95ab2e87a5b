import fc from 'fast-check'
import { createProblem } from '../../src/problems'
import type { Problem, Settings } from '../../src/problems/problem'
import type { BoardSize } from '../../src/problems/sliding/board'
import { formatBoard } from '../../src/problems/sliding/boardText'
import { moveOrders } from '../../src/problems/sliding/moveOrder'
import { slidingName } from '../../src/problems/sliding/slidingTiles'
import { readRun } from '../../src/recording/run'
import type { Run } from '../../src/recording/run'
import { solvers } from '../../src/solvers'
import type { SolverOption } from '../../src/solvers/manifest/option'
import { valuesFor } from '../../src/solvers/manifest/optionTexts'
import type { Solver } from '../../src/solvers/solver'
import { anyGraph, textOf } from '../problems/graph/arbitraryGraphs'
import { anyBoard } from '../problems/sliding/arbitraryBoards'
import { plainSteps, toCells, toPlain } from '../problems/sliding/plainBoards'
import { described } from './described'

/** The run that settings ask for. */
export function runOf(settings: Settings): Run {
  const run = readRun(settings)
  if (!run.ok) throw new Error(`bad setting ${run.fault.setting}`)
  return run.value
}

const tiles = createProblem({})
const largestNumber = 30

function anyValue(option: SolverOption, problem: Problem): fc.Arbitrary<string> {
  const named = fc.constantFrom(...valuesFor(option, problem))
  if (option.kind !== 'number') return named
  const { range, decimals = 0 } = option
  const parts = 10 ** decimals
  const [min, max] = [range[0], Math.min(range[1], largestNumber)].map((end) => end * parts)
  return fc.oneof(
    named,
    fc.integer({ min, max }).map((number) => String(number / parts)),
  )
}

/** A solver with any of its options, as settings. */
function anyOptions({ id, options }: Solver, problem: Problem): fc.Arbitrary<Settings> {
  const values = options.map((option) => [option.name, anyValue(option, problem)] as const)
  return fc.record({ solver: fc.constant(id), ...Object.fromEntries(values) })
}

const mostMovesAway = 8

/** Any start and goal, solvable or not. */
function anyTwoBoards(size: BoardSize): fc.Arbitrary<readonly string[]> {
  const board = anyBoard(size).map(formatBoard)
  return fc.tuple(board, board)
}

/** Any goal and a start a few moves away from it. */
function anyNearBoards(size: BoardSize): fc.Arbitrary<readonly string[]> {
  const choices = fc.array(fc.nat(), { maxLength: mostMovesAway })
  return fc.tuple(anyBoard(size), choices).map(([goal, choices]) => {
    let start = toPlain(goal)
    for (const choice of choices) {
      const steps = plainSteps(start, size.columns)
      start = steps[choice % steps.length].board
    }
    return [formatBoard(toCells(start)), formatBoard(goal)]
  })
}

function anyRunOf(
  size: BoardSize,
  boards: fc.Arbitrary<readonly string[]>,
  solver: Solver,
): fc.Arbitrary<Run> {
  if (!tiles.ok) throw new Error('no puzzle without settings')
  return fc
    .tuple(boards, fc.constantFrom(...moveOrders), anyOptions(solver, tiles.value))
    .map(([[start, goal], order, chosen]) => {
      const settings = { problem: slidingName(size), start, goal, order, ...chosen }
      return described(runOf(settings), JSON.stringify(settings))
    })
}

const small = fc.constantFrom(
  { columns: 2, rows: 2 },
  { columns: 2, rows: 3 },
  { columns: 3, rows: 2 },
)

/** A run in a graph, whose edges cost anything; no two of them join the same nodes. */
function anyGraphRun(solver: Solver): fc.Arbitrary<Run> {
  return anyGraph(true).chain((graph) => {
    const edges = new Map(
      graph.edges.map((edge) => [[edge.from, edge.to].toSorted().join(' '), edge] as const),
    )
    const settings = {
      problem: 'graph',
      graph: textOf({ ...graph, edges: [...edges.values()] }),
    }
    const problem = createProblem(settings)
    if (!problem.ok) throw new Error('no graph')
    return anyOptions(solver, problem.value)
      .filter(({ reached, limits }) => reached !== 'two-step' && limits !== 'by-one')
      .map((chosen) => {
        const all = { ...settings, ...chosen }
        return described(runOf(all), JSON.stringify(all))
      })
  })
}

/** A run that ends soon: a search that forgets what it did would not, far from the goal. */
function anySmallRunAmong(among: readonly Solver[]): fc.Arbitrary<Run> {
  return fc.tuple(small, fc.constantFrom(...among), fc.nat(3)).chain(([size, solver, kind]) => {
    if (kind === 0) return anyGraphRun(solver)
    return anyRunOf(size, solver.forgets ? anyNearBoards(size) : anyTwoBoards(size), solver)
  })
}

/** A run by any solver that ends after at most 360 states, or some thousand nodes. */
export const anySmallRun = anySmallRunAmong(solvers)

/** A small run on a board of tiles. */
export const anySmallRunOfTiles = anySmallRun.filter(
  ({ problem }) => problem.settings.problem !== 'graph',
)

const large = { columns: 3, rows: 3 }

/** A run by any solver that may go on for very long, or for ever. */
export const anyLargeRun = fc
  .constantFrom(...solvers)
  .chain((solver) => anyRunOf(large, anyTwoBoards(large), solver))

/** A run by any solver on the board of three by three, a few moves from the goal. */
export const anyNearRun = fc
  // Depth-first search goes far away all the same.
  .constantFrom(...solvers.filter(({ id }) => id !== 'depth-first'))
  .chain((solver) => anyRunOf(large, anyNearBoards(large), solver))
  .filter(({ chosen }) => chosen.options.goalTest !== 'never')

/** A small run by one solver. */
export function anyRunBy(id: string): fc.Arbitrary<Run> {
  return anySmallRunAmong(solvers.filter((solver) => solver.id === id))
}
