import type { Node, Outcome } from '../solvers/solver'

/** How a recorded run ended: as its solver says, when somebody stopped it, or out of memory. */
export type RunOutcome =
  | Outcome
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'out-of-memory' }

/** An event that neither generates nor expands a node. */
export type Landmark =
  | { readonly kind: 'solution'; readonly event: number; readonly node: Node }
  | { readonly kind: 'finish'; readonly event: number; readonly outcome: RunOutcome }
