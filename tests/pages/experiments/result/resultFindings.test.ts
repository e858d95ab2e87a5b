import '../../../../src/words/parts/experiments'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withDefault } from '../../../../src/experiments/defaults'
import type { Row } from '../../../../src/experiments/row'
import { resultFindings } from '../../../../src/pages/experiments/result/resultFindings'
import { searchLabels } from '../../../../src/setup/searchLabels'
import { say } from '../../../../src/words/message'
import type { Message } from '../../../../src/words/message'
import { anyResults, experimentFrom } from '../../../experiments/anyResults'

const row: Row = {
  ...{ board: 0, search: 0, outcome: 'solved', moves: 9, ms: 10 },
  ...{ popped: 10, expanded: 9, generated: 30, peakSize: 20 },
}
const inWords = (sentences: readonly Message[]) => sentences.map(say).join(' ')

/** What is told of a search A and others, each with these counts in place of those of the row. */
function told(...others: readonly Partial<Row>[]) {
  return toldOf([row, ...others.map((other, at) => ({ ...row, search: at + 1, ...other }))])
}

function toldOf(rows: readonly Row[]) {
  const searches = 1 + Math.max(...rows.map(({ search }) => search))
  const solvers = ['breadth-first', 'greedy', 'a-star'].slice(0, searches).join(',')
  const experiment = experimentFrom({ problem: 'sliding-3x2', count: '2', solvers })
  return resultFindings({ experiment, rows }, ['A', 'B', 'C'].slice(0, searches)).map(inWords)
}

describe('what an experiment shows', () => {
  it('is how many times as much the others need as the search that needs least', () => {
    const [generated] = told({ generated: 117 }, { generated: 31 })
    expect(generated).toBe(
      'A generates the fewest nodes, 30 in the mean. B generates 3.9 times as many. C generates 1.03 times as many.',
    )
  })

  it('names all that need least', () => {
    expect(told({}, { moves: 45 })).toContain(
      'A and B find the shortest solutions, with a length of 9 in the mean. C finds solutions 5 times as long.',
    )
  })

  it('is told in one sentence where nothing differs', () => {
    expect(told({})).toEqual([
      'All searches generate equally many nodes, 30 in the mean.',
      'All searches hold equally many reached states at once, 20 in the mean.',
      'All searches find equally long solutions, with a length of 9 in the mean.',
    ])
  })

  it('names no factor that would be 1', () => {
    const many = { ...row, generated: 1000 }
    const rows = [many, { ...many, search: 1, generated: 1001 }]
    expect(toldOf(rows)).toContain(
      'A generates the fewest nodes, 1,000 in the mean. B generates hardly more.',
    )
  })

  it('holds no table against a search without one', () => {
    expect(told({ peakSize: 0 }).filter((each) => each.includes('hold'))).toEqual([])
  })

  it('is told of no multiple of nothing', () => {
    const atGoal = { ...row, moves: 0 }
    const rows = [atGoal, { ...row, search: 1 }]
    expect(toldOf(rows).filter((each) => each.includes('solutions'))).toEqual([])
  })

  it('is told of the starts alone that all searches solved', () => {
    const other = { ...row, board: 1 }
    const rows: readonly Row[] = [
      row,
      { ...row, search: 1, generated: 60 },
      { ...other, generated: 9_000 },
      { ...other, search: 1, outcome: 'cut', moves: undefined },
    ]
    expect(toldOf(rows)[0]).toBe(
      'A generates the fewest nodes, 30 in the mean. B generates 2 times as many.',
    )
    expect(toldOf(rows.slice(2))).toEqual([])
  })

  it('is how near the means are to known ones, unless runs were cut', () => {
    const experiment = experimentFrom(withDefault({}))
    const first = { ...row, popped: 92_862, moves: 22 }
    const rows = [first, { ...first, search: 1 }, { ...first, search: 2, popped: 2_123 }]
    const known = (all: readonly Row[]) =>
      resultFindings({ experiment, rows: all }, ['A', 'B', 'C'])
        .map(inWords)
        .filter((each) => each.includes('known'))
    expect(known(rows)).toEqual([
      '“Popped”, in percent of the known mean: A 100%, B 77%, and C 200%.',
      '“States on the path”, in percent of the known mean: A 100%, B 0%, and C 99%.',
    ])
    const cut = { ...first, board: 1, outcome: 'cut', moves: undefined } as const
    expect(known([...rows, cut])[0]).toBe(
      '“Popped”, in percent of the known mean: B 77% and C 200%.',
    )
  })

  it('is nothing for a search by itself', () => {
    expect(told()).toEqual([])
  })

  it('has words for any results, without a number that is none', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const names = searchLabels(results.experiment.searches).map(({ short }) => short)
        for (const each of resultFindings(results, names))
          expect(inWords(each)).not.toMatch(/NaN|∞|experiments\./)
      }),
    )
  })
})
