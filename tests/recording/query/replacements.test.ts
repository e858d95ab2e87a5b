import { expect, it } from 'vitest'
import { stateOf } from '../../../src/recording/query/path'
import { record } from '../../../src/recording/write/recorder'
import { replacementAt, replacementMarks } from '../../../src/recording/query/replacements'
import { statusAt } from '../../../src/recording/query/status'
import { runOf } from '../arbitraryRuns'

const replacing = record(
  runOf({
    solver: 'a-star',
    heuristic: 'sum',
    start: '627381450',
    order: 'down-right-left-up',
  }),
)
const marks = Array.from(replacementMarks(replacing).values())

it('a node is replaced by one with the same board that is nearer to the start', () => {
  const { depth } = replacing.columns
  expect(marks.length).toBeGreaterThan(10)
  for (const { node, by } of marks) {
    expect(stateOf(replacing, by)).toEqual(stateOf(replacing, node))
    expect(depth[by]).toBeLessThan(depth[node])
  }
})

it('a node stands until the event that replaces it', () => {
  for (const mark of marks) {
    expect(replacementAt(replacing, mark.node, mark.event - 1)).toBeUndefined()
    expect(replacementAt(replacing, mark.node, mark.event)).toBe(mark)
  }
})

it('a node that waits is superseded then, one that was expanded stays so', () => {
  const statuses = marks.map(({ node, event }) => statusAt(replacing, node, event))
  expect(statuses).toEqual(marks.map(({ waiting }) => (waiting ? 'superseded' : 'expanded')))
  expect(new Set(statuses).size).toBe(2)
})

it('there is none in a search that expands level by level', () => {
  expect(replacementMarks(record(runOf({ start: '123456078' }))).size).toBe(0)
})
