import type { Recording } from '../../recording/recording'
import { replacementMarks } from '../../recording/replacements'
import { isTwoSided } from '../../recording/sides'

/** A mark that a legend explains. */
export type LegendKind =
  | 'current'
  | 'waiting'
  | 'next'
  | 'expanded'
  | 'backward'
  | 'pruned'
  | 'replaced'
  | 'solution'

/** The marks to explain: some only where a recording has them. */
export function legendKinds(recording: Recording | undefined): readonly LegendKind[] {
  const backward = recording && isTwoSided(recording)
  const replaced = recording && replacementMarks(recording).size > 0
  return [
    ...(['current', 'waiting', 'next', 'expanded'] as const),
    ...(backward ? (['backward'] as const) : []),
    'pruned',
    ...(replaced ? (['replaced'] as const) : []),
    'solution',
  ]
}
