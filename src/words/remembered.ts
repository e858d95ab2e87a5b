const texts = new Map<string, string>()
const mostTexts = 4_000

/**
 * A text that is made once: a step shows a hundred of them, most are the same at the next step, and
 * to put one together takes far longer than to look it up.
 *
 * @param what all that the text depends on, as plain data
 */
export function remembered(what: readonly unknown[], make: () => string): string {
  const key = JSON.stringify(what, told)
  const known = texts.get(key)
  if (known !== undefined) return known
  if (texts.size >= mostTexts) texts.clear()
  const text = make()
  texts.set(key, text)
  return text
}

/** Lets all texts be made anew: there are words that there were not before. */
export function forgetTexts(): void {
  texts.clear()
}

/** JSON knows no infinite numbers, and would make them all alike. */
function told(_: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value
}
