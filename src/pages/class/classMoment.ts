import type { ClassMoment, ShownMoment } from '../../classroom/protocol/moment'
import type { LectureMoment } from '../../lecture/said'

/** A moment as a room is told: what is asked the relay tells by itself. */
export function toClass({ address, blank, held, asksNext, looks }: LectureMoment): ShownMoment {
  return { address, blank, held, asksNext, ...(looks && { looks }) }
}

/** What a room has told, as a window of a lecture shows it. */
export function fromClass({ address, blank, held, asksNext, looks }: ClassMoment): LectureMoment {
  return { address, blank, held, asksNext, ...(looks && { looks }) }
}
