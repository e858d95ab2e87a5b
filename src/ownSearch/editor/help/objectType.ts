import type { EditorState } from '@codemirror/state'
import type { SyntaxNode } from '@lezer/common'
import type { DeclaredMember } from '../../../../build/source/declaredName'
import { membersOfType } from './typesIn'

/** What may stand between a value and the property, or the statement, that takes it. */
const passedThrough = ['ParenthesizedExpression', 'ConditionalExpression', 'ArrowFunction']

/** The members that an object in braces is to have, by the place where it stands. */
export function membersOfObject(object: SyntaxNode, state: EditorState): readonly DeclaredMember[] {
  const place = placeOf(object)
  const source = state.doc.toString()
  if (place?.name === 'Property') {
    const type = memberOfProperty(place, state)?.type
    return type === undefined ? [] : membersOfType(type, source)
  }
  if (place?.name === 'ReturnStatement') return membersOfType('Outcome', source)
  const type = place && typeNamed(place, state)
  return type === undefined ? [] : membersOfType(type, source)
}

/** The member that a property of an object is. */
export function memberOfProperty(
  property: SyntaxNode,
  state: EditorState,
): DeclaredMember | undefined {
  const key = property.getChild('PropertyDefinition')
  const object = property.parent
  if (!key || object?.name !== 'ObjectExpression') return undefined
  const name = state.sliceDoc(key.from, key.to)
  return membersOfObject(object, state).find((member) => member.name === name)
}

/** The property, statement or declaration that takes a value. */
export function placeOf(value: SyntaxNode): SyntaxNode | undefined {
  let place = value.parent
  while (place && passedThrough.includes(place.name)) place = place.parent
  return place ?? undefined
}

/** The type that is said of a value where it is declared: by `satisfies`, or by its variable. */
function typeNamed(place: SyntaxNode, state: EditorState): string | undefined {
  for (let node: SyntaxNode | null = place; node; node = node.parent) {
    if (node.getChild('satisfies')) return nameOfType(node, state)
    if (node.name === 'VariableDeclaration') {
      const variable = node.getChild('VariableDefinition')
      const annotation = node.getChild('TypeAnnotation')
      if (annotation) return nameOfType(annotation, state)
      const name = variable && state.sliceDoc(variable.from, variable.to)
      return name === 'choices' ? 'SolverOption' : undefined
    }
    if (!['BinaryExpression', 'ArrayExpression'].includes(node.name)) return undefined
  }
  return undefined
}

function nameOfType(node: SyntaxNode, state: EditorState): string | undefined {
  const type = node.getChild('ParameterizedType') ?? node
  const name = type.getChild('TypeName')
  return name ? state.sliceDoc(name.from, name.to) : undefined
}
