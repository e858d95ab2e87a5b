import type { Settings } from '../../problems/problem'
import type { Run } from '../../recording/run'
import { checkSettings } from '../../setup/checkSettings'
import type { Comparison } from './comparison'
import { proposedSearch } from './proposal'
import type { CommonClock } from './time/commonTime'

const farthest = '867254301'
const middle = '451260738'
const misled = '082513476'
// Some thousand states: with a list, the whole game would take a quarter of a minute.
const layout = { problem: 'blocks', start: 'AABB/CCBB/DDEE/F.GH/I.JH' }

interface Prepared {
  readonly searches: readonly Settings[]
  readonly clock: CommonClock
}

/** Comparisons worth seeing, in the order shown. */
export const preparedNames = [
  'bothEnds',
  'limits',
  'heuristicValues',
  'orders',
  'costs',
  'tables',
] as const

export type PreparedName = (typeof preparedNames)[number]

const prepared: Readonly<Record<PreparedName, Prepared>> = {
  bothEnds: {
    searches: [{ start: farthest }, { start: farthest, solver: 'bidirectional' }],
    clock: 'expansions',
  },
  limits: {
    searches: ['iterative-deepening', 'ida-star'].map((solver) => ({ start: middle, solver })),
    clock: 'levels',
  },
  heuristicValues: {
    searches: ['manhattan', 'sum'].map((heuristic) => ({
      start: misled,
      solver: 'a-star',
      heuristic,
    })),
    clock: 'expansions',
  },
  orders: {
    searches: ['up-left-right-down', 'down-right-left-up'].map((order) => {
      return { start: middle, solver: 'depth-first', order }
    }),
    clock: 'ends',
  },
  costs: {
    searches: ['breadth-first', 'uniform-cost', 'a-star'].map((solver) => {
      return { problem: 'graph', graph: 'romania', solver }
    }),
    clock: 'expansions',
  },
  tables: {
    searches: ['hash', 'tree', 'two-step', 'list'].map((reached) => ({ ...layout, reached })),
    clock: 'expansions',
  },
}

/** A prepared comparison, at its first moment. */
export function preparedComparison(name: PreparedName): Comparison {
  const { searches, clock } = prepared[name]
  const runs = searches.map((each) => checkSettings(each).run)
  return { searches: runs, clock, time: 0, sameScale: false, picture: 'both' }
}

/** The solvers of which one is set beside a search that a link has alone. */
export const firstPair = ['breadth-first', 'depth-first'] as const

/**
 * Two searches to begin with, for those who set up their own.
 *
 * @param last the search that they looked at: then it is the first, and the other is from its start
 */
export function ownComparison(last?: Run): Comparison {
  const searches = last
    ? [last, proposedSearch([last])]
    : [{}, { solver: 'a-star' }].map((each) => checkSettings(each).run)
  return { searches, clock: 'expansions', time: 0, sameScale: false, picture: 'both' }
}
