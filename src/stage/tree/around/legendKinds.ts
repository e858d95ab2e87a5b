import { isTwoSided } from '../../../recording/query/isTwoSided'
import { dropMarkers, replacementMarkers } from '../../../recording/query/markers'
import type { Recording } from '../../../recording/recording'

/** A mark that a legend explains. */
export type LegendKind =
  | 'current'
  | 'selected'
  | 'path'
  | 'waiting'
  | 'next'
  | 'expanded'
  | 'backward'
  | 'pruned'
  | 'dropped'
  | 'replaced'
  | 'solution'
  | 'density'
  | 'twin'

/** What is explained, and what is there besides nodes and their states. */
export interface LegendFor {
  readonly of: 'tree' | 'map'
  readonly isSelected: boolean
  /** Whether there are levels whose nodes are too many to be drawn one by one. */
  readonly isDense: boolean
  /** Whether a line leads from a duplicate to its twin; the page tells of it beside its legend. */
  readonly hasTwinLine?: boolean
}

/** The marks to explain: some only where one of the recordings has them. */
export function legendKinds(
  recordings: readonly (Recording | undefined)[],
  { of, isSelected, isDense, hasTwinLine }: LegendFor,
): readonly LegendKind[] {
  const known = recordings.filter((recording) => recording !== undefined)
  const backward = known.some(isTwoSided)
  const replaced = known.some((recording) => replacementMarkers(recording).size > 0)
  const dropped = known.some((recording) => dropMarkers(recording).size > 0)
  return [
    'current',
    // The bold path leads to what is selected, else to the node of this step.
    ...(isSelected ? (['selected'] as const) : []),
    'path',
    ...(['waiting', 'next', 'expanded'] as const),
    ...(backward ? (['backward'] as const) : []),
    // A map shows states: that of a pruned or a replaced node is marked as the node that has it now.
    ...(of === 'tree' ? (['pruned'] as const) : []),
    ...(dropped ? (['dropped'] as const) : []),
    ...(replaced && of === 'tree' ? (['replaced'] as const) : []),
    'solution',
    ...(isDense ? (['density'] as const) : []),
    ...(hasTwinLine ? (['twin'] as const) : []),
  ]
}
