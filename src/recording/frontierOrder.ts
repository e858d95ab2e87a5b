import type { ChosenSolver } from '../solvers/manifest/chooseSolver'

/** The order in which nodes leave a frontier, with the options that were chosen. */
export type FrontierOrder = 'queue' | 'stack' | 'path' | PriorityOrder

export interface PriorityOrder {
  /** What decides when a node leaves: the least goes first. */
  readonly priority: (g: number, h: number) => number
  /** True when no node leaves before all that are less deep. */
  readonly byLevel: boolean
}

export function frontierOrderOf(chosen: ChosenSolver): FrontierOrder {
  const { frontier } = chosen.solver
  if (frontier.order !== 'priority') return frontier.order
  const { by, byLevel = false } = frontier
  if (by === 'g') return { priority: (g) => g, byLevel }
  if (by === 'h') return { priority: (_, h) => h, byLevel }
  return { priority: (g, h) => fOf(chosen, g, h), byLevel }
}

/** The f of a node: g + h unless the search has another one. */
export function fOf({ solver, values }: ChosenSolver, g: number, h: number): number {
  return solver.f?.(g, h, values) ?? g + h
}
