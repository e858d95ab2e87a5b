import { eventAt } from '../../recording/query/events'
import { kept } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import type { FineSteps } from './fineSteps'

/** What a step of the fine track is drawn as; `ahead` has not happened yet. */
type FineKind = 'ahead' | 'expanded' | 'kept' | 'pruned' | 'marker' | 'solution'

/**
 * How high each stands over the lower edge, of ten: an expansion over the children that follow it.
 */
const heights: Readonly<Record<FineKind, number>> = {
  ahead: 4,
  expanded: 10,
  kept: 6,
  pruned: 4,
  marker: 10,
  solution: 10,
}
const barWidth = 0.7

/**
 * The bars of a fine track, one for each step, as one line of drawing for each kind; a step is one
 * wide, and the track ten high.
 */
export function finePaths(
  recording: Recording,
  { first, count }: FineSteps,
  now: number,
): readonly { readonly kind: FineKind; readonly line: string }[] {
  const bars = new Map<FineKind, string>()
  for (let place = 0; place < count && first + place < recording.events; place++) {
    const kind = first + place > now ? 'ahead' : kindAt(recording, first + place)
    const height = heights[kind]
    const left = place + (1 - barWidth) / 2
    const bar = `M${left.toFixed(2)} 10v-${height}h${barWidth}v${height}z`
    bars.set(kind, (bars.get(kind) ?? '') + bar)
  }
  return [...bars].map(([kind, line]) => ({ kind, line }))
}

function kindAt(recording: Recording, step: number): FineKind {
  const event = eventAt(recording, step)
  if (event.kind === 'expand') return 'expanded'
  if (event.kind === 'generate') {
    return recording.columns.reason[event.node] === kept ? 'kept' : 'pruned'
  }
  return event.kind === 'solution' ? 'solution' : 'marker'
}
