import type { Counts } from '../../recording/query/counts'
import type { ChosenSolver } from '../../solvers'

/** A count by the name of its word. */
export interface ShownCount {
  readonly name: Exclude<keyof Counts, 'perLevel'> | 'duplicates' | 'reached'
  /** Nothing where there is none yet: an iteration that has no node has no level. */
  readonly value: number | undefined
}

/**
 * The counts that are shown, in the order shown, each by the name of its word. A search that prunes
 * nothing but duplicates calls them so; one that keeps no states it reached does not count them.
 *
 * @param reached how many states were reached
 */
export function shownCounts(
  counts: Counts,
  { solver, options }: ChosenSolver,
  reached: number,
): readonly ShownCount[] {
  const onlyDuplicates = !solver.forgets && (options.limit ?? 'none') === 'none'
  const prunedName = onlyDuplicates ? 'duplicates' : 'pruned'
  const { generated, expanded, pruned, frontier, deepest } = counts
  return [
    { name: 'generated', value: generated },
    { name: 'expanded', value: expanded },
    { name: prunedName, value: pruned },
    { name: 'frontier', value: frontier },
    { name: 'deepest', value: deepest < 0 ? undefined : deepest },
    ...(solver.forgets ? [] : [{ name: 'reached', value: reached } as const]),
  ]
}
