import type { Settings } from '../../src/puzzles/puzzle'

/** What the literature and independent programs say about a run. */
export interface Figures {
  /** The length of the solution, `none` where there is none. */
  readonly moves: number | 'none'
  readonly boardsOnThePath: number
  /** States in the table of reached states. */
  readonly reached: number
  readonly expanded: number
  /** Nodes taken from the frontier: the expanded ones and, where it was found so, the goal. */
  readonly taken: number
  readonly leftInTheFrontier: number
}

export interface KnownRun {
  readonly title: string
  readonly settings: Settings
  readonly figures: Partial<Figures>
}

const statesOf8Puzzle = 181_440

/** Every solver over every puzzle of which figures are known: one row each. */
export const knownRuns: readonly KnownRun[] = [
  {
    title: 'breadth-first, 867254301, up-left-right-down, goal tested on generation',
    settings: {
      solver: 'breadth-first',
      start: '867254301',
      order: 'up-left-right-down',
      goalTest: 'generation',
    },
    figures: { moves: 31, reached: statesOf8Puzzle, expanded: 181_380, leftInTheFrontier: 59 },
  },
  {
    title: 'breadth-first, 867254301, down-right-left-up',
    settings: { solver: 'breadth-first', start: '867254301', order: 'down-right-left-up' },
    figures: { moves: 31, reached: statesOf8Puzzle },
  },
  {
    title: 'breadth-first, 647850321, the other farthest board',
    settings: { solver: 'breadth-first', start: '647850321' },
    figures: { moves: 31 },
  },
  {
    title: 'breadth-first, 123456870, which has no solution',
    settings: { solver: 'breadth-first', start: '123456870' },
    figures: {
      moves: 'none',
      reached: statesOf8Puzzle,
      expanded: statesOf8Puzzle,
      leftInTheFrontier: 0,
    },
  },
  {
    title: 'breadth-first, 627381450, down-right-left-up, goal tested on expansion',
    settings: {
      solver: 'breadth-first',
      start: '627381450',
      order: 'down-right-left-up',
      goalTest: 'expansion',
    },
    figures: { taken: 131_431, boardsOnThePath: 25 },
  },
  {
    title: "breadth-first, the contest's first board",
    settings: { solver: 'breadth-first', start: '1 2 3 / 4 5 6 / 0 7 8' },
    figures: { moves: 2 },
  },
  {
    title: "breadth-first, the contest's second board",
    settings: { solver: 'breadth-first', start: '1 2 3 / 4 5 6 / 8 7 0' },
    figures: { moves: 'none' },
  },
  {
    title: "breadth-first, the contest's third board",
    settings: { solver: 'breadth-first', start: '4 5 1 / 2 6 0 / 7 3 8' },
    figures: { moves: 15 },
  },
]
