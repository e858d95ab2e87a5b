import type { Heuristic } from '../problem'
import { unpackCrossing } from './crossing'
import type { Crossing, River } from './crossing'

export const crossingHeuristics = ['round-trips', 'boatloads'] as const

/**
 * Heuristics for the crossings that remain, both by the people on the left bank alone, so that who
 * may be left with whom is forgotten. With that forgotten, fewer crossings may do, never more, and
 * so neither heuristic exceeds the true distance.
 *
 * `round-trips`: with the boat on the left, each crossing but the last is followed by one back, in
 * which somebody has to row. So two crossings take at most *boat* − 1 people over, and the last one
 * *boat*: for *n* people it takes 1 crossing and 2 more for each *boat* − 1, begun or whole, of the
 * *n* − *boat* that the last one leaves. With the boat on the right and somebody still on the left,
 * somebody has to come back first, which makes 1 crossing and at least one person more.
 *
 * `boatloads`: no crossing takes more people over than the boat holds.
 */
export function createRiverHeuristics({ boat }: River): readonly Heuristic[] {
  const heuristic = (
    id: (typeof crossingHeuristics)[number],
    of: (crossing: Crossing) => number,
  ): Heuristic => ({ id, admissible: true, of: (low) => of(unpackCrossing(low)) })

  const fromLeft = (people: number) =>
    people <= boat ? 1 : 1 + 2 * Math.ceil((people - boat) / (boat - 1))

  return [
    heuristic('round-trips', (crossing) => {
      const people = crossing.missionaries + crossing.cannibals
      if (crossing.boat === 'left') return fromLeft(people)
      return people === 0 ? 0 : 1 + fromLeft(people + 1)
    }),
    heuristic('boatloads', ({ missionaries, cannibals }) => {
      return Math.ceil((missionaries + cannibals) / boat)
    }),
  ]
}
