import { farthestRun, statesOf8Problem } from './farthestRun'
import type { KnownRun } from './figures'
import { knownBlockRuns } from './knownBlockRuns'
import { knownHeuristicRuns } from './knownHeuristicRuns'
import { everyOptimal } from './optimalSolvers'

/** The boards of the contest; the second one has no solution. */
const contestBoards = [
  { title: "the contest's first board", start: '1 2 3 / 4 5 6 / 0 7 8', moves: 2 },
  { title: "the contest's third board", start: '4 5 1 / 2 6 0 / 7 3 8', moves: 15 },
]

/** Every solver over every problem of which figures are known: one row each. */
export const knownRuns: readonly KnownRun[] = [
  farthestRun,
  {
    title: 'breadth-first, 867254301, down-right-left-up',
    settings: { solver: 'breadth-first', start: '867254301', order: 'down-right-left-up' },
    figures: { moves: 31, reached: statesOf8Problem },
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
      reached: statesOf8Problem,
      expanded: statesOf8Problem,
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
    figures: { popped: 131_431, boardsOnThePath: 25 },
  },
  {
    title: 'breadth-first, all that 123456780 can reach',
    settings: { solver: 'breadth-first', start: '123456780', goalTest: 'never' },
    figures: { moves: 'none', reached: statesOf8Problem, expanded: statesOf8Problem },
  },
  {
    title: 'bidirectional, 867254301, up-left-right-down',
    settings: { solver: 'bidirectional', start: '867254301', order: 'up-left-right-down' },
    figures: { moves: 31, solutions: 1, reached: 16_088, expanded: 10_203 },
  },
  {
    title: 'depth-first, 627381450, down-right-left-up',
    settings: { solver: 'depth-first', start: '627381450', order: 'down-right-left-up' },
    figures: { popped: 126_414, boardsOnThePath: 52_703 },
  },
  {
    title: 'A* with the inadmissible sum, 627381450, down-right-left-up',
    settings: {
      solver: 'a-star',
      heuristic: 'sum',
      start: '627381450',
      order: 'down-right-left-up',
    },
    figures: { popped: 1_072, boardsOnThePath: 27 },
  },
  {
    title: 'IDA*, 867254301, all solutions, each limit the least f over the one before',
    settings: {
      solver: 'ida-star',
      heuristic: 'manhattan',
      start: '867254301',
      solutions: 'all',
      limits: 'next-f',
    },
    figures: {
      moves: 31,
      solutions: 40,
      hOfTheStart: 21,
      limits: [21, 23, 25, 27, 29, 31],
    },
  },
  {
    title: 'IDA*, 867254301, all solutions, limits one by one',
    settings: {
      solver: 'ida-star',
      heuristic: 'manhattan',
      start: '867254301',
      solutions: 'all',
      limits: 'by-one',
    },
    figures: {
      moves: 31,
      solutions: 40,
      hOfTheStart: 21,
      limits: [21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31],
    },
  },
  // Without a heuristic the 31 moves of 867254301 take most of a minute.
  {
    title: "iterative deepening, the contest's third board, limits one by one",
    settings: { solver: 'iterative-deepening', start: '4 5 1 / 2 6 0 / 7 3 8', solutions: 'all' },
    figures: { moves: 15, limits: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] },
  },
  {
    title: 'greedy, 123456870, which has no solution',
    settings: { solver: 'greedy', start: '123456870' },
    figures: { moves: 'none', reached: statesOf8Problem, leftInTheFrontier: 0 },
  },
  {
    title: 'uniform-cost, 867254301',
    settings: { solver: 'uniform-cost', start: '867254301' },
    figures: { moves: 31, reached: statesOf8Problem },
  },
  {
    title: "breadth-first, the contest's second board",
    settings: { solver: 'breadth-first', start: '1 2 3 / 4 5 6 / 8 7 0' },
    figures: { moves: 'none' },
  },
  ...contestBoards.flatMap(({ title, start, moves }) =>
    everyOptimal.map((settings) => ({
      title: `${Object.values(settings).join(', ')}, ${title}`,
      settings: { ...settings, start },
      figures: { moves },
    })),
  ),
  {
    title: 'iterative deepening, Hoppers, all solutions',
    settings: { problem: 'pegs-13', solver: 'iterative-deepening', solutions: 'all' },
    figures: { moves: 7, jumps: 11, solutions: 18 },
  },
  ...knownBlockRuns,
  ...knownHeuristicRuns,
]
