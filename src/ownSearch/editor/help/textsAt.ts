import type { EditorState } from '@codemirror/state'
import type { SyntaxNode } from '@lezer/common'
import type { DeclaredText } from '../../../../build/source/declaredName'
import { importableFiles, textsOfMember, textsOfType } from './declarations'
import { memberOfProperty, placeOf } from './objectType'
import { memberAt } from './typesIn'

/** The texts that may stand in a pair of quotes, by its place in the source. */
export function textsAt(quotes: SyntaxNode, state: EditorState): readonly DeclaredText[] {
  const { parent } = quotes
  if (!parent) return []
  if (parent.name === 'ImportDeclaration') {
    return importableFiles.map(({ from, names }) => ({
      text: from,
      doc: names.map(({ name }) => name).join(', '),
    }))
  }
  if (parent.name === 'ArgList') return textsOfArgument(quotes, parent, state)
  if (parent.name === 'BinaryExpression' && parent.getChild('CompareOp')) {
    return textsOfOther(quotes, parent, state)
  }
  const place = placeOf(quotes)
  const member = place?.name === 'Property' ? memberOfProperty(place, state) : undefined
  return member ? textsOfMember(member) : []
}

/** By the type of the parameter that stands at the same place. */
function textsOfArgument(quotes: SyntaxNode, list: SyntaxNode, state: EditorState) {
  const method = list.parent?.firstChild
  if (!method) return []
  const before = list.getChildren(',').filter(({ from }) => from < quotes.from).length
  const member = memberAt(state.sliceDoc(method.from, method.to), state.doc.toString())
  return textsOfType(member?.parameters[before]?.type ?? '')
}

/** By what it is compared with: an option, or what a method answers. */
function textsOfOther(quotes: SyntaxNode, comparison: SyntaxNode, state: EditorState) {
  const { firstChild, lastChild } = comparison
  const other = firstChild?.from === quotes.from ? lastChild : firstChild
  const chain = other?.name === 'CallExpression' ? other.firstChild : other
  if (!chain) return []
  const member = memberAt(state.sliceDoc(chain.from, chain.to), state.doc.toString())
  return member ? textsOfMember(member) : []
}
