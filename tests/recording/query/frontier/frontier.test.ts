import fc from 'fast-check'
import { expect, it } from 'vitest'
import { frontierOrderOf } from '../../../../src/recording/frontierOrder'
import { eventAt } from '../../../../src/recording/query/events'
import { frontierAt } from '../../../../src/recording/query/frontier/frontier'
import { recordedUpTo } from '../../../../src/recording/query/recordedUpTo'
import type { Recording } from '../../../../src/recording/recording'
import type { Run } from '../../../../src/recording/run'
import { record } from '../../../../src/recording/write/recorder'
import { anyMoment } from '../../anyRecording'
import { runOf } from '../../arbitraryRuns'

function expectSameWithoutLater(recording: Recording, run: Run, step: number): void {
  const order = frontierOrderOf(run.chosen)
  const soFar = frontierAt(recordedUpTo(recording, step), step, order)
  expect([...frontierAt(recording, step, order)]).toEqual([...soFar])
}

it('at a step is the same, whatever is recorded after it', () => {
  fc.assert(
    fc.property(anyMoment, ({ run, recording, step }) => {
      expectSameWithoutLater(recording, run, step)
    }),
    { numRuns: 60 },
  )
})

// C is reached at a cost of 9, of 7 and of 5, and X between the first and the second time, at 5.
const replacedTwice = `start S; goal G
S - C 9; S - A 1; S - X 5; S - B 2; A - C 6; B - C 3; C - G 9; X - G 9`

it('a node that replaces one that waits has its place, also where that one had replaced another', () => {
  const run = runOf({ problem: 'graph', graph: replacedTwice, solver: 'uniform-cost' })
  const recording = record(run)
  expect(recording.markers.filter(({ kind }) => kind === 'supersede')).toHaveLength(2)
  const order = frontierOrderOf(run.chosen)
  for (let step = 1; step < recording.events; step++) {
    expectSameWithoutLater(recording, run, step)
    const event = eventAt(recording, step)
    if (event.kind !== 'expand') continue
    expect(frontierAt(recording, step - 1, order)[0]).toBe(event.node)
  }
})
