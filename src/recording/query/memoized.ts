/**
 * Remembers what is computed from an object, for as long as the object lives.
 *
 * What is known of a whole recording is remembered by its list of markers, for a recording that
 * gets more of them gets a new list; or by its columns, which recordings that grow out of each
 * other share: then what is computed is an index, empty at first, that grows with the questions.
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
