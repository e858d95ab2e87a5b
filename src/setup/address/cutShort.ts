import { wholeNumberIn } from '../../solvers/manifest/numberIn'
import type { Message } from '../../words/message'
import type { Query } from './address'
import { longestText } from './longestText'

/** Whether a query has lost a part of its longest text, as it says itself how long that was. */
export function cutShort({ characters, ...query }: Query): readonly Message[] {
  if (typeof characters !== 'string') return []
  const count = wholeNumberIn(characters)
  const left = longestText(query)
  if (count === undefined || left >= count) return []
  return [{ key: 'setup.link.cutShort', values: { count, left } }]
}
