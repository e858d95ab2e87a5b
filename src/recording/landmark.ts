import type { DropReason, Node, Outcome } from '../solvers/solver'

/** How a recorded run ended: as its solver says, when somebody stopped it, or out of memory. */
export type RunOutcome =
  | Outcome
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'out-of-memory' }

/** An event that neither generates nor expands a node. */
export type Landmark = LandmarkKind & {
  readonly event: number
  /** How many nodes have left the frontier through landmarks, this one included. */
  readonly left: number
}

export type LandmarkKind =
  /** A node is a goal; or it meets a node of the other side. One met when generated never waits. */
  | {
      readonly kind: 'solution'
      readonly node: Node
      readonly meets: Node | undefined
      readonly waiting: boolean
    }
  /** A cheaper way to a state: `node` is replaced by `by`, in its place if it was waiting. */
  | {
      readonly kind: 'supersede'
      readonly node: Node
      readonly by: Node
      readonly waiting: boolean
    }
  /** A node that waited leaves the frontier for good. */
  | { readonly kind: 'drop'; readonly node: Node; readonly reason: DropReason }
  /** The tree begins anew, with a limit. */
  | { readonly kind: 'iteration'; readonly limit: number; readonly firstRow: Node }
  | { readonly kind: 'finish'; readonly outcome: RunOutcome }

type Leaving = 'solution' | 'supersede' | 'drop'

/** Whether a landmark takes its node out of the frontier, or keeps it from coming there. */
export function leavesFrontier(
  landmark: LandmarkKind,
): landmark is Extract<LandmarkKind, { kind: Leaving }> {
  if (landmark.kind === 'supersede') return landmark.waiting
  return landmark.kind === 'solution' || landmark.kind === 'drop'
}

/** When the node of such a landmark left the frontier: if it never waited, as it was generated. */
export function leftThrough(
  landmark: Extract<Landmark, { kind: Leaving }>,
  generatedAt: number,
): number {
  const neverWaited = landmark.kind === 'solution' && !landmark.waiting
  return neverWaited ? generatedAt : landmark.event
}
