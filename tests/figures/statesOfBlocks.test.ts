import { beforeAll, describe, expect, it } from 'vitest'
import { layouts } from '../../src/problems/blocks/layouts'
import { metrics } from '../../src/problems/blocks/reach'
import type { Settings } from '../../src/problems/problem'
import { record } from '../../src/recording/write/recorder'
import { runOf } from '../recording/arbitraryRuns'
import { statesAlong } from '../recording/replay'
import { steps, StringBlocks } from './stringBlocks'

const budget = 0
const cellsInAction = 36

function blocksRun(settings: Settings) {
  return runOf({ problem: 'blocks', solver: 'breadth-first', ...settings })
}

describe.each(layouts)('the blocks of $id', ({ id, moves }) => {
  const { problem } = blocksRun({ start: id })
  const plain = new StringBlocks(problem.settings.start, problem.settings.target)
  let perDistance: readonly number[]
  beforeAll(() => {
    perDistance = plain.perDistance()
  })

  it('make as many boards at each distance as in a search with strings', () => {
    const { perLevel } = record(blocksRun({ start: id, goalTest: 'never' }), budget).totals
    expect(perLevel).toEqual(perDistance)
  })

  it.each(['straight', 'any'])('are as many boards where a move may be longer (%s)', (metric) => {
    const { reached } = record(blocksRun({ start: id, metric, goalTest: 'never' }), budget).totals
    expect(reached).toBe(perDistance.reduce((sum, boards) => sum + boards))
  })

  it.each(metrics)('are led out by a solution that strings can follow (%s)', (metric) => {
    const run = blocksRun({ start: id, metric })
    const { problem } = run
    const { solution = [] } = record(run, budget)
    const states = statesAlong(problem, solution)
    let board = plain.start
    solution.forEach((action, at) => {
      const move = problem.describe(states[at], action)
      if (move.kind !== 'slide') throw new Error(`a ${move.kind}`)
      let from = Math.floor(action / cellsInAction)
      for (const direction of move.path) {
        const [right, down] = steps[direction]
        const next = plain.slid(board, from, right, down)
        if (next === undefined) throw new Error(`no way ${direction} from ${from} in ${board}`)
        board = next
        from += right + down * plain.columns
      }
    })
    expect(solution).toHaveLength(moves[metric])
    const [column, row] = problem.settings.goal.split(',').map(Number)
    expect(board.indexOf('T')).toBe(row * plain.columns + column)
  })
})
