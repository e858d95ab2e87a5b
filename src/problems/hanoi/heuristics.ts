import type { Heuristic } from '../problem'
import { pegOf } from './towers'
import type { Towers } from './towers'

/** The ids of the heuristics, the default one first. */
export const hanoiHeuristics = ['disc-moves', 'misplaced-discs'] as const

/**
 * Heuristics for the moves that remain, for any number of pegs. A move moves one disc, so what is
 * counted for each disc alone adds up to no more than the true distance.
 *
 * `misplaced-discs`: each disc that is not on its peg of the goal moves at least once.
 *
 * `disc-moves`: some of them, and some that are on their peg, move at least twice. Let a larger disc
 * have to go from peg S to peg G. When it first leaves S and when it last comes to G, no smaller disc
 * is on the peg it leaves or comes to. So a smaller disc on S has left S by then, and one that the goal wants on G
 * or on S, too, comes there by another move; and one on G that the goal wants on G leaves it, and comes
 * back.
 */
export function createHanoiHeuristics(goal: Towers): readonly Heuristic[] {
  return [
    {
      id: 'disc-moves',
      admissible: true,
      of(low) {
        let moves = 0
        // For each peg S, as bits, the pegs G to which a larger disc has to go from there.
        const leaving = [0, 0, 0, 0]
        // As bits, the pegs to which some larger disc has to go.
        let wanted = 0
        for (let disc = goal.length - 1; disc >= 0; disc--) {
          const [peg, home] = [pegOf(low, disc), goal[disc]]
          const isHome = peg === home
          const goesTwice = isHome
            ? leaving[peg] !== 0 || (wanted & (1 << peg)) !== 0
            : (leaving[peg] & (1 << home)) !== 0
          if (goesTwice) moves += 2
          else if (!isHome) moves += 1
          if (isHome) continue
          leaving[peg] |= 1 << home
          wanted |= 1 << home
        }
        return moves
      },
    },
    {
      id: 'misplaced-discs',
      admissible: true,
      of(low) {
        let misplaced = 0
        for (let disc = 0; disc < goal.length; disc++) {
          if (pegOf(low, disc) !== goal[disc]) misplaced++
        }
        return misplaced
      },
    },
  ]
}
