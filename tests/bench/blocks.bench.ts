import { record } from '../../src/recording/write/recorder'
import { assertEqual } from './assertEqual'
import { untracedBlocks } from './baselines/untracedBlocks'
import { runOf } from './runOf'
import { median, timeInTurn } from './stopwatch'
import { printTable, timeLine } from './table'

/** The kinds of the blocks of `seed` where they begin: small, upright, flat, square. */
const seed = [2, 4, 0, 2, 0, 0, 0, 0, 1, 1, 1, 1, 2, 3, 0, 2, 0, 0, 0, 0]

const run = runOf({ problem: 'blocks', start: 'seed', metric: 'cell', goalTest: 'never' })
const { totals, rows } = record(run)
const untraced = untracedBlocks(seed)
assertEqual('states', totals.reached, untraced.reached, 25_955)
assertEqual('nodes', totals.generated, untraced.generated)
assertEqual('states per level', totals.perLevel.join(), untraced.perLevel.join())

const { recorded, byHand } = timeInTurn(
  { recorded: () => record(run), byHand: () => untracedBlocks(seed) },
  { warmUp: 8, rounds: 21 },
)

printTable([
  { what: 'rows recorded, the pruned ones included', figure: rows, unit: 'rows' },
  timeLine('recording, median of 21', recorded),
  timeLine('untraced search, median of 21', byHand),
  {
    what: 'recording : untraced',
    figure: median(recorded) / median(byHand),
    unit: 'times',
    atMost: 6,
  },
])
