import type { Counts } from '../../recording/counts'

/** The counts that are shown, in the order shown, each by the name of its word. */
export function shownCounts(counts: Counts) {
  const { generated, expanded, duplicates, frontier, deepest } = counts
  return [
    { name: 'generated', value: generated },
    { name: 'expanded', value: expanded },
    { name: 'duplicates', value: duplicates },
    { name: 'frontier', value: frontier },
    { name: 'deepest', value: deepest },
    // Each generated node that repeats no earlier one has reached a state of its own.
    { name: 'reached', value: generated - duplicates },
  ] as const
}
