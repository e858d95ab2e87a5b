import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { traceEvents } from './events'
import { picturesOf } from './pictures'
import type { Trace, TraceEvent } from './trace'
import { traceSize } from './traceSize'
import type { TraceSize } from './traceSize'

/**
 * A recording as a search trace in JSON, an event a line.
 *
 * @param sayCut says what is left out, where not all is written
 * @param most how many events of the search are written, at most
 * @throws TypeError when nothing is recorded
 */
export function traceText(
  run: Run,
  recording: Recording,
  sayCut: (size: TraceSize) => string,
  most?: number,
): string {
  const size = traceSize(recording, most)
  const pictures = picturesOf(run.problem)
  const events: TraceEvent[] = []
  for (const event of traceEvents(run, recording, pictures)) {
    if (events.length === size.written) break
    events.push(event)
  }
  const last = events.at(-1)
  if (!last) throw new TypeError('a trace of nothing that is recorded')
  // What the events share is known only once there is a picture of each.
  events[0] = { ...events[0], ...pictures.shared() }
  const { id, pId, at } = last
  if (size.written < size.all) events.push({ type: 'cut', id, pId, at, message: sayCut(size) })
  return jsonOf({
    version: '1.4.0',
    ...(pictures.pivot && { pivot: pictures.pivot }),
    views: pictures.views(),
    events,
  })
}

function jsonOf({ events, ...head }: Trace): string {
  const lines = events.map((event) => JSON.stringify(event))
  return `${JSON.stringify(head).slice(0, -1)},"events":[\n${lines.join(',\n')}\n]}\n`
}
