import type { DropReason, Node, Outcome } from '../solvers/solver'

/** How a recorded run ended: as its solver says, when somebody stopped it, or out of memory. */
export type RunOutcome =
  | Outcome
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'out-of-memory' }

/** How runs end. */
export const outcomeKinds = [
  'solved',
  'exhausted',
  'limit',
  'cancelled',
  'out-of-memory',
] as const satisfies readonly RunOutcome['kind'][]

/** An event that neither generates nor expands a node. */
export type Marker = MarkerKind & {
  readonly event: number
  /** How many nodes have left the frontier through markers, this one included. */
  readonly left: number
}

export type MarkerKind =
  /** A node is a goal; or it meets a node of the other side. One met when generated never waits. */
  | {
      readonly kind: 'solution'
      readonly node: Node
      readonly meets: Node | undefined
      readonly waiting: boolean
    }
  /** A cheaper path to a state: `node` is replaced by `by`, in its place if it was waiting. */
  | {
      readonly kind: 'supersede'
      readonly node: Node
      readonly by: Node
      readonly waiting: boolean
    }
  /** A node that waited leaves the frontier for good. */
  | { readonly kind: 'drop'; readonly node: Node; readonly reason: DropReason }
  /** The tree begins anew, with a limit: a depth, or a cost as it is told. */
  | { readonly kind: 'iteration'; readonly limit: number; readonly firstRow: Node }
  | { readonly kind: 'finish'; readonly outcome: RunOutcome }

type Leaving = 'solution' | 'supersede' | 'drop'

/** Whether a marker takes its node out of the frontier, or keeps it from coming there. */
export function leavesFrontier(
  marker: MarkerKind,
): marker is Extract<MarkerKind, { kind: Leaving }> {
  if (marker.kind === 'supersede') return marker.waiting
  return marker.kind === 'solution' || marker.kind === 'drop'
}

/** When the node of such a marker left the frontier: if it never waited, as it was generated. */
export function leftThrough(
  marker: Extract<Marker, { kind: Leaving }>,
  generatedAt: number,
): number {
  const neverWaited = marker.kind === 'solution' && !marker.waiting
  return neverWaited ? generatedAt : marker.event
}
