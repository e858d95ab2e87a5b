/** Where an arrow key, Home or End leads in a row of things, `undefined` for other keys. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  const last = count - 1
  if (key === 'ArrowLeft') return Math.max(0, index - 1)
  if (key === 'ArrowRight') return Math.min(last, index + 1)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}
