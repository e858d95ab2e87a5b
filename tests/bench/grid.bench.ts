import { costOfSolution } from '../../src/recording/query/path/pathCost'
import { record } from '../../src/recording/write/recorder'
import { assertEqual } from './assertEqual'
import { untracedGridAStar } from './baselines/untracedGridAStar'
import { runOf } from './runOf'
import { median, timeInTurn } from './stopwatch'
import { printTable, timeLine } from './table'

const run = runOf({ problem: 'grid', map: 'terrain:512x512:1', solver: 'a-star' })
const { problem } = run
if (problem.map?.kind !== 'cells' || !problem.goal) throw new Error('no grid')
const { costs, width } = problem.map
const { low: start } = problem.start
const { low: goal } = problem.goal

const recorded = record(run)
const byHand = untracedGridAStar(costs, width, start, goal)
assertEqual('cost', costOfSolution(problem, recorded.solution ?? []), byHand.cost)

const times = timeInTurn(
  { recorded: () => record(run), byHand: () => untracedGridAStar(costs, width, start, goal) },
  { warmUp: 3, rounds: 7 },
)

printTable([
  { what: 'A* on 512 × 512: generated', figure: recorded.totals.generated, unit: 'nodes' },
  { what: 'expanded', figure: recorded.totals.expanded, unit: 'nodes' },
  { what: 'expanded by hand', figure: byHand.expanded, unit: 'nodes' },
  timeLine('recorded, median of 7', times.recorded),
  timeLine('untraced, median of 7', times.byHand),
  {
    what: 'recorded : untraced',
    figure: median(times.recorded) / median(times.byHand),
    unit: 'times',
    atMost: 5,
  },
])
