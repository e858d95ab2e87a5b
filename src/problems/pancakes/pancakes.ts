import type { Problem } from '../problem'
import type { TapHand } from '../taps'
import { drawPile } from './drawPile'
import { createPancakeHeuristics } from './heuristics'
import { packPile, packTurned, sizeAt, unpackPile } from './pile'
import type { Pile } from './pile'
import { formatPile } from './pileText'

/**
 * The pancake problem: a pile of pancakes of different sizes is brought into order by turning over
 * some of them from the top on, all together, as with a spatula put under the last of them.
 *
 * Successors come by how many pancakes are turned over, the fewest first: 2, 3, and so on to all. An
 * action is that number, and so is its notation. The same turn undoes it.
 *
 * Source: “Harry Dweighter” (J. E. Goodman), problem E2569, American Mathematical Monthly 82
 * (1975), 1010.
 */
export function createPancakes(start: Pile, goal: Pile): Problem {
  const count = goal.length
  const goalState = packPile(goal)
  const sizes = new Uint8Array(count)
  const after = { low: 0, high: 0 }

  return {
    settings: {
      problem: 'pancakes',
      pancakes: String(count),
      start: formatPile(start),
      goal: formatPile(goal),
    },
    start: packPile(start),
    goal: goalState,
    reversible: true,
    heuristics: createPancakeHeuristics(goal),
    isGoal: (low, high) => low === goalState.low && high === goalState.high,
    successors(low, high, into) {
      into.clear()
      for (let place = 0; place < count; place++) sizes[place] = sizeAt(low, high, place)
      for (let turned = 2; turned <= count; turned++) {
        packTurned(sizes, count, turned, after)
        into.add(after.low, after.high, turned)
      }
    },
    describe: (_state, turned) => ({ kind: 'turn', count: turned }),
    draw: (state) => drawPile(unpackPile(state, count)),
    format: (state) => formatPile(unpackPile(state, count)),
    notation: (_state, turned) => String(turned),
    // Every order can be reached: the largest comes to the top, then down, then the next.
    solvability: () => undefined,
    hand: createSpatula(count),
  }
}

/** Played by tapping the last pancake of those that are turned over. */
function createSpatula(count: number): TapHand {
  return {
    draw: (state) => drawPile(unpackPile(state, count), true),
    tap(state, _held, id) {
      const turned = unpackPile(state, count).indexOf(Number(id)) + 1
      if (turned > 1) return { kind: 'move', action: turned }
      return { kind: 'refused', why: { word: 'pancakes.topAlone' } }
    },
  }
}
