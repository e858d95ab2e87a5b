import { describe, expect, it } from 'vitest'
import { isSoundPart } from '../../../src/ownSearch/sandbox/soundPart'
import type { Columns } from '../../../src/recording/columns'
import { cutChunk } from '../../../src/recording/transfer/chunk'
import { record, Recorder } from '../../../src/recording/write/recorder'
import { solvers } from '../../../src/solvers'
import { runOf } from '../../recording/arbitraryRuns'

const none = { rows: 0, events: 0, expanded: 0 }
const run = runOf({ solver: 'a-star', start: '123745086' })
const part = () => structuredClone(cutChunk(record(run)))

it.each(solvers.map(({ id }) => id))('each part of a recording by %s is sound', (id) => {
  const recorder = new Recorder(
    runOf({ solver: id, problem: 'sliding-2x3', start: '451203', goal: '123450' }),
  )
  recorder.advance(20)
  const before = recorder.recording()
  expect(isSoundPart(structuredClone(cutChunk(before)), none, 2_000_000)).toBe(true)
  recorder.advance(Infinity)
  const last = structuredClone(cutChunk(recorder.recording(), before))
  expect(isSoundPart(last, before, 2_000_000)).toBe(true)
})

it.each([0, 10, 2_000_000])('so are those with costs, of which %d nodes are held', (budget) => {
  for (const { id } of solvers) {
    const recorder = new Recorder(runOf({ problem: 'graph', solver: id }), budget)
    recorder.advance(5)
    const before = recorder.recording()
    expect(isSoundPart(structuredClone(cutChunk(before)), none, budget), id).toBe(true)
    recorder.advance(Infinity)
    const last = structuredClone(cutChunk(recorder.recording(), before))
    expect(isSoundPart(last, before, budget), id).toBe(true)
  }
})

it('path costs that are no numbers of units are none', () => {
  const sent = structuredClone(cutChunk(record(runOf({ problem: 'graph', solver: 'a-star' }))))
  for (const cost of [Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY]) {
    sent.columns.g[3] = cost
    expect(isSoundPart(sent, none, 2_000_000), String(cost)).toBe(false)
  }
})

