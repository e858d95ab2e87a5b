import type { Problem } from '../problem'
import { drawTowers } from './drawTowers'
import { createTowersHand } from './hand'
import { createHanoiHeuristics } from './heuristics'
import { actionOf, packTowers, pegOf, readAction, unpackTowers, withDisc } from './towers'
import type { Towers } from './towers'
import { formatTowers, pegNames } from './towersText'

/** Where the discs stand at the start and in the goal, on how many pegs. */
export interface HanoiOptions {
  readonly pegs: number
  readonly start: Towers
  readonly goal: Towers
}

/**
 * The Towers of Hanoi: discs of different sizes stand on pegs, never a larger one on a smaller one.
 * The top disc of a peg may be put on another peg, as long as that stays so.
 *
 * Successors come by the disc that moves, the smallest first; each goes to the pegs from left to
 * right. The notation of a move is the disc and the peg it goes to: `1>C`.
 *
 * Source: É. Lucas (as “N. Claus”), La Tour d’Hanoï, 1883; with four pegs H. E. Dudeney, The
 * Canterbury Puzzles, 1907.
 */
export function createHanoi({ pegs, start, goal }: HanoiOptions): Problem {
  const discs = start.length
  const goalLow = packTowers(goal)

  return {
    settings: {
      problem: 'hanoi',
      discs: String(discs),
      pegs: String(pegs),
      start: formatTowers(start),
      goal: formatTowers(goal),
    },
    start: { low: packTowers(start), high: 0 },
    goal: { low: goalLow, high: 0 },
    reversible: true,
    heuristics: createHanoiHeuristics(goal),
    isGoal: (low) => low === goalLow,
    successors(low, _high, into) {
      into.clear()
      // As bits, the pegs that have a smaller disc on them.
      let taken = 0
      for (let disc = 0; disc < discs; disc++) {
        const from = pegOf(low, disc)
        const isTop = (taken & (1 << from)) === 0
        taken |= 1 << from
        if (!isTop) continue
        for (let peg = 0; peg < pegs; peg++) {
          if ((taken & (1 << peg)) === 0) into.add(withDisc(low, disc, peg), 0, actionOf(disc, peg))
        }
      }
    },
    describe(_state, action) {
      const { disc, peg } = readAction(action)
      return { kind: 'disc', disc: disc + 1, to: pegNames[peg] }
    },
    draw: ({ low }) => drawTowers(unpackTowers(low, discs), pegs),
    format: ({ low }) => formatTowers(unpackTowers(low, discs)),
    notation(_state, action) {
      const { disc, peg } = readAction(action)
      return `${disc + 1}>${pegNames[peg]}`
    },
    // Every state can be reached: a tower can be moved whole, disc by disc from the largest on.
    solvability: () => undefined,
    hand: createTowersHand(discs, pegs),
  }
}
