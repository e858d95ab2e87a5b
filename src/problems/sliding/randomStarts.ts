import type { RandomStarts, StartsByDistance } from '../manifest'
import type { Settings } from '../problem'
import type { BoardSize, Cells } from './board'
import { formatBoard, parseBoard } from './boardText'
import {
  canTabulate,
  countAtDistance,
  largestDistance,
  randomBoardAtDistance,
  tabulateDistances,
} from './distances'
import { randomSolvableBoard } from './randomBoard'
import { slidingSize } from './settings'

/** Random boards, all of the right parity. */
export const randomSlidingStarts: RandomStarts = {
  start({ problem, goal }, seed) {
    const size = slidingSize(problem)
    const cells = parseBoard(goal, size)
    return cells.ok ? formatBoard(randomSolvableBoard(size, cells.value, seed)) : undefined
  },
  distances({ problem, goal }: Settings) {
    const size = slidingSize(problem)
    const cells = canTabulate(size) ? parseBoard(goal, size) : undefined
    return cells?.ok ? startsByDistance(size, cells.value) : undefined
  },
}

function* startsByDistance(size: BoardSize, goal: Cells): Generator<void, StartsByDistance> {
  const distances = yield* tabulateDistances(size, goal)
  return {
    largest: largestDistance(distances),
    count: (distance) => countAtDistance(distances, distance),
    pick(distance, seed) {
      const cells = randomBoardAtDistance(distances, distance, seed)
      return cells && formatBoard(cells)
    },
  }
}
