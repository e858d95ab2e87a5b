import type { ChosenSolver } from '../../../solvers/manifest/chooseSolver'
import type { Frontier, Node } from '../../../solvers/solver'
import type { Recording } from '../../recording'

/** Where a search first takes a node that the order in its manifest does not name. */
export interface Disorder {
  readonly event: number
  /** The node that leaves first by that order. */
  readonly before: Node
  /**
   * The order in which nodes leave: nothing where it is not the declared one. It is that one where
   * in the whole run only equals leave in another order than that of their arrival.
   */
  readonly frontier: Frontier | undefined
  /** The node that leaves next after a step, where that is recorded and it waits by then. */
  readonly nextAfter: (step: number) => Node | undefined
}

type FindDisorder = (recording: Recording, chosen: ChosenSolver) => Disorder | undefined

let find: FindDisorder | undefined

/** Says what finds disorder in searches of one's own: it comes with what runs them. */
export function findDisorderBy(given: FindDisorder): void {
  find = given
}

/** Where a run does not keep to its order; nothing where it does, as those that are built in all do. */
export function disorderIn(recording: Recording, chosen: ChosenSolver): Disorder | undefined {
  return chosen.solver.own && find?.(recording, chosen)
}

/** The order in which nodes leave the frontier of a run; nothing where it is not the declared one. */
export function knownFrontier(recording: Recording, chosen: ChosenSolver): Frontier | undefined {
  return (disorderIn(recording, chosen) ?? chosen.solver).frontier
}
