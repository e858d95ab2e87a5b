import type { Recording } from '../recording'
import { expandedAt } from './events'
import { iterationMarkers } from './markers'
import { sharedIndex } from './memoized'

/** How far one step goes: to the next event, expansion or level, or to the end. */
export const stepSizes = ['event', 'expansion', 'level', 'end'] as const
export type StepSize = (typeof stepSizes)[number]

/** The step one size after `step`; the last step where there is no other. */
export function stepAfter(recording: Recording, step: number, size: StepSize): number {
  const last = recording.events - 1
  if (size === 'event') return Math.min(step + 1, last)
  if (size === 'end') return last
  if (size === 'level') return levelStarts(recording).find((event) => event > step) ?? last
  const next = expandedAt(recording, step)
  return next < recording.expanded ? expansionEvent(recording, next) : last
}

/** The step one size before `step`; step 0 where there is no other. */
export function stepBefore(recording: Recording, step: number, size: StepSize): number {
  if (size === 'event') return Math.max(step - 1, 0)
  if (size === 'end') return 0
  if (size === 'level') return levelStarts(recording).findLast((event) => event < step) ?? 0
  const before = expandedAt(recording, step - 1) - 1
  return before >= 0 ? expansionEvent(recording, before) : 0
}

/**
 * The events at which a deeper level than any before begins to be expanded, the root's first; for
 * a search with limits those at which an iteration begins.
 */
export function levelStarts(recording: Recording): readonly number[] {
  const iterations = iterationMarkers(recording)
  if (iterations.length > 0) return iterations.map(({ event }) => event)
  return depthStarts(recording)
}

const startsOf = sharedIndex(() => ({
  events: new Array<number>(),
  /** How many expansions have been looked at. */
  expansions: 0,
}))

/** The events at which a deeper level than any before begins to be expanded, the root's first. */
export function depthStarts(recording: Recording): readonly number[] {
  const { columns, expansions, expanded, events } = recording
  const known = startsOf(columns)
  for (; known.expansions < expanded; known.expansions++) {
    const node = expansions.items[known.expansions]
    if (columns.depth[node] === known.events.length) known.events.push(columns.leftAt[node])
  }
  return known.events.filter((event) => event < events)
}

function expansionEvent({ columns, expansions }: Recording, index: number): number {
  return columns.leftAt[expansions.items[index]]
}
