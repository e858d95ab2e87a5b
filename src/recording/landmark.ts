import type { Node, Outcome } from '../solvers/solver'

/** How a recorded run ended; `cancelled` when somebody stopped it. */
export type RunOutcome = Outcome | { readonly kind: 'cancelled' }

/** An event that neither generates nor expands a node. */
export type Landmark =
  | { readonly kind: 'solution'; readonly event: number; readonly node: Node }
  | { readonly kind: 'finish'; readonly event: number; readonly outcome: RunOutcome }
