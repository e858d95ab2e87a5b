import { describe, expect, it } from 'vitest'
import type { Row } from '../../../src/experiments/row'
import { timeLeft } from '../../../src/experiments/run/timeLeft'
import { knownMeansFor } from '../../../src/experiments/summary/knownMeans'
import { summaries } from '../../../src/experiments/summary/summary'
import { experimentFrom } from '../anyResults'

const row: Row = {
  ...{ board: 0, search: 0, outcome: 'solved', moves: 9, ms: 10 },
  ...{ popped: 10, expanded: 9, generated: 30, peakSize: 20 },
}

describe('a summary', () => {
  it('has the spread of the solved boards, and counts the others without dropping any', () => {
    const rows: readonly Row[] = [
      row,
      { ...row, board: 1, popped: 40, moves: 19 },
      { ...row, board: 2, popped: 16, moves: 11 },
      { ...row, board: 3, popped: 999, moves: undefined, outcome: 'cut' },
      { ...row, board: 4, popped: 0, moves: undefined, outcome: 'unsolvable' },
      { ...row, board: 5, popped: 0, moves: undefined, outcome: 'out-of-memory' },
    ]
    const [first, second] = summaries(rows, 2)
    expect(first).toMatchObject({ done: 6, solved: 3, unsolved: 1, cut: 2 })
    expect(first.spreads.popped).toEqual({ mean: 22, median: 16, least: 10, most: 40 })
    expect(first.spreads.boards).toEqual({ mean: 14, median: 12, least: 10, most: 20 })
    expect(second).toMatchObject({ done: 0, solved: 0, spreads: { popped: undefined } })
  })

  it('counts a start at the goal, where a table holds no state, beside those where it does', () => {
    const rows = [row, { ...row, board: 1, popped: 0, peakSize: 0 }]
    const { peakSize } = summaries(rows, 1)[0].spreads
    expect(peakSize).toEqual({ mean: 10, median: 10, least: 0, most: 20 })
  })

  it('says nothing of reached states where a search keeps none', () => {
    expect(summaries([{ ...row, peakSize: 0 }], 1)[0].spreads.peakSize).toBeUndefined()
  })
})

describe('known means', () => {
  const solvers = 'breadth-first:goalTest=expansion,a-star:heuristic=sum,a-star'
  const order = 'down-right-left-up'

  it('stand beside the same settings only', () => {
    const experiment = experimentFrom({ solvers, order, count: '1' })
    expect(knownMeansFor(experiment, 0)?.means).toEqual({ popped: 92_862.58, boards: 22.93 })
    expect(knownMeansFor(experiment, 1)?.means.popped).toBe(1061.63)
    expect(knownMeansFor(experiment, 2)).toBeUndefined()
  })

  it('are not those of another order of moves or of chosen boards', () => {
    expect(knownMeansFor(experimentFrom({ solvers, count: '1' }), 0)).toBeUndefined()
    const chosen = experimentFrom({ solvers, order, boards: 'farthest' })
    expect(knownMeansFor(chosen, 0)).toBeUndefined()
  })
})

describe('the time left', () => {
  it('is what the missing runs of each search will take, shared among the workers', () => {
    const rows = [row, { ...row, board: 1, ms: 30 }, { ...row, search: 1, ms: 100 }]
    expect(timeLeft(rows, { starts: 5, searches: 2 }, 2)).toBe((3 * 20 + 4 * 100) / 2)
  })

  it('is not known before each search was run once', () => {
    expect(timeLeft([row], { starts: 5, searches: 2 }, 2)).toBeUndefined()
  })
})
