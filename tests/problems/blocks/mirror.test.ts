import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { middleColumn } from '../../../src/problems/blocks/mirror'
import type { Problem, State } from '../../../src/problems/problem'
import { record } from '../../../src/recording/write/recorder'
import { runOf } from '../../recording/arbitraryRuns'
import { anyReachedBoard, blocksOf } from './arbitraryBlocks'
import { mirrored } from './plainBlocks'

const symmetric = anyReachedBoard.filter((board) => {
  const { settings } = blocksOf({ start: board })
  const width = board.split('/').find((row) => row.includes(settings.target)) ?? ''
  const cells = [...width].filter((letter) => letter === settings.target).length
  return middleColumn(width.length, cells) !== undefined
})

function canonicalOf({ canonical }: Problem, { low, high }: State): State {
  const into = { low: 0, high: 0 }
  canonical?.(low, high, into)
  return into
}

describe('the stand-in of a board', () => {
  it('is the board or its mirror image, and the same for both', () => {
    fc.assert(
      fc.property(symmetric, fc.constantFrom('shapes', 'none'), (start, equal) => {
        const problem = blocksOf({ start, equal, mirror: 'on' })
        const { target } = problem.settings
        const image = blocksOf({ start: mirrored(start), target, equal, mirror: 'on' })
        const chosen = canonicalOf(problem, problem.start)
        expect([problem.start, image.start]).toContainEqual(chosen)
        expect(canonicalOf(problem, image.start)).toEqual(chosen)
        expect(canonicalOf(problem, chosen)).toEqual(chosen)
      }),
    )
  })

  it('is not there unless it is asked for', () => {
    expect(blocksOf({ start: 'seed' }).canonical).toBeUndefined()
  })
})

describe('a search that takes mirror images as equal', () => {
  const search = (mirror: string, metric = 'cell') =>
    record(runOf({ problem: 'blocks', start: 'seed', metric, mirror, solver: 'breadth-first' }))

  // A search written by hand gives the same. The last level depends on the order of moves: in
  // another order, 23,731 and 11,903 are known.
  it('registers half of the states until it generates the goal', () => {
    const registered = ['off', 'on'].map((mirror) => search(mirror).totals.reached)
    expect(registered).toEqual([23_730, 11_902])
  })

  it('has half as many states in its widest level', () => {
    const widest = ['off', 'on'].map((mirror) => Math.max(...search(mirror).totals.perLevel))
    expect(widest).toEqual([625, 313])
  })

  it.each(['cell', 'straight', 'any'])('finds as short a solution (%s)', (metric) => {
    const [without, withMirror] = ['off', 'on'].map((mirror) => search(mirror, metric).solution)
    expect(withMirror?.length).toBe(without?.length)
  })
})
