import type { RandomStarts } from '../manifest'
import { listStartsByDistance } from '../startsByDistance'
import { formatBoard, parseBoard } from './boardText'
import { moveOrders } from './moveOrder'
import { randomSolvableBoard } from './randomBoard'
import { canTabulate } from './reachableCount'
import { slidingSize } from './settings'
import { createSlidingTiles } from './slidingTiles'

/** Random boards, all of the right parity. */
export const randomSlidingStarts: RandomStarts = {
  start({ problem, goal = '' }, seed) {
    const size = slidingSize(problem)
    const cells = parseBoard(goal, size)
    return cells.ok ? formatBoard(randomSolvableBoard(size, cells.value, seed)) : undefined
  },
  distances({ problem, goal: text = '' }) {
    const size = slidingSize(problem)
    const read = canTabulate(size) ? parseBoard(text, size) : undefined
    if (!read?.ok) return undefined
    const goal = read.value
    // One order for all: the same seed gives the same board, whatever order a search has.
    return listStartsByDistance(
      createSlidingTiles({ size, start: goal, goal, order: moveOrders[0] }),
    )
  },
}
