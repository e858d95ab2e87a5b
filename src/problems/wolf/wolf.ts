import type { CountedProof, Problem } from '../problem'
import { acrossFrom } from '../river/bank'
import { proofByCount } from '../withinReach'
import { drawFerry } from './drawFerry'
import { eatenIn, everybodyOn, ferriedOver, ferryLoads, packFerry, unpackFerry } from './ferry'
import type { Ferry } from './ferry'
import { formatFerry } from './ferryText'
import { createFerryHand } from './hand'
import { createFerryHeuristics } from './heuristics'

/**
 * Wolf, goat and cabbage: a farmer has to take all three across a river in a boat that holds the
 * farmer and one more (or two). The goat must not be left alone with the wolf or with the cabbage.
 * The goal is that everybody is on the right bank.
 *
 * Successors come by what the farmer takes along: nothing, the wolf, the goat, the cabbage, then
 * two of them in the same order. An action is the number of its load in that order. Its notation is
 * who crosses, and the bank they go to: `FG>R`.
 *
 * Source: Propositiones ad acuendos iuvenes, number 18, about 800, ascribed to Alcuin of York.
 */
export function createWolf(room: number, start: Ferry): Problem {
  const loads = ferryLoads(room)
  const startState = packFerry(start)
  const goal = packFerry(everybodyOn('right'))

  const successors: Problem['successors'] = (low, _high, into) => {
    into.clear()
    const ferry = unpackFerry(low)
    loads.forEach((load, action) => {
      const after = ferriedOver(ferry, load)
      if (after && !eatenIn(after)) into.add(packFerry(after).low, 0, action)
    })
  }
  let proof: CountedProof | undefined

  return {
    settings: { problem: 'wolf', room: String(room), start: formatFerry(start) },
    start: startState,
    goal,
    reversible: true,
    heuristics: createFerryHeuristics(room),
    isGoal: (low) => low === goal.low,
    successors,
    describe({ low }, action) {
      return { kind: 'ferry', load: loads[action], to: acrossFrom(unpackFerry(low).farmer) }
    },
    draw: ({ low }) => drawFerry(room, unpackFerry(low)),
    format: ({ low }) => formatFerry(unpackFerry(low)),
    notation({ low }, action) {
      const who = loads[action].map((each) => each[0].toUpperCase()).join('')
      return `F${who}>${unpackFerry(low).farmer === 'left' ? 'R' : 'L'}`
    },
    solvability: () => (proof ??= proofByCount({ successors }, startState.low, goal.low)),
    hand: createFerryHand(room),
  }
}
