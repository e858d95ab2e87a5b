import type { Recording } from '../recording'

/** The recording of a run that somebody stopped: what there is, and an event that says so. */
export function cancelled(recording: Recording): Recording {
  if (recording.outcome) return recording
  const outcome = { kind: 'cancelled' } as const
  const events = recording.events + 1
  return {
    ...recording,
    outcome,
    events,
    markers: [
      ...recording.markers,
      {
        kind: 'finish',
        event: recording.events,
        left: recording.markers.at(-1)?.left ?? 0,
        outcome,
      },
    ],
  }
}
