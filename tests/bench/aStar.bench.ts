import { record } from '../../src/recording/write/recorder'
import { assertEqual } from './assertEqual'
import { untracedAStar } from './baselines/untracedAStar'
import { runOf } from './runOf'
import { median, timeInTurn } from './stopwatch'
import { printTable, timeLine } from './table'

const farthest = '867254301'

const aStar = runOf({ solver: 'a-star', heuristic: 'manhattan', start: farthest })
const recordedAStar = record(aStar)
const untraced = untracedAStar(867254301, 123456780)
assertEqual('moves of A*', recordedAStar.solution?.length, untraced.moves, 31)
assertEqual('expansions of A*', recordedAStar.totals.expanded, untraced.expanded)
assertEqual('states of A*', recordedAStar.totals.reached, untraced.reached)

const aStarTimes = timeInTurn(
  { recorded: () => record(aStar), byHand: () => untracedAStar(867254301, 123456780) },
  { warmUp: 4, rounds: 11 },
)

printTable([
  { what: 'A* on 867254301: states', figure: recordedAStar.totals.reached, unit: 'states' },
  timeLine('recorded, median of 11', aStarTimes.recorded),
  timeLine('untraced, median of 11', aStarTimes.byHand),
  {
    what: 'recorded : untraced',
    figure: median(aStarTimes.recorded) / median(aStarTimes.byHand),
    unit: 'times',
    atMost: 3,
  },
])
