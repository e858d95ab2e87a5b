import { describe, expect, it } from 'vitest'
import { defaultGoal } from '../../src/problems/sliding/board'
import { formatBoard } from '../../src/problems/sliding/boardText'
import { randomSolvableBoard } from '../../src/problems/sliding/randomBoard'
import { record } from '../../src/recording/write/recorder'
import { runOf } from '../recording/arbitraryRuns'
import { figuresOf } from './figures'

const size = { columns: 3, rows: 3 }

/**
 * Means over 100 random boards that somebody else drew. Ours are other boards, and fewer where each
 * takes long, so the tolerances are about three times the spread of such a mean.
 */
const knownMeans = [
  {
    settings: { solver: 'breadth-first', goalTest: 'expansion' },
    boards: 20,
    popped: { mean: 92_862.58, within: 0.4 },
    path: { mean: 22.93, within: 0.1 },
  },
  {
    settings: { solver: 'depth-first' },
    boards: 20,
    popped: { mean: 121_282.1, within: 0.4 },
    path: { mean: 47_658.85, within: 0.4 },
  },
  {
    settings: { solver: 'a-star', heuristic: 'sum' },
    boards: 100,
    popped: { mean: 1_061.63, within: 0.4 },
    path: { mean: 23.23, within: 0.1 },
  },
]

describe.each(knownMeans)('random boards by $settings.solver', (known) => {
  it(`take about as long as known, the mean of ${known.boards}`, () => {
    const found = Array.from({ length: known.boards }, (_, seed) => {
      const start = formatBoard(randomSolvableBoard(size, defaultGoal(size), seed))
      const run = runOf({ ...known.settings, order: 'down-right-left-up', start })
      return figuresOf(run, record(run))
    })
    const popped = mean(found.map((figures) => figures.popped))
    const path = mean(found.map((figures) => figures.boardsOnThePath))
    expect(Math.abs(popped / known.popped.mean - 1)).toBeLessThan(known.popped.within)
    expect(Math.abs(path / known.path.mean - 1)).toBeLessThan(known.path.within)
  }, 60_000)
})

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value) / values.length
}
