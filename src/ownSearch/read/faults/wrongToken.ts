import { tokenizer } from 'acorn'
import type { Token } from 'acorn'
import { asInEditor, lineIn } from '../syntax'
import { otherLanguage } from './otherLanguage'
import type { SourceProblem, WrongSource } from './sourceFault'

/** What acorn says of a token that has no end. */
const withoutEnd = [
  ['Unterminated string constant', 'text'],
  ['Unterminated template', 'template'],
  ['Unterminated comment', 'comment'],
] as const

/** What closes a bracket, by the names that acorn has for both. */
const closedBy: Readonly<Record<string, string>> = { '{': '}', '${': '}', '(': ')', '[': ']' }

/** What somebody meant by a character that a word processor, or a keyboard for Japanese, has put there. */
const meantBy: Readonly<Record<string, string>> = {
  ...{ '‘': "'", '’': "'", '‚': "'", '“': '"', '”': '"', '„': '"', '«': '"', '»': '"' },
  ...{ '−': '-', '–': '-', '×': '*', '÷': '/', '≤': '<=', '≥': '>=', '≠': '!==', '、': ',' },
  '#': '//',
}

/**
 * What is wrong with a source that is no program, where it begins: the parser reads on past a text
 * without its second quotation mark, and names a line far below.
 */
export function atItsBeginning(source: string, fault: WrongSource): WrongSource {
  if (fault.problem.kind !== 'syntax') return fault
  const inEditor = asInEditor(source)
  const other = otherLanguage(inEditor, fault.line)
  if (other) return other
  const token = wrongToken(inEditor)
  return token && token.line <= fault.line ? token : fault
}

/** The first token that no program can have, if there is one that can be told. */
function wrongToken(source: string): WrongSource | undefined {
  try {
    const tokens = tokenizer(source, { ecmaVersion: 'latest', locations: true })
    const wrong = wrongBracket(tokens, source)
    const line = wrong?.token.loc?.start.line
    return wrong && line !== undefined ? { problem: wrong.problem, line } : undefined
  } catch (reason) {
    if (!(reason instanceof SyntaxError)) throw reason
    const problem = problemOf(reason, source)
    return problem && { problem, line: lineIn(reason) }
  }
}

/** The first bracket that is closed and was not opened, or in which another one is closed, or the text ends. */
function wrongBracket(
  tokens: Iterable<Token>,
  source: string,
): { readonly token: Token; readonly problem: SourceProblem } | undefined {
  const open: Token[] = []
  for (const token of tokens) {
    const { label } = token.type
    if (Object.hasOwn(closedBy, label)) open.push(token)
    if (!Object.values(closedBy).includes(label)) continue
    if (!open.some((each) => closedBy[each.type.label] === label)) {
      return { token, problem: { kind: 'unopened' } }
    }
    const last = open.pop()
    if (last && closedBy[last.type.label] !== label) return unclosed(last, source)
  }
  const last = open.at(-1)
  return last && unclosed(last, source)
}

/** A bracket that is not closed is told with what stands before it in its line, of which it is the end. */
function unclosed(token: Token, source: string): { token: Token; problem: SourceProblem } {
  const line = source.slice(source.lastIndexOf('\n', token.start - 1) + 1, token.end).trim()
  const symbols = [...line.slice(-2 * longestOpening)]
  const end = symbols.slice(-longestOpening).join('')
  const opening = end.length < line.length ? `…${end}` : line
  const closing = closedBy[token.type.label]
  return { token, problem: { kind: 'unclosed-bracket', opening, closing } }
}

/** How many characters before a bracket are told at most, as many as a sentence has room for. */
const longestOpening = 23

function problemOf(reason: SyntaxError, source: string): SourceProblem | undefined {
  const unclosed = withoutEnd.find(([told]) => reason.message.startsWith(told))
  if (unclosed) return { kind: 'unclosed', what: unclosed[1] }
  if (!reason.message.startsWith('Unexpected character')) return undefined
  const at = 'pos' in reason && typeof reason.pos === 'number' ? reason.pos : 0
  // A comment of another language: acorn complains of what follows its sign.
  const isAfterHash = source[at - 1] === '#'
  const character = isAfterHash ? '#' : String.fromCodePoint(source.codePointAt(at) ?? 0)
  const meant = meantBy[character] ?? sameInAscii(character)
  // Of those that a program can have elsewhere, the parser says more.
  if (meant === character) return undefined
  return { kind: 'strange-character', character, meant }
}

/** A character of full width as it is written in code; nothing where there is no such. */
function sameInAscii(character: string): string | undefined {
  const narrow = character.normalize('NFKC')
  return /^[!-~]+$/.test(narrow) ? narrow : undefined
}
