import { depthStarts } from '../../recording/query/jumps'
import { kept } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import { readUntil } from './until'
import type { Until } from './until'

/** The step at which a moment is, or why there is none. */
export type StepOfMoment =
  | { readonly kind: 'step'; readonly step: number }
  /** The run has not come so far yet. */
  | { readonly kind: 'later' }
  /** The run is over, or its record is, and the moment is not in it. */
  | { readonly kind: 'never' }
  /** No moment is called so. */
  | { readonly kind: 'unreadable' }

/** The step of a recording at a moment that a lesson names: right after what it names happened. */
export function stepOf(recording: Recording, text: string): StepOfMoment {
  const until = readUntil(text)
  if (!until) return { kind: 'unreadable' }
  const step = eventOf(recording, until)
  if (step !== undefined && step < recording.events) return { kind: 'step', step }
  const recordEnds = recording.overBudget && until.kind !== 'end'
  const isOver = recording.outcome !== undefined || recordEnds
  return { kind: isOver ? 'never' : 'later' }
}

function eventOf(recording: Recording, until: Until): number | undefined {
  const { columns, expansions, expanded, rows, events, outcome } = recording
  switch (until.kind) {
    case 'start':
      return 0
    case 'end':
      return outcome && events - 1
    case 'event':
      return until.number
    case 'expanded': {
      const isThere = until.number >= 1 && until.number <= expanded
      return isThere ? columns.leftAt[expansions.items[until.number - 1]] : undefined
    }
    case 'generated':
      return until.number < rows ? columns.generatedAt[until.number] : undefined
    case 'pruned':
      return prunedEvent(recording, until.number)
    case 'level':
      return depthStarts(recording)[until.number]
    case 'iteration':
    case 'solution':
      return markerEvent(recording, until.kind, until.number)
  }
}

function prunedEvent({ columns, rows }: Recording, which: number): number | undefined {
  let left = which
  for (let row = 0; row < rows && left > 0; row++) {
    if (columns.reason[row] !== kept && --left === 0) return columns.generatedAt[row]
  }
  return undefined
}

function markerEvent(
  { markers }: Recording,
  kind: 'iteration' | 'solution',
  number: number,
): number | undefined {
  if (kind === 'solution') return markers.filter((mark) => mark.kind === kind)[number - 1]?.event
  return markers.find((mark) => mark.kind === kind && mark.limit === number)?.event
}
