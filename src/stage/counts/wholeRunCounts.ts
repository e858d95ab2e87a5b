import type { Totals } from '../../recording/totals'

/** A count that is known of a whole run only, by the name of its word. */
export interface WholeRunCount {
  readonly name: 'comparisons' | 'peakSize'
  readonly value: number
}

/**
 * What the table of reached states cost in a run that has ended. The most it held at once is told
 * only where it does not hold all that was reached.
 */
export function wholeRunCounts({
  comparisons,
  peakSize,
  reached,
}: Totals): readonly WholeRunCount[] {
  const counts: WholeRunCount[] = []
  if (comparisons > 0) counts.push({ name: 'comparisons', value: comparisons })
  if (peakSize > 0 && peakSize < reached) counts.push({ name: 'peakSize', value: peakSize })
  return counts
}
