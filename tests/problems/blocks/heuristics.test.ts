import { describe, expect, it } from 'vitest'
import { metrics } from '../../../src/problems/blocks/reach'
import type { Problem, State } from '../../../src/problems/problem'
import { blocksOf } from './arbitraryBlocks'
import { cornerOf, plainDistances, plainMoves, shapesOf } from './plainBlocks'

const h = ({ heuristics }: Problem, { low, high }: State) => heuristics[0].of(low, high)

it('the distance of the target is what remains of its own way', () => {
  const found = metrics.flatMap((metric) =>
    ['3,0', '3,3', '0,3', '0,0'].map((goal) => {
      const problem = blocksOf({ start: 'A.B./..../..../....', target: 'A', goal, metric })
      return h(problem, problem.start)
    }),
  )
  expect(found).toEqual([...[3, 6, 3, 0], ...[1, 2, 1, 0], ...[1, 1, 1, 0]])
})

describe.each(metrics)('the distance of the target (%s)', (metric) => {
  it.each([
    { start: 'ABB/CBB/D..', goal: '0,1' },
    { start: 'ABB/CBB/D..', goal: '1,1' },
    { start: 'AAB/C../..D', goal: '1,2' },
  ])('never exceeds the true distance, from any board of %o', (settings) => {
    const problem = blocksOf({ ...settings, metric })
    const { target } = problem.settings
    const key = (board: string) => shapesOf(board, target)
    const boards = plainDistances(settings.start, metric, key)
    const [column, row] = settings.goal.split(',').map(Number)
    const isGoal = (board: string) => cornerOf(board, target) === row * 3 + column

    // Moves can be undone, so the distances from all goals are those to the nearest one.
    const distances = new Map<string, number>()
    let level = [...boards.values()].map(({ board }) => board).filter(isGoal)
    for (let distance = 0; level.length > 0; distance++) {
      const fresh = level.filter((board) => !distances.has(key(board)))
      for (const board of fresh) distances.set(key(board), distance)
      level = fresh.flatMap((board) => plainMoves(board, metric).map((move) => move.board))
    }
    expect(distances.size).toBe(boards.size)
    for (const { board } of boards.values()) {
      const { start } = blocksOf({ ...settings, start: board, target, metric })
      const left = distances.get(key(board)) ?? 0
      expect(h(problem, start)).toBeLessThanOrEqual(left)
      expect(h(problem, start) === 0).toBe(left === 0)
    }
  })
})
