import type { Message } from '../../../words/message'
import type { Doubt } from './doubts'

/** Says why a line hardly means what it says, and what would. */
export function doubtMessage(doubt: Doubt): Message {
  switch (doubt.kind) {
    case 'no-member': {
      const { of, name, here } = doubt
      return { key: 'ownSearch.meant.otherCall', values: { of, name, here } }
    }
    case 'no-option': {
      const { name, nearest } = doubt
      if (nearest === undefined) return { key: 'ownSearch.meant.noOption', values: { name } }
      return { key: 'ownSearch.meant.otherOption', values: { name, nearest } }
    }
    case 'always-true': {
      const { of, here } = doubt
      return { key: 'ownSearch.meant.alwaysTrue', values: { of, here } }
    }
    case 'found-as-truth':
      return { key: 'ownSearch.meant.foundAsTruth' }
    case 'gives-in-test':
      return { key: 'ownSearch.meant.givesInTest' }
    case 'places':
      return { key: 'ownSearch.meant.places' }
    case 'own-copy':
      return { key: 'ownSearch.meant.ownCopy' }
    case 'asks-node': {
      const { of, name } = doubt
      return { key: 'ownSearch.meant.asksNode', values: { of, name } }
    }
    case 'promise':
      return { key: 'ownSearch.meant.promise' }
    case 'waits':
      return { key: 'ownSearch.meant.waits', values: { name: doubt.name } }
    case 'not-waited-for':
      return { key: 'ownSearch.meant.notWaitedFor' }
    case 'goes-on':
      return { key: 'ownSearch.meant.goesOn' }
  }
}
