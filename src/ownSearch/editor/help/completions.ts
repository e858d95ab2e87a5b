import { snippet } from '@codemirror/autocomplete'
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import type { SyntaxNode } from '@lezer/common'
import type { DeclaredMember, DeclaredName } from '../../../../build/source/declaredName'
import { importableFiles } from './declarations'
import { helpPicture } from './helpPicture'
import { membersOfObject } from './objectType'
import { snippets } from './snippets'
import { textsAt } from './textsAt'
import { membersAfter } from './typesIn'
import { withImport } from './withImport'

const word = /^[\w$]*$/

/** What may be written at a place, from the declarations of what a solver is given. */
export function searchCompletions(context: CompletionContext): CompletionResult | null {
  const { state, pos } = context
  const node = syntaxTree(state).resolveInner(pos, -1)
  if (/Comment|Template/.test(node.name)) return null
  if (node.name === 'String') return inQuotes(node, context)
  const chain = context.matchBefore(/[\w$]+(?:\??\.[\w$]+)*\??\.[\w$]*/)
  if (chain) return afterChain(chain)
  const written = context.matchBefore(/[\w$]+/)
  const from = written?.from ?? pos
  const braces = enclosing(node, ['ImportGroup', 'ObjectExpression', 'Block'])
  if (braces?.name === 'ImportGroup') return { from, options: importable(braces), validFor: word }
  if (!written && !context.explicit) return null
  if (isField(node)) return fieldsAt(node)
  if (/Definition$/.test(node.name)) return null
  return { from, options: [...namesToWrite, ...snippets], validFor: word }

  function afterChain({ from: start, text }: { readonly from: number; readonly text: string }) {
    const dot = text.lastIndexOf('.')
    const before = text.slice(0, dot).replace(/\?$/, '')
    const members = membersAfter(before, state.doc.toString())
    if (members.length === 0) return null
    return { from: start + dot + 1, options: members.map(memberCompletion), validFor: word }
  }

  function fieldsAt(key: SyntaxNode): CompletionResult | null {
    const object = enclosing(key, ['ObjectExpression'])
    const fields = object ? membersOfObject(object, state) : []
    if (fields.length === 0) return null
    return { from, options: fields.map(fieldCompletion), validFor: word }
  }

  function importable(group: SyntaxNode): readonly Completion[] {
    const statement = group.parent
    const file = statement?.getChild('String')
    const path = file && state.sliceDoc(file.from + 1, file.to - 1)
    const files = importableFiles.filter((each) => !path || each.from === path)
    return files.flatMap(({ names }) => names.map((name) => nameCompletion(name)))
  }
}

function inQuotes(quotes: SyntaxNode, { state }: CompletionContext): CompletionResult | null {
  const texts = textsAt(quotes, state)
  if (texts.length === 0) return null
  const options = texts.map(({ text, doc }, index) => ({
    label: text,
    type: 'text',
    sortText: place(index),
    ...(doc ? { info: () => helpPicture({ signature: `'${text}'`, doc }) } : {}),
  }))
  return { from: quotes.from + 1, options, validFor: /^[^']*$/ }
}

/** Whether the name of a property is being written. */
function isField({ name, parent }: SyntaxNode): boolean {
  return (
    name === 'ObjectExpression' || (name === 'PropertyDefinition' && parent?.name === 'Property')
  )
}

function enclosing(node: SyntaxNode, names: readonly string[]): SyntaxNode | undefined {
  let at: SyntaxNode | null = node
  while (at && !names.includes(at.name)) at = at.parent
  return at ?? undefined
}

function memberCompletion(member: DeclaredMember, index: number): Completion {
  const { name: label, kind, signature } = member
  const isCall = kind === 'method'
  return {
    label,
    type: kind,
    sortText: place(index),
    detail: signature.replace(/^readonly /, '').replace(label, ''),
    info: () => helpPicture(member),
    apply: isCall ? snippetOf(member) : label,
  }
}

function fieldCompletion(member: DeclaredMember, index: number): Completion {
  return {
    label: member.name,
    type: 'property',
    sortText: place(index),
    info: () => helpPicture(member),
  }
}

/** A call with its brackets; the cursor comes between them where something is to be given. */
function snippetOf({ name, parameters }: DeclaredMember): ReturnType<typeof snippet> {
  return snippet(parameters.length === 0 ? `${name}()` : `${name}(\${})`)
}

/** Of equally good matches the one declared first comes first. */
function place(index: number): string {
  return String(index).padStart(3, '0')
}

function nameCompletion(declared: DeclaredName): Completion {
  const { name: label, kind: type } = declared
  return { label, type, info: () => helpPicture(declared) }
}

const offered = ['Node', 'Outcome', 'Search', 'Solver', 'Steps', 'bestFirst', 'notReached']

/** What is written by its own name: classes, what they are compared with, and the types of a solver. */
const namesToWrite: readonly Completion[] = importableFiles
  .flatMap(({ names }) => names)
  .filter(({ name, kind }) => kind === 'class' || offered.includes(name))
  .map((declared) => ({ ...nameCompletion(declared), apply: withImport }))
