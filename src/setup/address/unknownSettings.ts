import { inTodaysNames } from '../../problems/todaysNames'
import type { Message } from '../../words/message'
import { quoted } from '../../words/quoted'
import { settingNames } from './address'
import type { Query } from './address'

const ofTheLab: ReadonlySet<string> = new Set([...settingNames, 'step', 'budget', 'hide', 'from'])
const mostNamed = 3

/** What a query holds that the lab does not know: something mistyped, most often. */
export function unknownSettings(query: Query): readonly Message[] {
  const unknown = Object.keys(inTodaysNames(query)).filter((name) => !ofTheLab.has(name))
  if (unknown.length === 0) return []
  const named = unknown.slice(0, mostNamed).map((name) => `“${quoted(name)}”`)
  const names = [...named, ...(unknown.length > mostNamed ? ['…'] : [])].join(', ')
  return [{ key: 'setup.link.unknown', values: { names, count: unknown.length } }]
}
