import { createRandom, shuffled } from '../../../problems/random'
import type { Node } from '../../../solvers/solver'
import type { Prediction } from '../prediction'

const mostShown = 8

/**
 * Frontier nodes to choose from, in an order that reveals nothing. Of many it is one of several groups,
 * so that the same nodes are shown whichever of them leaves next.
 */
export function nodesToChooseFrom(
  { frontier, right }: Extract<Prediction, { ask: 'next' }>,
  seed: number,
): readonly Node[] {
  const nodes = shuffled(
    frontier.toSorted((one, other) => one - other),
    createRandom(seed),
  )
  const groups = Math.ceil(nodes.length / mostShown)
  const size = nodes.length / groups
  const group = Math.floor(nodes.indexOf(right) / size)
  return nodes.slice(Math.ceil(group * size), Math.ceil((group + 1) * size))
}

/**
 * The levels to choose from: those of the path, whose length the question tells. Of a long path they
 * are some near its middle, and others that stand for a third or a quarter of it.
 */
export function levelsToChooseFrom({ right, moves }: Extract<Prediction, { ask: 'meet' }>) {
  const all = Array.from({ length: moves + 1 }, (_, level) => level)
  if (all.length <= mostShown) return all
  const half = Math.floor(moves / 2)
  const likely = [moves / 4, moves / 3, half - 1, half, half + 1, (2 * moves) / 3, (3 * moves) / 4]
  const offered = new Set([right, ...likely.map(Math.round)])
  return all.filter((level) => offered.has(level))
}
