import type { PreparedSet, SetEntry } from './preparedSet'

/** The set with an entry at a place; at its end where none is given. */
export function withEntry(
  set: PreparedSet,
  entry: SetEntry,
  place = set.entries.length,
): PreparedSet {
  return { ...set, entries: set.entries.toSpliced(place, 0, entry) }
}

/** The set without an entry. */
export function withoutEntry(set: PreparedSet, id: string): PreparedSet {
  return { ...set, entries: set.entries.filter((entry) => entry.id !== id) }
}

/** The set with something else in an entry, which stays the same entry. */
export function withChangedEntry(
  set: PreparedSet,
  id: string,
  change: (entry: SetEntry) => SetEntry,
): PreparedSet {
  return {
    ...set,
    entries: set.entries.map((entry) => (entry.id === id ? { ...change(entry), id } : entry)),
  }
}

/** The set with an entry at another place, counted from 0; at an end where there is no such place. */
export function withMovedEntry(set: PreparedSet, id: string, place: number): PreparedSet {
  const entry = set.entries.find((other) => other.id === id)
  if (!entry) return set
  const at = Math.max(0, Math.min(place, set.entries.length - 1))
  return withEntry(withoutEntry(set, id), entry, at)
}
