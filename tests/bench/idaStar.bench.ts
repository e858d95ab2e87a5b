import { record } from '../../src/recording/write/recorder'
import { assertEqual } from './assertEqual'
import { recursiveIdaStar } from './baselines/recursiveIdaStar'
import { runOf } from './runOf'
import { median, timeInTurn } from './stopwatch'
import { printTable, timeLine } from './table'

const farthest = '867254301'
const fifteen = [5, 14, 2, 15, 6, 3, 9, 0, 10, 7, 4, 12, 13, 8, 1, 11]
const leastNodes = 5_000_000

const idaStar = runOf({ problem: 'sliding-4x4', solver: 'ida-star', start: fifteen.join() })
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
