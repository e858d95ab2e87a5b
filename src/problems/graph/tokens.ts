import { readDecimal } from './decimals'
import { edgeSigns } from './nodeName'

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

// A name in quotation marks (those of word processors too), the sign of an edge, a word up to a space
// or one of these, or a quotation mark without another one.
const token =
  /"([^"]*)"|[“”„«»]([^"“”„«»]*)[“”„«»]|<?->|<-|--?(?=\s|"|$)|->|[–—−→↔](?=\s|"|$)|[^\s"]+|"/g
const touching = /^(.*?[\p{L}\p{N}]|)(<?->|--?|[–—−→↔])([\p{L}\p{N}].*|)$/u
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
        text: nameIn(match) ?? signs.get(match[0]) ?? match[0],
        quoted: nameIn(match) !== undefined,
        column: column + match.index,
      }))
      if (tokens.length > 0) yield { line, tokens }
      column += part.length + 1
    }
  }
}

export const isSign = ({ quoted, text }: Token) => !quoted && edgeSigns.has(text)
export const isFact = ({ quoted, text }: Token) => !quoted && (text === '@' || text === 'h')
export const isNumber = ({ quoted, text }: Token) => !quoted && readDecimal(text) !== undefined

/** The one token of a text, where it has no others. */
export function onlyToken(text: string): Token | undefined {
  const tokens = [...tokenLines(text)].flatMap((line) => line.tokens)
  return tokens.length === 1 ? tokens[0] : undefined
}

/** A quotation mark that no other one closes. */
export function isOpenQuote({ quoted, text }: Token): boolean {
  return !quoted && text === '"'
}

/** The sign of an edge that touches what stands before or behind it, such as `A->B`. */
export function touchingSign({ quoted, text }: Token) {
  const [, before, sign, behind] = quoted ? [] : (touching.exec(text) ?? [])
  if (sign === undefined) return undefined
  return { before, behind, spaced: `${before} ${sign} ${behind}`.trim() }
}

/** What stands in quotation marks. */
function nameIn([, plain, typeset]: RegExpExecArray): string | undefined {
  return plain ?? typeset
}

function withoutComment(line: string): string {
  const at = line.indexOf('#')
  return at < 0 ? line : line.slice(0, at)
}
