import { createRandom, shuffled } from '../../problems/random'
import type { Recording } from '../../recording/recording'
import type { Node } from '../../solvers/solver'
import type { Prediction } from './prediction'

const mostShown = 8

/** Frontier nodes to choose from, with the one that leaves next, in an order that reveals nothing. */
export function nodesToChooseFrom(
  { frontier, right }: Extract<Prediction, { ask: 'next' }>,
  seed: number,
): readonly Node[] {
  const random = createRandom(seed)
  const others = shuffled(
    frontier.filter((node) => node !== right),
    random,
  )
  return shuffled([right, ...others.slice(0, mostShown - 1)], random)
}

/** The levels to choose from: those of the path, whose length the question tells. */
export function levelsToChooseFrom({ moves }: Extract<Prediction, { ask: 'meet' }>) {
  return Array.from({ length: moves + 1 }, (_, level) => level)
}

/** The level on which a node stands, counted from the start. */
export function levelFromStart({ columns }: Recording, node: Node, moves: number): number {
  return columns.side[node] === 1 ? moves - columns.depth[node] : columns.depth[node]
}
