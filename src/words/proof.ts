import type { Solvability } from '../problems/problem'
import type { Message } from './message'

/** Why the goal cannot be reached, from the parity of both boards; nothing without such a proof. */
export function unsolvableProof(solvability: Solvability | undefined): Message | undefined {
  return solvability && !solvability.solvable ? parityProof(solvability) : undefined
}

/** Why the goal can or cannot be reached, with the numbers of both boards. */
export function parityProof(solvability: Solvability): Message {
  const { inversions, solvable } = solvability
  const parity = inversions % 2 === 0 ? 'even' : 'odd'
  return {
    key: solvable ? `setup.solvableProof.${parity}` : 'setup.proof',
    values: { inversions: inversionsOf(solvability), steps: blankSteps(solvability) },
  }
}

/** How many inversions a start has. */
export function inversionsOf({ inversions }: Solvability): Message {
  return { key: 'setup.inversions', values: { count: inversions } }
}

/** How far the blank is from its place. */
export function blankSteps({ blankDistance }: Solvability): Message {
  return { key: 'setup.steps', values: { count: blankDistance } }
}
