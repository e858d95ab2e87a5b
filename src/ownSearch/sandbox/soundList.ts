/** Whether something is a whole number from 0 on. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/**
 * Whether something is a list of such items. It ends at the first that is none, also where the list
 * has a place without an item: a list of billions of these comes in a message of a few bytes.
 *
 * @param most how many items it may have
 */
export function isListOf(
  data: unknown,
  isItem: (item: unknown) => boolean,
  most: number,
): data is readonly unknown[] {
  if (!Array.isArray(data) || data.length > most) return false
  const items: readonly unknown[] = data
  for (const item of items) if (!isItem(item)) return false
  return true
}
