import type { Heuristic } from '../problem'
import { mostPancakes, sizeAt } from './pile'
import type { Pile } from './pile'

/** The ids of the heuristics, the default one first. */
export const pancakeHeuristics = ['gap', 'misplaced-pancakes'] as const

/**
 * Heuristics for the turns that remain. Pancakes are numbered by their places in the goal, so that
 * every goal is the sorted pile; the plate below is the number after the last.
 *
 * `gap`: how many neighbours, the plate counted as one, have numbers that differ by more than one.
 * In the goal there are none. A turn of the top *k* moves apart only the pancake in place *k* and
 * what is below it, so it takes away one gap at most: h never exceeds the true distance.
 * Source: M. Helmert, “Landmark heuristics for the pancake problem”, SoCS 2010.
 *
 * `misplaced-pancakes`: how many do not lie where the goal wants them. Not admissible: one turn can
 * bring all of them home.
 */
export function createPancakeHeuristics(goal: Pile): readonly Heuristic[] {
  const count = goal.length
  const plate = count + 1
  const numbers = new Uint8Array(mostPancakes + 1)
  goal.forEach((size, place) => (numbers[size] = place + 1))

  const numberAt = (low: number, high: number, place: number) =>
    place < count ? numbers[sizeAt(low, high, place)] : plate
  const gap = (one: number, other: number) => (Math.abs(one - other) > 1 ? 1 : 0)

  return [
    {
      id: 'gap',
      admissible: true,
      of(low, high) {
        let gaps = 0
        for (let place = 0; place < count; place++) {
          gaps += gap(numberAt(low, high, place), numberAt(low, high, place + 1))
        }
        return gaps
      },
      after(h, low, high, turned) {
        const below = numberAt(low, high, turned)
        const [top, last] = [numberAt(low, high, 0), numberAt(low, high, turned - 1)]
        return h + gap(top, below) - gap(last, below)
      },
    },
    {
      id: 'misplaced-pancakes',
      admissible: false,
      of(low, high) {
        let misplaced = 0
        for (let place = 0; place < count; place++) {
          if (numberAt(low, high, place) !== place + 1) misplaced++
        }
        return misplaced
      },
    },
  ]
}
