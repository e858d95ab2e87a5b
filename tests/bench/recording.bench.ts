import { createRandom } from '../../src/problems/random'
import { capacityOf } from '../../src/recording/columns'
import { countsAt } from '../../src/recording/query/counts'
import { eventAt, rowsAt } from '../../src/recording/query/events'
import { frontierAt } from '../../src/recording/query/frontier/frontier'
import { buffersWithin } from '../../src/recording/transfer/buffersWithin'
import { record } from '../../src/recording/write/recorder'
import { assertEqual } from './assertEqual'
import { filledBreadthFirst } from './baselines/filledBreadthFirst'
import { untracedBreadthFirst } from './baselines/untracedBreadthFirst'
import { hardestBoard } from './runOf'
import { median, percentile, timeEach, timeInTurn } from './stopwatch'
import { printTable, timeLine } from './table'

const run = hardestBoard()
const recording = record(run)
const untraced = untracedBreadthFirst(867254301, 123456780)
assertEqual('moves', recording.solution?.length, untraced.moves, 31)
assertEqual('states', recording.totals.reached, untraced.reached, 181_440)
assertEqual('expansions', recording.expanded, untraced.expanded, 181_380)
const filled = filledBreadthFirst(867254301, 123456780)
assertEqual('rows', recording.rows, filled.rows)
// By hand neither the solution nor the end is an event.
assertEqual('events', recording.events, filled.events + 2)

const { recorded, filledByHand, byHand } = timeInTurn(
  {
    recorded: () => record(run),
    filledByHand: () => filledBreadthFirst(867254301, 123456780),
    byHand: () => untracedBreadthFirst(867254301, 123456780),
  },
  { warmUp: 4, rounds: 9 },
)

const random = createRandom(2024)
const steps = Array.from({ length: 300 }, () => Math.floor(random() * recording.events))
const seek = (step: number) => [countsAt(recording, step), frontierAt(recording, step, 'queue')]
timeEach(steps, seek)
const seeks = timeEach(steps, seek)
// One look-up is too short to be timed alone.
const repeats = 1000
const look = (query: (step: number) => unknown) => (step: number) => {
  let last: unknown
  for (let i = 0; i < repeats; i++) last = query((step + i) % recording.events)
  return last
}
const rowLooks = timeEach(
  steps,
  look((step) => rowsAt(recording, step)),
)
const eventLooks = timeEach(
  steps,
  look((step) => eventAt(recording, step)),
)

const { columns } = recording
const bytesOfColumns = buffersWithin(columns).reduce((sum, { byteLength }) => sum + byteLength, 0)
const bytesPerRow = bytesOfColumns / capacityOf(columns)
const bytesHeld = bytesOfColumns + recording.expansions.items.byteLength

printTable([
  { what: 'rows recorded, the pruned ones included', figure: recording.rows, unit: 'rows' },
  timeLine('recording, median of 9', recorded),
  timeLine('the same memory filled by hand, nothing checked, median of 9', filledByHand),
  timeLine('untraced search, median of 9', byHand),
  {
    what: 'recording : untraced',
    figure: median(recorded) / median(byHand),
    unit: 'times',
    atMost: 5,
  },
  {
    what: 'filled by hand : untraced',
    figure: median(filledByHand) / median(byHand),
    unit: 'times',
    note: 'what the memory alone takes',
  },
  { what: 'a row', figure: bytesPerRow, unit: 'bytes', atMost: 34 },
  {
    what: 'held for each recorded row',
    figure: bytesHeld / recording.rows,
    unit: 'bytes',
    note: 'with the room to grow and the list of expansions',
  },
  { what: 'seek with counts and frontier', figure: median(seeks), unit: 'ms', atMost: 2 },
  {
    what: 'seek with counts and frontier, 95th percentile',
    figure: percentile(seeks, 95),
    unit: 'ms',
    atMost: 2,
  },
  { what: 'rowsAt', figure: (median(rowLooks) / repeats) * 1000, unit: 'µs' },
  { what: 'eventAt', figure: (median(eventLooks) / repeats) * 1000, unit: 'µs' },
])
