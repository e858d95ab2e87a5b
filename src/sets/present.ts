import type { PreparedSet, SetEntry } from './preparedSet'

/** Where a talk is: an entry of a set, or where one was that is gone. */
export interface PlaceInSet {
  /** Nothing where the set has no such entry. */
  readonly entry: SetEntry | undefined
  /** Counted from 0. */
  readonly at: number
  readonly before: SetEntry | undefined
  readonly next: SetEntry | undefined
}

/** The address that presents an entry, from its `#` on: it names the set, so that the next is known. */
export function presentAddress(set: Pick<PreparedSet, 'id'>, entry: SetEntry): string {
  const place = { set: set.id, entry: entry.id }
  return withPlace(entry.address, place).replace(/^#\//, '#/present/')
}

/** An address with the place in a set where it is, if it is in one. */
export function withPlace(
  address: string,
  place: { readonly set: string; readonly entry: string } | undefined,
): string {
  if (!place) return address
  const [route = '', ...query] = address.split('?')
  const parts = query.join('?').split('&').filter(isOfEntry)
  return `${route}?${[...parts, `set=${place.set}`, `entry=${place.entry}`].join('&')}`
}

function isOfEntry(part: string): boolean {
  return part !== '' && !/^(?:set|entry)(?:=|$)/.test(part)
}

/**
 * The place of an entry in its set.
 *
 * @param last where the entry was when it was seen last
 */
export function placeInSet(
  { entries }: Pick<PreparedSet, 'entries'>,
  id: string,
  last = 0,
): PlaceInSet {
  const found = entries.findIndex((entry) => entry.id === id)
  const isThere = found >= 0
  const at = isThere ? found : Math.min(last, entries.length)
  return {
    entry: entries[found],
    at,
    before: entries[at - 1],
    // What came behind an entry that is gone has its place now.
    next: entries[isThere ? at + 1 : at],
  }
}
