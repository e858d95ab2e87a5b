// Shorter texts stay whole when a link is copied, or are seen to be cut.
const long = 60

/**
 * The length of the longest text among settings, in characters; undefined where all are short. Code
 * does not count: it has a check of its own.
 */
export function longestText(settings: Readonly<Record<string, unknown>>): number | undefined {
  const lengths = Object.entries(settings).map(([name, text]) =>
    name !== 'code' && typeof text === 'string' ? text.length : 0,
  )
  const most = Math.max(...lengths)
  return most > long ? most : undefined
}
