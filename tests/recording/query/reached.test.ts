import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reachedAt } from '../../../src/recording/query/reached'
import { record } from '../../../src/recording/write/recorder'
import { anySmallRun } from '../arbitraryRuns'

const keeping = anySmallRun.filter(({ chosen }) => !chosen.solver.forgets)

it('in the end as many states are reached as the table holds', () => {
  fc.assert(
    fc.property(keeping, (run) => {
      const recording = record(run)
      fc.pre(recording.totals.generated > 1)
      expect(reachedAt(recording, recording.events - 1)).toBe(recording.totals.reached)
    }),
  )
})
