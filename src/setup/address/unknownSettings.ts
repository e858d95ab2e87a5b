import { inTodaysNames } from '../../problems/todaysNames'
import type { Message } from '../../words/message'
import { quotedNames } from '../../words/quoted'
import { settingNames } from './address'
import type { Query } from './address'

const ofTheLab: ReadonlySet<string> = new Set([
  ...settingNames,
  'step',
  'budget',
  'hide',
  'picture',
  'from',
])

/** What a query holds that the lab does not know: something mistyped, most often. */
export function unknownSettings(query: Query): readonly Message[] {
  const unknown = Object.keys(inTodaysNames(query)).filter((name) => !ofTheLab.has(name))
  if (unknown.length === 0) return []
  const values = { names: quotedNames(unknown), count: unknown.length }
  return [{ key: 'setup.link.unknown', values }]
}
