import { expect, it } from 'vitest'
import { replacementAt, replacementMarkers } from '../../../src/recording/query/markers'
import { stateOf } from '../../../src/recording/query/path/path'
import { statusAt } from '../../../src/recording/query/status'
import { record } from '../../../src/recording/write/recorder'
import { runOf } from '../arbitraryRuns'

const replacing = record(
  runOf({
    solver: 'a-star',
    heuristic: 'sum',
    start: '627381450',
    order: 'down-right-left-up',
  }),
)
const replacements = Array.from(replacementMarkers(replacing).values())

it('a node is replaced by one with the same board that is nearer to the start', () => {
  const { depth } = replacing.columns
  expect(replacements.length).toBeGreaterThan(10)
  for (const { node, by } of replacements) {
    expect(stateOf(replacing, by)).toEqual(stateOf(replacing, node))
    expect(depth[by]).toBeLessThan(depth[node])
  }
})

it('a node stands until the event that replaces it', () => {
  for (const marker of replacements) {
    expect(replacementAt(replacing, marker.node, marker.event - 1)).toBeUndefined()
    expect(replacementAt(replacing, marker.node, marker.event)).toBe(marker)
  }
})

it('a node that waits is superseded then, one that was expanded stays so', () => {
  const statuses = replacements.map(({ node, event }) => statusAt(replacing, node, event))
  expect(statuses).toEqual(replacements.map(({ waiting }) => (waiting ? 'superseded' : 'expanded')))
  expect(new Set(statuses).size).toBe(2)
})

it('there is none in a search that expands level by level', () => {
  expect(replacementMarkers(record(runOf({ start: '123456078' }))).size).toBe(0)
})
