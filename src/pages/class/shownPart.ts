import type { ShownMoment } from '../../classroom/protocol/moment'

/**
 * What a room and a window of a lecture both say of a moment. What is asked the relay tells by itself,
 * and its number is of no use to a window.
 */
export function shownPart(moment: ShownMoment): ShownMoment {
  const { address, blank, held, asksNext, ask, looks } = moment
  return { address, blank, held, asksNext, ...(ask && { ask }), ...(looks && { looks }) }
}
