import { jobsOf, settingsOfJob } from '../../src/experiments/experiment'
import { readExperiment } from '../../src/experiments/read/readExperiment'
import { measureSettings } from '../../src/experiments/run/measureSettings'
import { RunMemory } from '../../src/recording/write/runMemory'
import { assertEqual } from './assertEqual'
import { untracedAStar } from './baselines/untracedAStar'
import { untracedBreadthFirst } from './baselines/untracedBreadthFirst'
import { untracedDepthFirst } from './baselines/untracedDepthFirst'
import { median, timeInTurn } from './stopwatch'
import { printTable, timeLine } from './table'

const boards = 100
const read = readExperiment({
  count: String(boards),
  solvers: 'breadth-first:goalTest=generation,depth-first,a-star:heuristic=manhattan',
})
if (!read.ok) throw new Error(`bad ${read.fault[0].setting}`)
const experiment = read.value
const byHand = [untracedBreadthFirst, untracedDepthFirst, untracedAStar]
const jobs = jobsOf(experiment)
const goal = 123456780
// As a worker has it.
const memory = new RunMemory()

const counted = (search: number) =>
  jobs
    .filter((job) => job.search === search)
    .map((job) =>
      measureSettings(
        settingsOfJob(experiment, job),
        experiment.cut,
        () => performance.now(),
        memory,
      ),
    )
const untraced = (search: number) =>
  experiment.starts.map((start) => byHand[search](Number(start), goal))

for (const search of byHand.keys()) {
  const [ours, theirs] = [counted(search), untraced(search)]
  for (const [at, { moves, reached, expanded }] of theirs.entries()) {
    assertEqual('moves', ours[at].moves, moves)
    assertEqual('reached boards', ours[at].peakSize, reached)
    assertEqual('expansions', ours[at].expanded, expanded)
  }
}

const searches = timeInTurn(
  {
    breadthFirst: () => counted(0),
    breadthFirstByHand: () => untraced(0),
    depthFirst: () => counted(1),
    depthFirstByHand: () => untraced(1),
    aStar: () => counted(2),
    aStarByHand: () => untraced(2),
  },
  { warmUp: 0, rounds: 3 },
)
const { breadthFirst, depthFirst, aStar } = searches
const { breadthFirstByHand, depthFirstByHand, aStarByHand } = searches
const whole = median(breadthFirst) + median(depthFirst) + median(aStar)
const wholeByHand = median(breadthFirstByHand) + median(depthFirstByHand) + median(aStarByHand)

printTable([
  { what: 'boards, each by three searches', figure: boards, unit: 'boards' },
  timeLine('breadth-first, counted', breadthFirst),
  timeLine('breadth-first, by hand', breadthFirstByHand),
  timeLine('depth-first, counted', depthFirst),
  timeLine('depth-first, by hand', depthFirstByHand),
  timeLine('A*, counted', aStar),
  timeLine('A*, by hand', aStarByHand),
  { what: 'the experiment, medians of 3', figure: whole, unit: 'ms' },
  { what: 'the same by hand, medians of 3', figure: wholeByHand, unit: 'ms' },
  {
    what: 'experiment : by hand',
    figure: whole / wholeByHand,
    unit: 'times',
    atMost: 3,
  },
])
