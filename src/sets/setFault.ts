import type { Message } from '../words/message'
import { mostInSet } from './preparedSet'

/** What is too long: the name of a set, or a text of an entry. */
export type LongText = 'name' | 'title' | 'note' | 'address'

/** Why data is no set. Entries are counted from 1. */
export type SetFault =
  | { readonly kind: 'not-json' | 'not-a-set' | 'other-version' | 'no-name' }
  | { readonly kind: 'too-many'; readonly count: number }
  | { readonly kind: 'too-long'; readonly text: LongText; readonly entry?: number }
  | { readonly kind: 'not-an-entry' | 'no-title'; readonly entry: number }
  | { readonly kind: 'wrong-note' | 'foreign-address' | 'wrong-minutes'; readonly entry: number }

const keys = {
  'not-json': 'sets.fault.notJson',
  'not-a-set': 'sets.fault.notASet',
  'other-version': 'sets.fault.otherVersion',
  'no-name': 'sets.fault.noName',
  'not-an-entry': 'sets.fault.notAnEntry',
  'no-title': 'sets.fault.noTitle',
  'wrong-note': 'sets.fault.wrongNote',
  'foreign-address': 'sets.fault.foreignAddress',
  'wrong-minutes': 'sets.fault.wrongMinutes',
} as const

/** What is wrong with a set, where, and what would be right. */
export function setMessage(fault: SetFault): Message {
  switch (fault.kind) {
    case 'too-many':
      return { key: 'sets.fault.tooMany', values: { count: fault.count, most: mostInSet.entries } }
    case 'too-long': {
      const { text, entry } = fault
      const most = mostInSet[text]
      if (entry === undefined) return { key: 'sets.fault.longName', values: { most } }
      const what = { key: `sets.fault.texts.${text}` } as const
      return { key: 'sets.fault.tooLong', values: { entry, what, most } }
    }
    default:
      return {
        key: keys[fault.kind],
        values: 'entry' in fault ? { entry: fault.entry, most: mostInSet.minutes } : {},
      }
  }
}
