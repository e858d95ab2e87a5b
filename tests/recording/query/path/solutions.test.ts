import { expect, it } from 'vitest'
import { countsAt } from '../../../../src/recording/query/counts'
import { frontierNodesAt } from '../../../../src/recording/query/frontier/frontierNodes'
import { solutionMarkers } from '../../../../src/recording/query/markers'
import { stateOf } from '../../../../src/recording/query/path/path'
import { solutionPath } from '../../../../src/recording/query/path/solutions'
import { statusAt } from '../../../../src/recording/query/status'
import { record } from '../../../../src/recording/write/recorder'
import { runOf } from '../../arbitraryRuns'

const twoTrees = record(runOf({ solver: 'bidirectional', start: '451260738' }))

it('a goal that was waiting is known by its node, and is one from its event on', () => {
  const recording = record(runOf({ start: '123456078', goalTest: 'expansion' }))
  expect(Array.from(solutionMarkers(recording).values())).toEqual(
    recording.markers.filter(({ kind }) => kind === 'solution'),
  )
  const [{ node, event }] = solutionMarkers(recording).values()
  expect(statusAt(recording, node, event - 1)).toBe('waiting')
  expect(statusAt(recording, node, event)).toBe('solution')
})

it.each(['breadth-first', 'bidirectional', 'iterative-deepening', 'ida-star'])(
  'a goal that %s meets as it is generated never waits',
  (solver) => {
    const recording = record(runOf({ solver, start: '451260738' }))
    const [{ node, event }] = solutionMarkers(recording).values()
    for (const step of [event - 1, event]) {
      expect(statusAt(recording, node, step)).toBe('solution')
      expect(frontierNodesAt(recording, step)).not.toContain(node)
      expect(countsAt(recording, step).frontier).toBe(frontierNodesAt(recording, step).length)
    }
    expect(statusAt(recording, node, event - 2)).toBe('absent')
  },
)

it('every one of many solutions is found', () => {
  const all = record(runOf({ solver: 'ida-star', start: '867254301', solutions: 'all' }))
  expect(solutionMarkers(all).size).toBe(40)
})

it('there is none in a search that finds nothing', () => {
  expect(solutionMarkers(record(runOf({ start: '123456870' }))).size).toBe(0)
})

it('the path of a solution goes from the root to the goal', () => {
  const recording = record(runOf({ start: '123456078' }))
  const [found] = solutionMarkers(recording).values()
  expect(solutionPath(recording, found)).toEqual([[0, 2, found.node]])
})

it('the path through two trees goes up to both roots, and meets in one board', () => {
  const [found] = solutionMarkers(twoTrees).values()
  const [before, after] = solutionPath(twoTrees, found)
  const { parent, side } = twoTrees.columns
  expect([before[0], after.at(-1)].map((root = 0) => parent[root])).toEqual([-1, -1])
  expect(side[before[0]]).not.toBe(side[after[0]])
  expect(before.slice(1).map((node) => parent[node])).toEqual(before.slice(0, -1))
  expect(after.slice(0, -1).map((node) => parent[node])).toEqual(after.slice(1))
  expect(stateOf(twoTrees, before.at(-1) ?? -1)).toEqual(stateOf(twoTrees, after[0]))
  expect(before.length - 1 + after.length - 1).toBe(twoTrees.solution?.length)
})
