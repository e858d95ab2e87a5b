import { exportColors } from '../colors'
import type { TraceComponent, TraceEventType } from './trace'

/** What an event leaves on a map, by its type; others leave nothing. */
const marks = [
  { type: 'generating', fill: exportColors.waiting },
  { type: 'expanding', fill: exportColors.expanded },
  { type: 'goal', fill: exportColors.solution },
] as const satisfies readonly { readonly type: TraceEventType; readonly fill: string }[]

/** A shape in the color of an event's type, for each type that leaves a mark. */
export function markView(shape: Readonly<{ $: string; [property: string]: unknown }>) {
  return marks.map(({ type, fill }): TraceComponent => {
    return { ...shape, $if: `\${{ $.type === '${type}' }}`, fill, alpha: 0.8, clear: false }
  })
}

/** True where a map is drawn: at first, and over what an earlier iteration has left. */
export const isBeginning = '${{ step === 0 || $.limit !== undefined }}'
