/** The sentences of the proof, in order. */
export const proofSteps = ['parent', 'suppose', 'back', 'known', 'end'] as const
export type ProofStep = (typeof proofSteps)[number]

/** Whether moves can be undone, which is what the proof stands on. */
export type Moves = 'undone' | 'one-way'

/** What the picture of a step shows. */
export interface ProofScene {
  /** The child with the state S, and the old node with the same state. */
  readonly twins: 'none' | 'there' | 'fading'
  /** The move from S back to the state of P: drawn, missing, or not spoken of yet. */
  readonly back: 'none' | 'drawn' | 'missing'
  /** The node with the state of P that the old node would have generated. */
  readonly known: 'none' | 'there' | 'missing'
  readonly isPruned: boolean
}

/** The picture of a step, where moves can be undone and where they cannot. */
export function proofScene(step: ProofStep, moves: Moves): ProofScene {
  const at = proofSteps.indexOf(step)
  const isOneWay = moves === 'one-way'
  const isPruned = step === 'end' && !isOneWay
  return {
    twins: twinsAt(at, isPruned),
    back: at < proofSteps.indexOf('back') ? 'none' : isOneWay ? 'missing' : 'drawn',
    known: at < proofSteps.indexOf('known') ? 'none' : isOneWay ? 'missing' : 'there',
    isPruned,
  }
}

function twinsAt(at: number, isPruned: boolean): ProofScene['twins'] {
  if (at === 0) return 'none'
  return isPruned ? 'fading' : 'there'
}
