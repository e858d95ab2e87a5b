import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kept } from '../../src/recording/reasonCodes'
import type { Recording } from '../../src/recording/recording'
import { record } from '../../src/recording/write/recorder'
import { notReached, tableKinds } from '../../src/structures/reachedTable'
import { createReachedTable } from '../../src/structures/reachedTables'
import { anyRunBy, runOf } from '../recording/arbitraryRuns'
import { plainTables } from './plainTables'
import type { PlainTable } from './plainTables'

/** Puts the nodes of a breadth-first search into a plain table, and counts its comparisons. */
function replayInto(table: PlainTable, { columns, rows }: Recording) {
  let comparisons = 0
  let wrong = 0
  for (let row = 0; row < rows; row++) {
    const state = { low: columns.low[row], high: columns.high[row], depth: columns.depth[row] }
    const isKept = columns.reason[row] === kept
    // The root is added without a look.
    if (row > 0) {
      const lookUp = table.lookUp(state)
      comparisons += lookUp.comparisons
      if (lookUp.found === isKept) wrong++
    }
    if (isKept) table.add(state)
  }
  return { comparisons, wrong }
}

function withTable(run: ReturnType<typeof runOf>, reached: string) {
  return runOf({ ...run.problem.settings, ...run.chosen.options, reached })
}

const anyRun = anyRunBy('breadth-first')

describe.each(Object.entries(plainTables))('the table of reached states: %s', (kind, plain) => {
  it('finds what a plain table of its kind finds, with as many comparisons', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const recording = record(withTable(run, kind))
        const { comparisons, wrong } = replayInto(plain(), recording)
        expect({ comparisons: recording.totals.comparisons, wrong: 0 }).toEqual({
          comparisons,
          wrong,
        })
      }),
      { numRuns: 40 },
    )
  })
})

describe.each(tableKinds)('the table of reached states: %s', (kind) => {
  it('is the same search as with a hash table, level for level', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const of = ({ totals, outcome, solution, events }: Recording) => {
          const { generated, expanded, prunedBy, reached, perLevel } = totals
          return { generated, expanded, prunedBy, reached, perLevel, outcome, solution, events }
        }
        expect(of(record(withTable(run, kind)))).toEqual(of(record(withTable(run, 'hash'))))
      }),
    )
  })

  it('starts empty', () => {
    const one = { low: Int32Array.of(0), high: Int32Array.of(0), depth: Uint32Array.of(0) }
    const table = createReachedTable(kind, one)
    expect([table.find(0), table.size, table.peakSize, table.comparisons]).toEqual([
      notReached,
      0,
      0,
      0,
    ])
  })

  it('tells apart states that share one of their words', () => {
    const states = {
      low: Int32Array.of(1, 2, 1, -1, 1, 2),
      high: Int32Array.of(7, 7, 8, 7, -7, 7),
      depth: new Uint32Array(6),
    }
    const table = createReachedTable(kind, states)
    const found = Array.from(states.low, (_, node) => {
      const twin = table.find(node)
      if (twin === notReached) table.add(node)
      return twin
    })
    expect(found).toEqual([notReached, notReached, notReached, notReached, notReached, 1])
  })

  it('names a later node in the place of an earlier one, if told so', () => {
    const states = {
      low: Int32Array.of(3, 4, 5, 4, 4),
      high: new Int32Array(5),
      depth: new Uint32Array(5),
    }
    const table = createReachedTable(kind, states)
    for (const node of [0, 1, 2]) table.add(node)
    table.replace(1, 3)
    expect([table.find(4), table.size]).toEqual([3, 3])
  })
})

describe.each([
  ...tableKinds.map((kind) => ({ kind, count: undefined })),
  { kind: 'hash' as const, count: 6 },
])('the table of reached states: $kind, of $count states', ({ kind, count }) => {
  function tableOfFour() {
    const states = {
      low: Int32Array.of(3, 4, 5, 4, 5),
      high: new Int32Array(5),
      depth: new Uint32Array(5),
    }
    const table = createReachedTable(kind, states, count)
    for (const node of [0, 1, 2]) table.add(node)
    return table
  }

  it.each([
    ['the node that it holds and the later one are taken for each other', 3, 1],
    ['the earlier one has another state', 0, 3],
    ['the earlier one was replaced before', 2, 4],
    ['there is no such node', 99, 3],
  ])('refuses a node in the place of one that it does not hold so: %s', (_, earlier, node) => {
    const table = tableOfFour()
    if (earlier === 2) table.replace(2, 4)
    const before = [table.size, table.comparisons]
    expect(() => table.replace(earlier, node)).toThrow(
      `node ${node} cannot take the place of node ${earlier} in the table of reached states`,
    )
    expect([table.size, table.comparisons]).toEqual(before)
    expect([table.find(0), table.find(3)]).toEqual([0, 1])
  })

  it('finds a node that took the place of one at another depth', () => {
    const states = {
      low: Int32Array.of(3, 4, 4, 4),
      high: new Int32Array(4),
      depth: Uint32Array.of(0, 2, 1, 1),
    }
    const table = createReachedTable(kind, states, count)
    for (const node of [0, 1]) table.add(node)
    table.replace(1, 2)
    expect(table.find(3)).toBe(2)
  })

  it('adds a node with the state that it has then, not the one that was looked up', () => {
    const states = {
      low: Int32Array.of(3, 4, 3),
      high: new Int32Array(3),
      depth: new Uint32Array(3),
    }
    const table = createReachedTable(kind, states, count)
    table.find(0)
    states.low[0] = 4
    table.add(0)
    expect([table.find(1), table.find(2)]).toEqual([0, notReached])
  })
})

describe('what a table holds at once', () => {
  const whole = (reached: string) =>
    record(runOf({ problem: 'sliding-4x2', start: '12345670', goalTest: 'never', reached })).totals

  it.each(tableKinds.filter((kind) => kind !== 'two-step'))('is all it was given: %s', (kind) => {
    const { peakSize, reached } = whole(kind)
    expect([peakSize, reached]).toEqual([20_160, 20_160])
  })

  it('is the widest three neighbouring levels: two-step', () => {
    const { peakSize, reached, perLevel } = whole('two-step')
    const threes = perLevel.map((_, depth) =>
      perLevel.slice(depth, depth + 3).reduce((sum, states) => sum + states),
    )
    expect([peakSize, reached]).toEqual([Math.max(...threes), 20_160])
  })
})
