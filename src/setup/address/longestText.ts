/**
 * The length of the longest text among settings, in characters. Code does not count: it has a check of
 * its own.
 */
export function longestText(settings: Readonly<Record<string, unknown>>): number {
  return Math.max(
    0,
    ...Object.entries(settings).map(([name, text]) =>
      name !== 'code' && typeof text === 'string' ? text.length : 0,
    ),
  )
}
