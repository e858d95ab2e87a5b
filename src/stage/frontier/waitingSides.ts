import type { Recording } from '../../recording/recording'

/** How many of the nodes that wait were reached from each end. */
export function waitingSides({ columns: { side } }: Recording, waiting: Int32Array) {
  let backward = 0
  for (const node of waiting) backward += side[node]
  return { forward: waiting.length - backward, backward }
}
