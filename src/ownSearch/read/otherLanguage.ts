import type { WrongSource } from './sourceFault'
import { asInEditor } from './syntax'

/** Lines that other languages have, and no program in JavaScript or TypeScript. */
const linesOf = {
  python:
    /^\s*(?:(?:def|class) \w+.*:|(?:if|elif|while|for) [^({].*:|from [\w.]+ import .+|import [\w.]+(?: as \w+)?)\s*(?:#.*)?$/,
  jsx: /(?:=|\(|return|=>)\s*<[A-Za-z][\w.]*(?:\s[^<>]*)?>.*<\/|(?:=|\(|return|=>)\s*<[A-Za-z][\w.]*(?:\s[^<>]*)?\/>/,
} as const

// A longer one nobody has written by hand.
const longestLine = 300

/**
 * The line that is in another language, of those up to where the parser stopped. A line of Python it
 * leaves at the next one at the latest; after a tag it may read on for long.
 */
export function otherLanguage(source: string, stoppedAt: number): WrongSource | undefined {
  const lines = asInEditor(source).split('\n').slice(0, stoppedAt)
  const first = { python: Math.max(0, stoppedAt - 2), jsx: 0 }
  for (const language of ['python', 'jsx'] as const) {
    const at = lines.findIndex(
      (line, at) => at >= first[language] && linesOf[language].test(line.slice(0, longestLine)),
    )
    if (at >= 0) return { problem: { kind: 'other-language', language }, line: at + 1 }
  }
  return undefined
}
