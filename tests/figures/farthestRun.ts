import type { KnownRun } from './figures'

export const statesOf8Problem = 181_440

/** Breadth-first search from one of the two boards of the 8-puzzle that are farthest from the goal. */
export const farthestRun = {
  title: 'breadth-first, 867254301, up-left-right-down, goal tested on generation',
  settings: {
    solver: 'breadth-first',
    start: '867254301',
    order: 'up-left-right-down',
    goalTest: 'generation',
  },
  figures: { moves: 31, reached: statesOf8Problem, expanded: 181_380, leftInTheFrontier: 59 },
} as const satisfies KnownRun
