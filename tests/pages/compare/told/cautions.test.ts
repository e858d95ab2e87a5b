import { describe, expect, it } from 'vitest'
import { preparedComparison, preparedNames } from '../../../../src/pages/compare/prepared'
import { cautions } from '../../../../src/pages/compare/told/cautions'
import type { Settings } from '../../../../src/problems/problem'
import { say } from '../../../../src/words/message'
import { runOf } from '../../../recording/arbitraryRuns'

const saidOf = (searches: readonly Settings[]) => cautions(searches.map(runOf)).map(say)

const start = '867254301'
const unsolvable = '687254301'

describe('what has to be known before searches are compared', () => {
  it.each(preparedNames)('is nothing in the prepared comparison %s', (name) => {
    expect(cautions(preparedComparison(name).searches)).toEqual([])
  })

  it('is that they have different boards, goals, puzzles or rules', () => {
    expect(saidOf([{ start }, { start: '451260738' }])[0]).toMatch(/different starts/)
    expect(saidOf([{ start }, { start, goal: '130425786' }])[0]).toMatch(/different goals/)
    expect(saidOf([{}, { problem: 'blocks' }])).toEqual([
      expect.stringMatching(/different problems/),
    ])
    expect(saidOf([{ problem: 'blocks' }, { problem: 'blocks', metric: 'any' }])).toEqual(
      expect.arrayContaining([expect.stringMatching(/differ in “One move”/)]),
    )
  })

  it('is not that they try moves in another order, or search otherwise', () => {
    const other = { start, order: 'down-right-left-up', solver: 'a-star' }
    expect(saidOf([{ start }, other])).toEqual([])
  })

  it('is which of them can find no solution, said once for one board', () => {
    expect(saidOf([{ start: unsolvable }, { start: unsolvable, solver: 'a-star' }])).toEqual([
      expect.stringMatching(/^Searches A and B can find no solution\. The start has/),
    ])
    expect(saidOf([{ start }, { start: unsolvable }])).toEqual([
      expect.stringMatching(/different starts/),
      expect.stringMatching(/^Search B can find no solution\. /),
    ])
  })

  it('leaves out searches that have not begun', () => {
    expect(cautions([runOf({ start }), undefined])).toEqual([])
    expect(cautions([undefined, undefined])).toEqual([])
  })
})
