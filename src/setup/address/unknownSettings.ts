import { inTodaysNames } from '../../problems/todaysNames'
import { labKeys, originKey } from '../../shared/labKeys'
import type { Message } from '../../words/message'
import { quotedNames } from '../../words/quoted'
import { settingNamesIn } from './address'
import type { Query } from './address'

/** What a query holds that the lab does not know: something mistyped, most often. */
export function unknownSettings(query: Query): readonly Message[] {
  const known = new Set([...settingNamesIn(query), ...labKeys, originKey])
  const unknown = Object.keys(inTodaysNames(query)).filter((name) => !known.has(name))
  if (unknown.length === 0) return []
  const values = { names: quotedNames(unknown), count: unknown.length }
  return [{ key: 'setup.link.unknown', values }]
}
