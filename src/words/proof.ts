import type { ParityProof, Solvability } from '../problems/problem'
import type { Message } from './message'
import { toldMessage } from './problemWords'

/** Why the goal cannot be reached; nothing without a proof of it. */
export function unsolvableProof(solvability: Solvability | undefined): Message | undefined {
  if (!solvability || solvability.solvable) return undefined
  if (solvability.proof === 'parity') return parityProof(solvability)
  if (solvability.proof === 'told') return toldMessage(solvability.why)
  return { key: 'setup.proof.notWithinReach', values: { count: solvability.states } }
}

/** Why the goal can or cannot be reached, with the numbers of both boards. */
export function parityProof(found: ParityProof): Message {
  const { inversions, solvable } = found
  const parity = inversions % 2 === 0 ? 'even' : 'odd'
  return {
    key: solvable ? `setup.proof.soluble.${parity}` : 'setup.proof.insoluble',
    values: { inversions: inversionsOf(found), steps: blankSteps(found) },
  }
}

/** How many inversions a start has. */
export function inversionsOf({ inversions }: ParityProof): Message {
  return { key: 'setup.proof.inversions', values: { count: inversions } }
}

/** How far the blank is from its place. */
export function blankSteps({ blankDistance }: ParityProof): Message {
  return { key: 'setup.proof.steps', values: { count: blankDistance } }
}
