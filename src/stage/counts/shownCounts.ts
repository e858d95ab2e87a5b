import type { Counts } from '../../recording/counts'
import type { ChosenSolver } from '../../solvers'

/**
 * The counts that are shown, in the order shown, each by the name of its word. A search that prunes
 * nothing but duplicates calls them so.
 */
export function shownCounts(counts: Counts, { solver, options }: ChosenSolver) {
  const onlyDuplicates = !solver.forgets && (options.limit ?? 'none') === 'none'
  const prunedName = onlyDuplicates ? 'duplicates' : 'pruned'
  const { generated, expanded, pruned, frontier, deepest } = counts
  return [
    { name: 'generated', value: generated },
    { name: 'expanded', value: expanded },
    { name: prunedName, value: pruned },
    { name: 'frontier', value: frontier },
    { name: 'deepest', value: deepest },
    // Each generated node that repeats no earlier one has reached a state of its own.
    { name: 'reached', value: generated - pruned },
  ] as const
}
