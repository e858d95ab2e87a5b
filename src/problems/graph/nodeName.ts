/** The most characters that the name of a node may have. */
export const longestName = 60
/** The signs of edges, which are no names. */
export const edgeSigns: ReadonlySet<string> = new Set(['-', '--', '->', '<->'])
/** Also what turns the direction of the text around it, but not what joins the letters of a script. */
const unseen = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

/** What is wrong with the name of a node, if anything. */
export function faultOfName(name: string): 'noName' | 'unseen' | 'longName' | undefined {
  if (name.trim() === '' || edgeSigns.has(name)) return 'noName'
  if (unseen.test(name)) return 'unseen'
  return name.length > longestName ? 'longName' : undefined
}
