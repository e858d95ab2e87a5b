import type { CountedProof, Problem } from '../problem'
import { acrossFrom } from '../river/bank'
import { proofByCount } from '../withinReach'
import { crossed, loadsOf, outnumberedOn, packCrossing, unpackCrossing } from './crossing'
import type { Crossing, River } from './crossing'
import { formatCrossing } from './crossingText'
import { drawCrossing } from './drawCrossing'
import { createHand } from './hand'
import { createRiverHeuristics } from './heuristics'

/**
 * Missionaries and cannibals: as many of each have to cross a river in a boat that holds a few of
 * them and does not cross alone; wherever there are missionaries on a bank, they must not be
 * outnumbered by cannibals. The goal is that everybody, and so the boat, is on the right bank.
 *
 * Successors come by the load of the boat: the fewest people first, of as many the most
 * missionaries. An action is the number of its load in that order. Its notation is the load and
 * the bank it goes to: `1M1C>R`.
 *
 * Source: S. Amarel, "On representations of problems of reasoning about actions", Machine
 * Intelligence 3 (1968), 131–171.
 */
export function createMissionaries(river: River, start: Crossing): Problem {
  const loads = loadsOf(river.boat)
  const startState = packCrossing(start)
  const goal = packCrossing({ missionaries: 0, cannibals: 0, boat: 'right' })

  const successors: Problem['successors'] = (low, _high, into) => {
    into.clear()
    const crossing = unpackCrossing(low)
    loads.forEach((load, action) => {
      const after = crossed(river, crossing, load)
      if (after && !outnumberedOn(river, after)) into.add(packCrossing(after).low, 0, action)
    })
  }
  let proof: CountedProof | undefined

  return {
    settings: {
      problem: 'missionaries',
      people: String(river.people),
      boat: String(river.boat),
      start: formatCrossing(start),
    },
    start: startState,
    goal,
    reversible: true,
    heuristics: createRiverHeuristics(river),
    isGoal: (low) => low === goal.low,
    successors,
    describe({ low }, action) {
      return { kind: 'cross', ...loads[action], to: acrossFrom(unpackCrossing(low).boat) }
    },
    draw: ({ low }) => drawCrossing(river, unpackCrossing(low)),
    format: ({ low }) => formatCrossing(unpackCrossing(low)),
    notation({ low }, action) {
      const { missionaries, cannibals } = loads[action]
      const who = [
        ...(missionaries > 0 ? [`${missionaries}M`] : []),
        ...(cannibals > 0 ? [`${cannibals}C`] : []),
      ]
      return `${who.join('')}>${unpackCrossing(low).boat === 'left' ? 'R' : 'L'}`
    },
    solvability: () => (proof ??= proofByCount({ successors }, startState.low, goal.low)),
    hand: createHand(river),
  }
}
