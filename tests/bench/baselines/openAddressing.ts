/** An empty table of indexes; the number of slots is a power of two. */
export function emptyTable(slots: number): Int32Array {
  return new Int32Array(slots).fill(-1)
}

/**
 * The slot that holds the index of a key, or the empty one, below 0, where it belongs.
 *
 * @param word what of the key is to be hashed
 */
export function slotOf(
  table: Int32Array,
  keys: Int32Array | Float64Array,
  key: number,
  word: number,
): number {
  const mask = table.length - 1
  let slot = (Math.imul(word, 0x9e3779b1) >>> 13) & mask
  while (table[slot] >= 0 && keys[table[slot]] !== key) slot = (slot + 1) & mask
  return slot
}
