import { expect, it } from 'vitest'
import { record } from '../../../src/recording/write/recorder'
import { nodePath } from '../../../src/stage/board/nodePath'
import { moveSign } from '../../../src/words/move'
import { runOf } from '../../recording/arbitraryRuns'

const run = runOf({ start: '123405678' })
const recording = record(run, 1000)
const last = recording.events - 1

it('gives the moves from the start, the last ones of a long way', () => {
  const node = recording.rows - 1
  const depth = recording.columns.depth[node]
  const path = nodePath(recording, run.problem, node, last)
  expect(path).toMatchObject({ leads: 'fromStart', count: depth })
  expect(path.moves.map(({ number }) => number)).toEqual(
    Array.from({ length: depth }, (_, i) => i + 1),
  )
  expect(path.moves.at(-1)).toMatchObject({
    node,
    generatedAt: recording.columns.generatedAt[node],
  })
  const short = nodePath(recording, run.problem, node, last, 2)
  expect(short).toEqual({ ...path, moves: path.moves.slice(-2) })
  expect(nodePath(recording, run.problem, 0, last).moves).toEqual([])
})

const twoWays = runOf({ solver: 'bidirectional', start: '451260738' })
const both = record(twoWays)
const end = both.events - 1

it('leads on to the goal from a node of the search from there', () => {
  const { side, depth, parent } = both.columns
  const node = side.lastIndexOf(1, both.rows - 1)
  const path = nodePath(both, twoWays.problem, node, end)
  expect(path).toMatchObject({ leads: 'toGoal', count: depth[node] })
  expect(path.moves[0].node).toBe(parent[node])
  expect(parent[path.moves.at(-1)?.node ?? -1]).toBe(-1)
})

it('leads all the way where two searches meet, once they have met', () => {
  const { outcome, solution = [] } = both
  const node = outcome?.kind === 'solved' ? outcome.node : -1
  const before = nodePath(both, twoWays.problem, node, both.columns.generatedAt[node])
  expect(before.leads).not.toBe('through')
  const path = nodePath(both, twoWays.problem, node, end)
  expect(path).toMatchObject({ leads: 'through', count: solution.length })
  const { start } = twoWays.problem
  const alone = record(runOf({ start: twoWays.problem.format(start) }))
  expect(path.count).toBe(alone.solution?.length)
  expect(path.moves.map(({ move }) => moveSign(move)).join(' ')).toMatch(/^(\d[←→↑↓] ?){15}$/)
})
