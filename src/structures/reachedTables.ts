import { DirectTable } from './directTable'
import { HashTable } from './hashTable'
import { LinearList } from './linearList'
import type { LastLookUp } from './lastLookUp'
import type { ReachedTable, TableKind } from './reachedTable'
import type { TakeSlots } from './slots'
import { SearchTreeTable } from './searchTreeTable'
import type { StateNumbers } from './stateNumbers'
import type { States } from './states'
import { TwoStepTable } from './twoStepTable'

/**
 * Makes an empty table of reached states over the states and depths of nodes.
 *
 * @param numbers the numbers of the states, where they have some
 * @param take where the slots of a hash table are taken from, new ones if it is not told
 */
export function createReachedTable(
  kind: TableKind,
  states: States & { readonly depth: Uint32Array },
  numbers?: StateNumbers,
  take?: TakeSlots,
): ReachedTable & LastLookUp {
  switch (kind) {
    case 'hash':
      return numbers ? new DirectTable(states, numbers, take) : new HashTable(states, take)
    case 'list':
      return new LinearList(states, 'newest')
    case 'list-oldest-first':
      return new LinearList(states, 'oldest')
    case 'tree':
      return new SearchTreeTable(states)
    case 'two-step':
      return new TwoStepTable(states)
  }
}
