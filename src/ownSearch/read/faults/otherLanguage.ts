import type { ForeignLine } from './foreignLines'
import { foreignLines } from './foreignLines'
import { mistypedWord } from './mistypedWord'
import type { SourceProblem, WrongSource } from './sourceFault'

/** Lines that other languages have, and no program in JavaScript or TypeScript. */
const python = /^\s*(?:from [\w.]+ import .+|import [\w.]+(?: as \w+)?)\s*$/
const jsx =
  /(?:=|\(|return|=>)\s*<[A-Za-z][\w.]*(?:\s[^<>]*)?>.*<\/|(?:=|\(|return|=>)\s*<[A-Za-z][\w.]*(?:\s[^<>]*)?\/>/
const prints =
  /^\s*(print|println|printf|puts|echo|(?:std::)?(?:cout|cerr)|System\.out\.\w+)\b(?!\s*:)/

/**
 * Comments, and texts and regular expressions with their insides; a comment of Python stands behind a
 * space. What has no end goes on to the end: all is gone through once.
 */
const notCode = new RegExp(
  [
    /\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|\/\/.*|(?<=^|\s)#\s.*/,
    /'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?|`(?:\\[\s\S]|[^`\\])*`?/,
    /(?<=[=(,:[!&|?]\s*|^\s*|return\s+)\/(?:\\.|[^/\\\n])+\/?/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
)

// A longer one nobody has written by hand.
const longestLine = 300

/**
 * The line that is in another language, of those up to where the parser stopped. Most it leaves at the
 * next line at the latest; after a tag it may read on for long.
 *
 * @param source as an editor shows it
 * @param stoppedAt a line, from 1 on
 */
export function otherLanguage(source: string, stoppedAt: number): WrongSource | undefined {
  const code = linesUpTo(source.replace(notCode, withoutInside), stoppedAt)
  for (let at = Math.max(0, stoppedAt - 2); at < code.length; at++) {
    const problem = foreignWriting(code[at])
    if (problem) return { problem, line: at + 1 }
  }
  if (beginsWithPattern(code, stoppedAt))
    return { problem: { kind: 'no-semicolon' }, line: stoppedAt }
  const tag = linesUpTo(source, stoppedAt).findIndex((line) => jsx.test(line))
  if (tag >= 0) return { problem: { kind: 'jsx' }, line: tag + 1 }
  const problem = mistypedWord(code[stoppedAt - 1] ?? '')
  return problem && { problem, line: stoppedAt }
}

/** A regular expression at the beginning of a line is read as a division of what stands before. */
function beginsWithPattern(code: readonly string[], line: number): boolean {
  const [before = '', here = ''] = code.slice(line - 2, line)
  return /[\w)\]'"`]\s*$/.test(before) && /^\s*\/\//.test(here)
}

function linesUpTo(source: string, last: number): readonly string[] {
  return source
    .split('\n')
    .slice(0, last)
    .map((line) => line.slice(0, longestLine))
}

/** A text with the signs around it alone, on as many lines. */
function withoutInside(text: string): string {
  const lines = text.replace(/[^\n]/g, '')
  return /^(?:['"`]|\/[^/*])/.test(text) ? text[0] + lines + text[0] : lines
}

function foreignWriting(line: string): SourceProblem | undefined {
  const printed = prints.exec(line)?.[1]
  if (printed !== undefined) return { kind: 'prints', name: printed }
  for (const each of foreignLines) {
    const found = each.line.exec(line)
    if (found) return inPlaceOf(each, found)
  }
  return python.test(line) ? { kind: 'python' } : undefined
}

function inPlaceOf(
  { language, written, here }: ForeignLine,
  found: RegExpExecArray,
): SourceProblem {
  const filled = (text: string) =>
    text.replace(/\$(\d)/g, (_, at: string) => found[Number(at)] ?? '')
  return { kind: 'other-language', language, written: filled(written), here: here && filled(here) }
}
