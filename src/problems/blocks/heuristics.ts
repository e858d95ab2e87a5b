import type { Heuristic } from '../problem'
import type { Metric } from './reach'

/** The ids of the heuristics. */
export const blockHeuristics = ['target-distance'] as const

/** How many columns and rows a state's target is from where it is to go. */
export type Away = (low: number, high: number) => { columns: number; rows: number }

/**
 * The target has to go its own way at least, so this never exceeds the true distance: a move of
 * one cell brings it one cell nearer, a straight slide along one axis, any slide all the way.
 */
export function targetDistance(metric: Metric, away: Away): Heuristic {
  return {
    id: blockHeuristics[0],
    admissible: true,
    of(low, high) {
      const { columns, rows } = away(low, high)
      if (metric === 'cell') return columns + rows
      const axes = Math.sign(columns) + Math.sign(rows)
      return metric === 'straight' ? axes : Math.sign(axes)
    },
  }
}
