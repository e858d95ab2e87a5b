import { expect, it } from 'vitest'
import { rowsAt } from '../../../../src/recording/query/events'
import { frontierNodesAt } from '../../../../src/recording/query/frontier/frontierNodes'
import { keptNodes } from '../../../../src/recording/query/keptNodes'
import { record } from '../../../../src/recording/write/recorder'
import { runOf } from '../../arbitraryRuns'

/** Many thousands are compared by their bytes; where these differ, they are told one by one. */
function expectSame(found: Int32Array, waiting: Int32Array): void {
  const isSame = Buffer.compare(bytesOf(found), bytesOf(waiting)) === 0
  if (!isSame) expect(found).toEqual(waiting)
  expect(isSame).toBe(true)
}

function bytesOf({ buffer, byteOffset, byteLength }: Int32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

it('the frontier of a step is the same, whatever step was asked for before', () => {
  const run = runOf({ solver: 'beam', width: '3000', start: '867254301' })
  const recording = record(run)
  const steps = Array.from({ length: 12 }, (_, at) =>
    Math.floor((recording.events * (at + 0.7)) / 12),
  )
  const waiting = steps.map((step) =>
    keptNodes(recording, rowsAt(recording, step)).filter(
      (node) => recording.columns.leftAt[node] > step,
    ),
  )
  for (const before of steps) {
    for (const [at, step] of steps.entries()) {
      // Other columns: nothing is known of them yet.
      const anew = { ...recording, columns: { ...recording.columns } }
      frontierNodesAt(anew, before)
      expectSame(frontierNodesAt(anew, step), waiting[at])
    }
  }
})

it('the frontier of a step has no node that leaves at it, also where that is the first one for long', () => {
  const recording = record(runOf({ start: '867254301' }), 12_000)
  const { columns, rows, events } = recording
  const kept = keptNodes(recording, rows)
  const firsts: number[] = []
  for (let from = 0; from < kept.length; from += 64) {
    const leaving = Array.from(kept.subarray(from, from + 64), (node) => columns.leftAt[node])
    firsts.push(...new Set([Math.min(...leaving), Math.max(...leaving)]))
  }
  const steps = firsts.filter((step) => step < events)
  expect(steps.length).toBeGreaterThan(50)
  for (const step of steps) {
    const there = keptNodes(recording, rowsAt(recording, step))
    const waiting = there.filter((node) => columns.leftAt[node] > step)
    expectSame(frontierNodesAt(recording, step), waiting)
  }
})
