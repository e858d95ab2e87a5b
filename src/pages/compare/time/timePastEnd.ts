import type { Message } from '../../../words/message'

/**
 * Says that a time asked for lies past the last one; nothing while more may be recorded.
 *
 * @param wanted, last times as an address has them
 */
export function timePastEnd(ended: boolean, wanted: number, last: number): readonly Message[] {
  if (!ended || wanted <= last) return []
  return [{ key: 'compare.wrong.pastEnd', values: { time: wanted, last } }]
}
