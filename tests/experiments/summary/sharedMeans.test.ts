import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Row } from '../../../src/experiments/row'
import { sharedMeans } from '../../../src/experiments/summary/sharedMeans'
import { summaries } from '../../../src/experiments/summary/summary'
import { anyResults } from '../anyResults'

const row: Row = {
  ...{ board: 0, search: 0, outcome: 'solved', moves: 9, ms: 10 },
  ...{ popped: 10, expanded: 9, generated: 30, peakSize: 20 },
}
const cut = { outcome: 'cut', moves: undefined, popped: 999 } as const

describe('the means over the boards that all searches solved', () => {
  it('leave out a board for each search as soon as one did not solve it', () => {
    const rows: readonly Row[] = [
      row,
      { ...row, search: 1, popped: 30 },
      { ...row, board: 1, popped: 500 },
      { ...row, board: 1, search: 1, ...cut },
      { ...row, board: 2, popped: 20 },
      { ...row, board: 2, search: 1, popped: 40 },
    ]
    const shared = sharedMeans(rows, 2)
    expect(shared?.boards).toBe(2)
    expect(shared?.means.map(({ popped }) => popped)).toEqual([15, 35])
  })

  it('have no value where no board was solved by all', () => {
    const rows = [row, { ...row, search: 1, ...cut }]
    expect(sharedMeans(rows, 2)).toMatchObject({ boards: 0, means: [{}, { popped: undefined }] })
  })

  it('are there only where the searches have solved different boards', () => {
    fc.assert(
      fc.property(anyResults, ({ experiment, rows }) => {
        const { searches } = experiment
        const solved = searches.map((_, search) =>
          rows.flatMap((each) =>
            each.search === search && each.outcome === 'solved' ? [each.board] : [],
          ),
        )
        const isSame = solved.every((boards) => String(boards) === String(solved[0]))
        const shared = sharedMeans(rows, searches.length)
        expect(shared === undefined).toBe(isSame)
        const own = summaries(rows, searches.length)
        if (shared)
          expect(Math.min(...own.map((each) => each.solved))).toBeGreaterThanOrEqual(shared.boards)
      }),
    )
  })
})
