import type { Columns } from '../columns'

/**
 * Remembers what is computed from an object, for as long as the object lives. What follows from the
 * markers of a recording is remembered by their list: a recording that gets more has a new one.
 */
export function memoized<Key extends object, Value extends object>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const before = known.get(key)
    if (before) return before
    const value = compute(key)
    known.set(key, value)
    return value
  }
}

/**
 * An index of the rows that grows as it is asked about more of them. Recordings that grow out of
 * each other share their columns, and so the index.
 *
 * @param empty makes an index that knows of no row
 */
export function sharedIndex<Index extends object>(
  empty: () => Index,
): (columns: Readonly<Columns>) => Index {
  return memoized(empty)
}
