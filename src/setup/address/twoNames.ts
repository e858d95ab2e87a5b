import { givenByTwoNames } from '../../problems/todaysNames'
import type { Message } from '../../words/message'
import type { Query } from './address'

/** What a query gives by an old name and by the one of today, which counts. */
export function twoNames(query: Query): readonly Message[] {
  return givenByTwoNames(query).map((values): Message => ({
    key: 'setup.link.twoNames',
    values: { ...values },
  }))
}
