import { readFileSync } from 'node:fs'
import type { Recording } from '../../src/recording/recording'
import { Recorder } from '../../src/recording/write/recorder'
import { recorderBy } from '../ownSearch/runHere'
import { assertEqual } from './assertEqual'
import { runOf } from './runOf'
import { median, timeInTurn } from './stopwatch'
import { printTable, timeLine } from './table'

/**
 * What a search that was written in the page takes, compared with the same as it is built in: its
 * loops are counted, and all that it says is checked. Both are driven in the same thread here.
 */
const cases = [
  { id: 'breadth-first', file: 'breadthFirst', board: { start: '867254301' } },
  { id: 'a-star', file: 'aStar', board: { start: '867254301' } },
  {
    id: 'ida-star',
    file: 'idaStar',
    board: { problem: 'sliding-4x4', start: '5,14,2,15,6,3,9,0,10,7,4,12,13,8,1,11' },
  },
]

for (const { id, file, board } of cases) {
  const run = runOf({ solver: id, ...board })
  const source = readFileSync(`src/solvers/${file}.ts`, 'utf8')
  const whole = (recorder: Recorder): Recording => {
    recorder.advance(Number.POSITIVE_INFINITY)
    return recorder.recording()
  }
  const builtIn = () => whole(new Recorder(run))
  const begin = recorderBy(source, run.problem.settings)
  const own = () => whole(begin(() => performance.now()))
  assertEqual(`${id}: events`, own().events, builtIn().events)
  const { one, other } = timeInTurn({ one: builtIn, other: own }, { warmUp: 2, rounds: 7 })
  printTable([
    timeLine(`${id}, built in, median of 7`, one),
    timeLine(`${id}, as one’s own, median of 7`, other),
    {
      what: `${id}, own : built in`,
      figure: median(other) / median(one),
      unit: 'times',
      atMost: 1.5,
    },
  ])
}
