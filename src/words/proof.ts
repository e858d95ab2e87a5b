import type { Solvability } from '../puzzles/puzzle'
import type { Message } from './message'

/** Why the goal cannot be reached, from the parity of both boards; nothing without such a proof. */
export function unsolvableProof(solvability: Solvability | undefined): Message | undefined {
  if (!solvability || solvability.solvable) return undefined
  const { inversions, blankDistance } = solvability
  return {
    key: 'setup.proof',
    values: {
      inversions: { key: 'setup.inversions', values: { count: inversions } },
      steps: { key: 'setup.steps', values: { count: blankDistance } },
    },
  }
}
