import type { Recording } from '../../recording/recording'
import type { Message } from '../../words/message'

/**
 * Says that a step asked for lies past the last one; nothing while more may be recorded, and nothing
 * where somebody stopped the search.
 */
export function stepPastEnd(recording: Recording | undefined, asked: number): readonly Message[] {
  const { outcome, overBudget, events } = recording ?? {}
  if (!outcome || events === undefined || outcome.kind === 'cancelled') return []
  // Steps are counted as the transport does: the start is step 0.
  const count = events - 1
  if (asked <= count) return []
  const isWhole = !overBudget && outcome.kind !== 'out-of-memory'
  const key = isWhole ? 'setup.link.stepPastEnd' : 'setup.link.stepPastRecord'
  return [{ key, values: { count, step: asked } }]
}
