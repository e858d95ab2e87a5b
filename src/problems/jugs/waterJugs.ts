import type { Problem, Solvability } from '../problem'
import { withinReach } from '../withinReach'
import { formatContents } from './contentsText'
import { drawGoal, drawJugs } from './drawJugs'
import { createJugsHand } from './hand'
import { createJugHeuristics } from './heuristics'
import { formatJugGoal, jugGoalTold, meetsGoal } from './jugGoal'
import type { JugGoal } from './jugGoal'
import { jugLetter, litresOf, packContents, poured, poursOf, unpackContents } from './pours'
import type { Contents, Jugs } from './pours'
import { jugsProof } from './proof'
import { sizeSettings } from './sizes'

/**
 * Water jugs: two or three jugs without marks have to measure a number of litres. With a tap, a jug
 * can be filled and emptied; a jug can be poured into another until it is empty or the other full.
 *
 * Successors come in the order of `poursOf`: each jug filled, each emptied, then each poured into
 * each other, in the order of their letters. What changes nothing is no action. An action is its
 * number in that order. Its notation is where the water goes from and to: `tap>A`, `A>drain`, `A>B`.
 *
 * Source: M. C. K. Tweedie, "A graphical method of solving Tartaglian measuring puzzles", The
 * Mathematical Gazette 23 (1939), 278–282; of 8, 5 and 3, N. Tartaglia, General trattato (1556).
 */
export function createWaterJugs(jugs: Jugs, start: Contents, goal: JugGoal): Problem {
  const pours = poursOf(jugs)
  const startState = packContents(start)
  const litres = goal.kind === 'each' ? goal.litres.filter((each) => each !== undefined) : []
  const goalTold = jugGoalTold(goal)
  const isGoal = (low: number) => meetsGoal(goal, unpackContents(jugs, low))

  const successors: Problem['successors'] = (low, _high, into) => {
    into.clear()
    const contents = unpackContents(jugs, low)
    pours.forEach((pour, action) => {
      if (litresOf(jugs, contents, pour) === 0) return
      into.add(packContents(poured(jugs, contents, pour)).low, 0, action)
    })
  }
  let proof: Solvability | undefined

  function findProof(): Solvability {
    const reached = [...withinReach({ successors }, startState.low)]
    return jugsProof(jugs, start, goal, { solvable: reached.some(isGoal), states: reached.length })
  }

  return {
    settings: {
      problem: 'jugs',
      ...sizeSettings(jugs),
      start: formatContents(start),
      goal: formatJugGoal(goal),
    },
    start: startState,
    goal: litres.length === jugs.sizes.length ? packContents(litres) : undefined,
    reversible: false,
    heuristics: createJugHeuristics(jugs, goal),
    isGoal,
    successors,
    describe({ low }, action) {
      const { from, into } = pours[action]
      return {
        kind: 'pour',
        ...(from !== undefined && { from: jugLetter(from) }),
        ...(into !== undefined && { into: jugLetter(into) }),
        litres: litresOf(jugs, unpackContents(jugs, low), pours[action]),
      }
    },
    draw: ({ low }) => drawJugs(jugs, goal, unpackContents(jugs, low)),
    ...(goalTold && { goalTold }),
    goalScene: drawGoal(jugs, goal),
    format: ({ low }) => formatContents(unpackContents(jugs, low)),
    notation(_state, action) {
      const { from, into } = pours[action]
      const [source, end] = [from, into].map((jug) => jug !== undefined && jugLetter(jug))
      return `${source || 'tap'}>${end || 'drain'}`
    },
    solvability: () => (proof ??= findProof()),
    hand: createJugsHand(jugs, goal),
  }
}
