import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import { declaredAs, namesIn } from './declarations'
import { memberOfProperty } from './objectType'
import { textsAt } from './textsAt'
import { memberAt, typeOfVariable } from './typesIn'

/** What is known of a name: how it is declared, and what its comment says. */
export interface Explanation {
  readonly signature: string
  readonly doc: string
}

/** An explanation, and the place of the name it belongs to. */
export interface ExplainedRange extends Explanation {
  readonly from: number
  readonly to: number
}

/** What is known of the name that stands at a place of the source. */
export function explainedAt(state: EditorState, position: number): ExplainedRange | undefined {
  const node = syntaxTree(state).resolveInner(position, 1)
  if (/Comment|Template/.test(node.name)) return undefined
  if (node.name === 'String') {
    const written = state.sliceDoc(node.from + 1, node.to - 1)
    const known = textsAt(node, state).find(({ text }) => text === written)
    const { from, to } = node
    return known?.doc ? { from, to, signature: `'${known.text}'`, doc: known.doc } : undefined
  }
  const word = state.wordAt(position)
  const found = word && explainedName(state, word.from, word.to)
  if (!word || !found) return undefined
  const { signature, doc } = found
  return { from: word.from, to: word.to, signature, doc }
}

function explainedName(state: EditorState, from: number, to: number): Explanation | undefined {
  const name = state.sliceDoc(from, to)
  const source = state.doc.toString()
  const before = state.sliceDoc(state.doc.lineAt(from).from, from)
  const chain = /[\w$]+(?:\??\.[\w$]+)*\??\.$/.exec(before)?.[0]
  if (chain) return memberAt(chain + name, source)
  const { parent, name: kind } = syntaxTree(state).resolveInner(from, 1)
  if (kind === 'PropertyDefinition' && parent?.name === 'Property') {
    return memberOfProperty(parent, state)
  }
  const declared = declaredAs(name)
  if (declared) return declared
  const type = typeOfVariable(name, source)
  if (type === undefined) return undefined
  const [typeName = type] = namesIn(type)
  return { signature: `${name}: ${typeName}`, doc: declaredAs(typeName)?.doc ?? '' }
}
