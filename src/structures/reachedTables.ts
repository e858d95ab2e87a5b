import { DirectTable } from './directTable'
import { HashTable } from './hashTable'
import { LinearList } from './linearList'
import type { ReachedTable, TableKind } from './reachedTable'
import { SearchTreeTable } from './searchTreeTable'
import type { TakeSlots } from './slots'
import type { States } from './states'
import { TwoStepTable } from './twoStepTable'

/**
 * Makes an empty table of reached states over the states and depths of nodes.
 *
 * @param count how many states there are, where each is a whole number below that in `low` alone
 * @param take where the slots of a hash table are taken from, new ones if it is not told
 */
export function createReachedTable(
  kind: TableKind,
  states: States & { readonly depth: Uint32Array },
  count?: number,
  take?: TakeSlots,
): ReachedTable {
  switch (kind) {
    case 'hash':
      return count === undefined ? new HashTable(states, take) : new DirectTable(states, count)
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
