import type { Heuristic } from '../problem'
import { differing } from './jugGoal'
import type { JugGoal } from './jugGoal'
import { unpackContents } from './pours'
import type { Jugs } from './pours'

export const jugHeuristics = ['differing-jugs'] as const

/**
 * A heuristic for the moves that remain: half of the jugs that hold another amount than the goal
 * names, rounded up. One move changes two jugs at most, so it never exceeds the true distance. Of a
 * goal in any jug it is 1 until it is reached.
 */
export function createJugHeuristics(jugs: Jugs, goal: JugGoal): readonly Heuristic[] {
  const [id] = jugHeuristics
  return [
    {
      id,
      admissible: true,
      of: (low) => Math.ceil(differing(goal, unpackContents(jugs, low)) / 2),
    },
  ]
}
