import type { Counts } from '../../recording/query/counts'
import { droppedAt } from '../../recording/query/status'
import { reachedAt } from '../../recording/query/tableSize'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'

/** A count by the name of its word. */
export interface ShownCount {
  readonly name: Exclude<keyof Counts, 'perLevel'> | 'duplicates' | 'reached' | 'dropped'
  /** Nothing where there is none yet: an iteration that has no node has no level. */
  readonly value: number | undefined
}

/**
 * The counts that are shown at a step, in the order shown, each by the name of its word. A search
 * that prunes nothing but duplicates calls them so; one that keeps no states it reached does not
 * count them.
 */
export function shownCounts(
  counts: Counts,
  recording: Recording,
  { chosen }: Run,
  step: number,
): readonly ShownCount[] {
  const { forgets } = chosen.solver
  const { dropped, prunedBy } = recording.totals
  const otherwise = { ...prunedBy, reached: 0 }
  const onlyDuplicates = !forgets && Object.values(otherwise).every((pruned) => pruned === 0)
  const { generated, expanded, pruned, frontier, deepest } = counts
  return [
    { name: 'generated', value: generated },
    { name: 'expanded', value: expanded },
    { name: onlyDuplicates ? 'duplicates' : 'pruned', value: pruned },
    ...(dropped === 0 ? [] : [{ name: 'dropped', value: droppedAt(recording, step) } as const]),
    { name: 'frontier', value: frontier },
    { name: 'deepest', value: deepest < 0 ? undefined : deepest },
    ...(forgets ? [] : [{ name: 'reached', value: reachedAt(recording, step) } as const]),
  ]
}
