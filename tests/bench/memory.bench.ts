import { Recorder } from '../../src/recording/write/recorder'
import { runOf } from './runOf'
import { printTable } from './table'
import type { Line } from './table'

/**
 * What a search that forgets holds: plain iterative deepening generates some three quarters more
 * nodes at each limit, and should need no more room for them.
 */
const firstLimit = 16
const lastLimit = 25
const stretch = 1 << 12

interface Held {
  readonly limit: number
  readonly generated: number
  readonly kilobytes: number
}

const before = kilobytesHeld()
const recorder = new Recorder(runOf({ solver: 'iterative-deepening', start: '867254301' }), 0)
const held: Held[] = []
for (let limit = 0; limit <= lastLimit && !recorder.advance(stretch);) {
  const { perIteration, generated } = recorder.recording().totals
  const reached = perIteration[perIteration.length - 1]?.limit ?? 0
  if (reached > limit && reached > firstLimit) {
    held.push({ limit: reached - 1, generated, kilobytes: kilobytesHeld() - before })
  }
  limit = reached
}

const [first, last] = [held[0], held[held.length - 1]]
printTable([
  ...held.map(({ limit, generated, kilobytes }): Line => ({
    what: `held after limit ${limit}`,
    figure: Math.round(kilobytes),
    unit: 'kB',
    note: `${generated} nodes generated so far`,
  })),
  {
    what: 'growth from the first of these limits to the last',
    figure: Math.round(last.kilobytes - first.kilobytes),
    unit: 'kB',
    note: `${(last.generated / first.generated).toFixed(0)} times as many nodes`,
    atMost: 100,
  },
])

function kilobytesHeld(): number {
  if (!globalThis.gc) throw new Error('run with --expose-gc')
  globalThis.gc()
  globalThis.gc()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1024
}
