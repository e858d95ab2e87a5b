import fc from 'fast-check'
import { expect, it } from 'vitest'
import { poppedIn } from '../../../src/recording/query/counts'
import { solutionMarkers } from '../../../src/recording/query/markers'
import { statusAt } from '../../../src/recording/query/status'
import { record } from '../../../src/recording/write/recorder'
import { anyRecording } from '../anyRecording'
import { runOf } from '../arbitraryRuns'

it('counts the nodes that were expanded, and each goal that waited until it was found', () => {
  fc.assert(
    fc.property(
      anyRecording.filter(({ recording }) => !recording.overBudget),
      ({ run, recording }) => {
        const waited = [...solutionMarkers(recording).values()].filter(
          ({ node, event }) => statusAt(recording, node, event - 1) === 'waiting',
        )
        expect(poppedIn(run, recording)).toBe(recording.totals.expanded + waited.length)
      },
    ),
  )
})

it('counts the goal where it is found as it leaves, not where it is generated', () => {
  const extra = ['generation', 'expansion'].map((goalTest) => {
    const run = runOf({ start: '123456078', goalTest })
    const recording = record(run)
    return poppedIn(run, recording) - recording.totals.expanded
  })
  expect(extra).toEqual([0, 1])
})
