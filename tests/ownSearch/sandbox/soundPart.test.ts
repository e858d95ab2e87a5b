import { describe, expect, it } from 'vitest'
import { isSoundPart } from '../../../src/ownSearch/sandbox/soundPart'
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

it('so are those with costs', () => {
  const costly = structuredClone(cutChunk(record(runOf({ problem: 'graph', solver: 'a-star' }))))
  expect(isSoundPart(costly, none, 2_000_000)).toBe(true)
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
  ])('%s', (_, forged) => {
    expect(isSoundPart(forged, none, 2_000_000)).toBe(false)
  })
})
