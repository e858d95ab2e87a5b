import type { PreparedSet, SetEntry } from './preparedSet'

/** Where a talk is: one entry of one set. */
export interface PlaceInSet {
  readonly set: PreparedSet
  readonly entry: SetEntry
  /** Counted from 0. */
  readonly at: number
  readonly next: SetEntry | undefined
}

/** The address that presents an entry, from its `#` on: it names the set, so that the next is known. */
export function presentAddress(set: Pick<PreparedSet, 'id'>, entry: SetEntry): string {
  const [route = '', ...query] = entry.address.slice('#/'.length).split('?')
  const parts = query.join('?').split('&').filter(isOfEntry)
  return `#/present/${route}?${[...parts, `set=${set.id}`, `entry=${entry.id}`].join('&')}`
}

function isOfEntry(part: string): boolean {
  return part !== '' && !/^(?:set|entry)(?:=|$)/.test(part)
}

/** The entry that a query names by `set` and `entry`; nothing where there is none. */
export function placeInSet(
  sets: readonly PreparedSet[],
  query: Readonly<Record<string, unknown>>,
): PlaceInSet | undefined {
  const set = sets.find(({ id }) => id === query.set)
  const at = set?.entries.findIndex(({ id }) => id === query.entry) ?? -1
  const entry = set?.entries[at]
  return set && entry && { set, entry, at, next: set.entries[at + 1] }
}
