/** A word of a graph's text, and where it stands: line and column from 1. */
export interface Token {
  readonly text: string
  /** True for a name in quotation marks, which is never a keyword. */
  readonly quoted: boolean
  readonly column: number
}

/** A line of a graph's text that says something. */
export interface TokenLine {
  readonly line: number
  readonly tokens: readonly Token[]
}

// A name in quotation marks, the sign of an edge, or a word up to a space or one of these.
const token = /"([^"]*)"|<?->|<-|--?(?=\s|"|$)|->|[–—−→↔](?=\s|"|$)|[^\s"]+/g
/** What word processors make of the signs of edges. */
const signs: ReadonlyMap<string, string> = new Map([
  ['–', '-'],
  ['—', '-'],
  ['−', '-'],
  ['→', '->'],
  ['↔', '<->'],
])

/**
 * The words of each line. What follows a `#` is left out, and a semicolon ends a line as its end
 * does.
 */
export function* tokenLines(text: string): Generator<TokenLine, void, void> {
  let line = 0
  for (const whole of text.split(/\r\n|\r|\n/)) {
    line++
    let column = 1
    for (const part of withoutComment(whole).split(';')) {
      const tokens = Array.from(part.matchAll(token), (match) => ({
        text: match[1] ?? signs.get(match[0]) ?? match[0],
        quoted: match[1] !== undefined,
        column: column + match.index,
      }))
      if (tokens.length > 0) yield { line, tokens }
      column += part.length + 1
    }
  }
}

function withoutComment(line: string): string {
  const at = line.indexOf('#')
  return at < 0 ? line : line.slice(0, at)
}
