import type { Heuristic } from '../problem'
import { ferried, unpackFerry } from './ferry'

export const ferryHeuristics = ['ferry-trips'] as const

/**
 * A heuristic for the crossings that remain, by how many the farmer still has to take over, so that
 * who may be left with whom is forgotten. With that forgotten, fewer crossings may do, never more,
 * and so it never exceeds the true distance: each crossing to the right takes at most *room* of them
 * over, and between two of these lies one back. From the right bank there is one back before.
 */
export function createFerryHeuristics(room: number): readonly Heuristic[] {
  const [id] = ferryHeuristics
  const of = (low: number) => {
    const ferry = unpackFerry(low)
    const left = ferried.filter((who) => ferry[who] === 'left').length
    if (ferry.farmer === 'right') return 2 * Math.ceil(left / room)
    return Math.max(1, 2 * Math.ceil(left / room) - 1)
  }
  return [{ id, admissible: true, of }]
}
