import type { InjectionKey, Ref } from 'vue'
import type { Node } from '../../solvers/solver'

/** How often a class has answered with a node. */
export interface NodeVotes {
  readonly node: Node
  /** In each round of the vote, the first one first. */
  readonly counts: readonly number[]
  /** Whether it is the right answer. */
  readonly isRight: boolean
}

/** Lets the tree and the frontier in a page show the votes of a class. */
export const nodeVotesKey: InjectionKey<Readonly<Ref<readonly NodeVotes[]>>> = Symbol('votes')
