import { record } from '../../src/recording/recorder'
import { assertEqual } from './assertEqual'
import { recursiveIdaStar } from './baselines/recursiveIdaStar'
import { untracedAStar } from './baselines/untracedAStar'
import { runOf } from './runOf'
import { median, timeInTurn } from './stopwatch'
import { printTable, timeLine } from './table'

const farthest = '867254301'
const fifteen = [5, 14, 2, 15, 6, 3, 9, 0, 10, 7, 4, 12, 13, 8, 1, 11]
const leastNodes = 5_000_000

const aStar = runOf({ solver: 'a-star', bound: 'manhattan', start: farthest })
const recordedAStar = record(aStar)
const untraced = untracedAStar(867254301, 123456780)
assertEqual('moves of A*', recordedAStar.solution?.length, untraced.moves, 31)
assertEqual('expansions of A*', recordedAStar.totals.expanded, untraced.expanded)
assertEqual('states of A*', recordedAStar.totals.reached, untraced.reached)

const aStarTimes = timeInTurn(
  { recorded: () => record(aStar), byHand: () => untracedAStar(867254301, 123456780) },
  { warmUp: 4, rounds: 11 },
)

const idaStar = runOf({ puzzle: 'sliding-4x4', solver: 'ida-star', start: fifteen.join() })
const counted = record(idaStar, 0)
const recursive = recursiveIdaStar(fifteen)
assertEqual('moves of IDA*', counted.solution?.length, recursive.moves)
// At the last limit the two stop at the first solution, one of them a little earlier.
const complete = (expanded: readonly number[]) => expanded.slice(0, -1).join()
assertEqual(
  'expansions of IDA*',
  complete(counted.totals.perIteration.map(({ expanded }) => expanded)),
  complete(recursive.expanded),
)
if (counted.totals.generated < leastNodes) throw new Error('too easy a board')

const idaStarTimes = timeInTurn(
  { counted: () => record(idaStar, 0), byHand: () => recursiveIdaStar(fifteen) },
  { warmUp: 1, rounds: 5 },
)

const all = runOf({ solver: 'ida-star', start: farthest, solutions: 'all' })
assertEqual('solutions', record(all).solutions, 40)
const { allSolutions } = timeInTurn({ allSolutions: () => record(all) }, { warmUp: 0, rounds: 7 })

printTable([
  { what: 'A* on 867254301: states', figure: recordedAStar.totals.reached, unit: 'states' },
  timeLine('recorded, median of 11', aStarTimes.recorded),
  timeLine('untraced, median of 11', aStarTimes.byHand),
  {
    what: 'recorded : untraced',
    figure: median(aStarTimes.recorded) / median(aStarTimes.byHand),
    unit: 'times',
    atMost: 4,
  },
  { what: 'IDA* on a 15-puzzle: nodes', figure: counted.totals.generated, unit: 'nodes' },
  timeLine('counted, no rows kept, median of 5', idaStarTimes.counted),
  timeLine('plain recursion, median of 5', idaStarTimes.byHand),
  {
    what: 'counted : recursion',
    figure: median(idaStarTimes.counted) / median(idaStarTimes.byHand),
    unit: 'times',
    atMost: 5,
  },
  {
    ...timeLine('IDA* on 867254301, all 40 solutions, median of 7', allSolutions),
    atMost: 200,
  },
])
