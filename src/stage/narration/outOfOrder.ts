import { disorderIn } from '../../recording/query/frontier/disorder'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Message } from '../../words/message'
import { orderMessage } from '../priority'

/** At the first event at which a search does not keep to the order that its manifest declares: that. */
export function outOfOrder(
  recording: Recording,
  { chosen }: Run,
  step: number,
): Message | undefined {
  const disorder = disorderIn(recording, chosen)
  if (!disorder || disorder.frontier || disorder.event !== step) return undefined
  const values = { before: disorder.before, order: orderMessage(chosen) }
  return { key: 'narration.outOfOrder', values }
}