describe('what no recorder sends is none', () => {
  const { columns } = part()
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'part'],
    ['more rows than were asked for', { ...part(), rows: 1e9 }],
    ['rows that are no number', { ...part(), rows: '5' }],
    ['a part that begins elsewhere', { ...part(), fromRow: 3 }],
    [
      'a column that is a list',
      { ...part(), columns: { ...columns, parent: [...columns.parent] } },
    ],
    [
      'a column that is too short',
      { ...part(), columns: { ...columns, low: columns.low.slice(1) } },
    ],
    [
      'a parent that comes later',
      { ...part(), columns: { ...columns, parent: columns.parent.map((_, i) => i + 1) } },
    ],
    ['expansions of no row', { ...part(), expandedNodes: part().expandedNodes.map(() => 1e9) }],
    [
      'a marker of no row',
      { ...part(), markers: [{ kind: 'solution', node: 1e9, event: 1, left: 1 }] },
    ],
    ['a marker of no kind', { ...part(), markers: [{ kind: 'script', event: 1, left: 1 }] }],
    ['an outcome of no kind', { ...part(), outcome: { kind: '<img>' } }],
    ['totals that are texts', { ...part(), totals: { ...part().totals, expanded: '<b>' } }],
    ['totals without a count', { ...part(), totals: { ...part().totals, expanded: undefined } }],
    ['totals without a reason', { ...part(), totals: { ...part().totals, prunedBy: {} } }],
    ['a reason that nobody knows', withColumn('reason', () => 200)],
    ['a side that is none', withColumn('side', () => 2)],
    ['a node deeper than there are nodes', withColumn('depth', (depth) => depth + 2 ** 31)],
    ['a root that is deep', withColumn('depth', (depth) => depth + 1)],
    ['a node that leaves later than anything happens', withColumn('leftAt', () => 1e9)],
    ['nodes that come later than anything', withColumn('generatedAt', (event) => event + 1e9)],
    ['two nodes at once', withColumn('generatedAt', (event) => Math.max(1, event))],
    ['expansions that come later', { ...part(), expandedAt: part().expandedAt.map(() => 1e9) }],
    ['expansions in another order', { ...part(), expandedAt: part().expandedAt.toReversed() }],
    ['events of which nothing comes', { ...part(), events: 1e6, calls: new Uint8Array(1e6) }],
    ['a marker too many', { ...part(), markers: [...part().markers, ...part().markers] }],
    ['a marker too few', { ...part(), markers: part().markers.slice(1) }],
    ['a goal that is no row', withOutcome({ kind: 'solved', node: 1e6 })],
    ['a goal that is not told', withOutcome({ kind: 'solved' })],
    ['a solution of texts', { ...part(), solution: ['<b>'] }],
  ])('%s', (_, forged) => {
    expect(isSoundPart(forged, none, 2_000_000)).toBe(false)
  })

  it.each<[string, object]>([
    ['a reason', { kind: 'drop', node: 1, reason: '<b>' }],
    ['a node', { kind: 'solution', by: 1, waiting: true }],
    ['a node that replaces', { kind: 'supersede', node: 1, waiting: true }],
    ['whether it waited', { kind: 'supersede', node: 1, by: 2 }],
    ['a limit', { kind: 'iteration', limit: Number.NaN, firstRow: 1 }],
    ['its first row', { kind: 'iteration', limit: 1, firstRow: 1e9 }],
    ['an outcome', { kind: 'finish' }],
    ['a place in order', { kind: 'finish', outcome: { kind: 'limit' }, left: 1e9 }],
  ])('a marker without %s', (_, forged) => {
    const [first, ...others] = part().markers
    expect(isSoundPart({ ...part(), markers: [{ ...first }, ...others] }, none, 1e6)).toBe(true)
    const { event, left } = first
    const markers = [{ event, left, ...forged }, ...others]
    expect(isSoundPart({ ...part(), markers }, none, 1e6)).toBe(false)
  })
})

describe('a list that has a length and nothing in it is none, and is not walked through', () => {
  const endless = () => new Array<never>(2 ** 32 - 1)
  const { totals } = part()
  const iteration = { limit: 1, generated: 1, expanded: 1, perLevel: [1] }

  it.each<[string, unknown]>([
    ['markers', { ...part(), markers: endless() }],
    ['a solution', { ...part(), solution: endless() }],
    ['levels', { ...part(), totals: { ...totals, perLevel: endless() } }],
    ['iterations', { ...part(), totals: { ...totals, perIteration: endless() } }],
    [
      'levels of an iteration',
      { ...part(), totals: { ...totals, perIteration: [{ ...iteration, perLevel: endless() }] } },
    ],
    [
      'markers that are as many as there are events',
      { ...part(), events: 2 ** 26, calls: new Uint8Array(2 ** 26), markers: new Array(2 ** 26) },
    ],
  ])('%s', (_, forged) => {
    expect(isSoundPart(structuredClone(forged), none, 2_000_000)).toBe(false)
  })

  it('nor are levels by the thousand that many iterations share', () => {
    const shared = { ...iteration, perLevel: new Array<number>(1e5).fill(1) }
    const perIteration = new Array(1e5).fill(shared)
    const forged = { ...part(), totals: { ...totals, perIteration } }
    expect(isSoundPart(structuredClone(forged), none, 2_000_000)).toBe(false)
  })
})

/** A part in which a column has other numbers. */
function withColumn(name: keyof Columns, changed: (number: number) => number) {
  const sound = part()
  return { ...sound, columns: { ...sound.columns, [name]: sound.columns[name].map(changed) } }
}

/** A part of a run that ended otherwise; its marker says so too. */
function withOutcome(outcome: object) {
  const sound = part()
  const markers = sound.markers.map((each) =>
    each.kind === 'finish' ? { ...each, outcome } : each,
  )
  return { ...sound, markers, outcome }
}
