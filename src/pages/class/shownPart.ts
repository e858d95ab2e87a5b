import type { ShownMoment } from '../../classroom/protocol/moment'

/**
 * What a room and a window of a lecture both say of a moment. What is asked the relay tells by itself,
 * and its number is of no use to a window.
 */
export function shownPart({ address, blank, held, asksNext, looks }: ShownMoment): ShownMoment {
  return { address, blank, held, asksNext, ...(looks && { looks }) }
}
