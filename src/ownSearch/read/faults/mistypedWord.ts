import { nearestName } from '../../names/nearestName'
import type { SourceProblem } from './sourceFault'

const keywords = [
  ...['const', 'let', 'function', 'return', 'yield', 'break', 'continue', 'export', 'import'],
  ...['if', 'for', 'while', 'switch', 'throw', 'new'],
]
const beforeBlock = ['if', 'for', 'while', 'switch']
/** Words that begin a line of a program and are no slips. */
const others = new Set([
  ...keywords,
  ...['else', 'do', 'try', 'case', 'class', 'async', 'static', 'get', 'set', 'type', 'interface'],
  ...['enum', 'declare', 'readonly', 'abstract', 'override', 'public', 'private', 'protected'],
])

/** A keyword with a slip of the pen or a capital letter, at the beginning of a line that is no program. */
export function mistypedWord(line: string): SourceProblem | undefined {
  // Two words stand side by side behind a keyword alone.
  const [, first] = /^\s*(?:\}\s*)?(\w+)\s+[\w{['"]/.exec(line) ?? []
  const [, opens] = /^\s*(?:\}\s*)?(\w+)\s*\(.*\)\s*\{/.exec(line) ?? []
  const written = first ?? opens
  if (written === undefined || others.has(written)) return undefined
  // Of two letters one more or less makes another word.
  if (written.length < 3 && !others.has(written.toLowerCase())) return undefined
  const here = nearestName(written, first === undefined ? beforeBlock : keywords)
  return here === undefined
    ? undefined
    : { kind: 'other-language', language: 'unknown', written, here }
}
