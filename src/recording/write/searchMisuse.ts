import type { Node } from '../../solvers/solver'

/** What has become of a node, as a small number. */
export const fates = {
  waiting: 0,
  expanded: 1,
  pruned: 2,
  dropped: 3,
  superseded: 4,
  solution: 5,
  leftBehind: 6,
  /** No node has the number; or the child that had it was pruned, past the budget. */
  none: 7,
} as const

/** What a search did wrong, with the number of the node and its fate where they matter. */
export type Misuse =
  | {
      readonly kind: 'not-waiting'
      readonly node: Node
      readonly fate: number
      readonly wish: 'be expanded' | 'be dropped' | 'be a solution'
    }
  | {
      readonly kind: 'too-late'
      readonly node: Node
      readonly fate: number
      readonly wish: 'be pruned' | 'replace an earlier node'
      /** The node generated last, below 0 where something else happened since. */
      readonly newest: Node
    }
  | {
      readonly kind:
        | 'not-yielded'
        | 'not-being-expanded'
        | 'not-a-goal'
        | 'not-met'
        | 'not-met-at-once'
        | 'not-solved'
      readonly node: Node
    }
  | {
      readonly kind: 'not-meeting'
      readonly node: Node
      readonly meets: Node
      readonly why: 'states' | 'side' | 'none'
    }
  | {
      readonly kind: 'not-replaceable'
      readonly node: Node
      readonly fate: number
      readonly child: Node
    }
  | { readonly kind: 'not-twin'; readonly node: Node; readonly twin: Node }
  | {
      readonly kind: 'left-waiting'
      readonly node: Node
      readonly wish: 'end with nothing left' | 'begin another iteration'
    }
  /** What a path would cost, or what a heuristic answered, in units, and the most there may be. */
  | {
      readonly kind: 'not-units'
      readonly node: Node
      readonly name: 'g' | 'h'
      readonly value: number
      readonly most: number
    }
  | { readonly kind: 'not-a-limit'; readonly limit: number }
  | { readonly kind: 'no-such-node'; readonly node: Node; readonly fate: number }

/**
 * What a solver says of its search cannot be true: there is a mistake in the solver. `misuseSentence`
 * says it in words, which a page that shows known solvers need not load.
 */
export class SearchMisuse extends Error {
  override readonly name = 'SearchMisuse'

  constructor(readonly misuse: Misuse) {
    super(JSON.stringify(misuse))
  }
}
