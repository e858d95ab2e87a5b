import { onlyToken, tokenLines } from '../../../problems/graph/tokens'
import type { Token } from '../../../problems/graph/tokens'

/** A statement of a graph's text. Numbers stay as they were written. */
export type Statement =
  | { readonly kind: 'end'; readonly end: 'start' | 'goal'; readonly name: string }
  | {
      readonly kind: 'node'
      readonly name: string
      readonly place?: readonly [x: string, y: string] | undefined
      readonly h?: string | undefined
    }
  | {
      readonly kind: 'edge'
      readonly from: string
      readonly sign: string
      readonly to: string
      readonly cost: string
    }

/** A line of a graph's text: its statements as they are written, and the comment behind them. */
interface TextLine {
  readonly parts: readonly string[]
  readonly comment: string
}

/**
 * Changes the statements of a text that can be read. What is not changed stays as it was written,
 * with its comments; a line of which nothing is left goes.
 *
 * @param change what each statement becomes; nothing where it goes
 */
export function withStatements(
  text: string,
  change: (statement: Statement) => Statement | undefined,
): string {
  return linesOf(text)
    .flatMap(({ parts, comment }) => {
      const kept = parts.flatMap((part) => {
        const statement = statementIn(part)
        const changed = statement && change(statement)
        if (changed === statement) return [part]
        return changed ? [rewritten(part, changed)] : []
      })
      const hasChanged = kept.length < parts.length
      const line = (kept.join(';') + comment).trimEnd()
      return hasChanged && line.trim() === '' ? [] : [hasChanged ? line.trimStart() : line]
    })
    .join('\n')
}

/** All statements of a text that can be read. */
export function statementsOf(text: string): readonly Statement[] {
  return linesOf(text).flatMap(({ parts }) => {
    return parts.flatMap((part) => statementIn(part) ?? [])
  })
}

/** Adds statements of one kind in lines of their own: behind the last one of their kind, or at the end. */
export function withAdded(text: string, added: readonly Statement[]): string {
  if (added.length === 0) return text
  const [{ kind }] = added
  const lines = text.trimEnd() === '' ? [] : text.trimEnd().split(/\r\n|\r|\n/)
  const behind = lines.findLastIndex((line) => {
    return withoutComment(line).parts.some((part) => statementIn(part)?.kind === kind)
  })
  const first = kind === 'node' ? beforeStatements(lines) : lines.length
  const at = behind < 0 ? first : behind + 1
  return lines.toSpliced(at, 0, ...added.map(written)).join('\n')
}

/** Where the first line stands that says something: comments before it stay at the head. */
function beforeStatements(lines: readonly string[]): number {
  const first = lines.findIndex((line) => withoutComment(line).parts.some((part) => part.trim()))
  return first < 0 ? lines.length : first
}

function linesOf(text: string): readonly TextLine[] {
  return text.split(/\r\n|\r|\n/).map(withoutComment)
}

function withoutComment(line: string): TextLine {
  const at = line.indexOf('#')
  const said = at < 0 ? line : line.slice(0, at)
  return { parts: said.split(';'), comment: line.slice(said.length) }
}

function statementIn(part: string): Statement | undefined {
  const [line] = tokenLines(part)
  if (!line) return undefined
  const [first, ...others] = line.tokens
  const keyword = first.quoted ? '' : first.text.toLowerCase()
  if (keyword === 'start' || keyword === 'goal') {
    return { kind: 'end', end: keyword, name: others[0].text }
  }
  if (keyword === 'node') return nodeIn(others)
  const [sign, to, cost] = others
  return { kind: 'edge', from: first.text, sign: sign.text, to: to.text, cost: cost.text }
}

function nodeIn([{ text: name }, ...facts]: readonly Token[]): Statement {
  const at = facts.findIndex(({ text }) => text === '@')
  const h = facts.findIndex(({ text }) => text === 'h')
  return {
    kind: 'node',
    name,
    place: at < 0 ? undefined : [facts[at + 1].text, facts[at + 2].text],
    h: h < 0 ? undefined : facts[h + 1].text,
  }
}

/** The new words of a statement, with the space around them that there was. */
function rewritten(part: string, statement: Statement): string {
  const [before] = /^\s*/.exec(part) ?? ['']
  const [behind] = /\s*$/.exec(part) ?? ['']
  return before + written(statement) + behind
}

function written(statement: Statement): string {
  switch (statement.kind) {
    case 'end':
      return `${statement.end} ${writtenName(statement.name)}`
    case 'edge': {
      const { from, sign, to, cost } = statement
      return `${writtenName(from)} ${sign} ${writtenName(to)} ${cost}`
    }
    case 'node': {
      const { name, place, h } = statement
      const at = place ? ` @ ${place[0]} ${place[1]}` : ''
      return `node ${writtenName(name)}${at}${h === undefined ? '' : ` h ${h}`}`
    }
  }
}

const keywords = new Set(['node', 'start', 'goal'])

/** A name as a text has it: in quotation marks where it would not be read as one name. */
function writtenName(name: string): string {
  const only = onlyToken(name)
  const isPlain = only?.text === name && !only.quoted
  return isPlain && !keywords.has(name.toLowerCase()) ? name : `"${name}"`
}
