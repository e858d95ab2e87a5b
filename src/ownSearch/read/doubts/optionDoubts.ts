import type { AnyNode, Program } from 'acorn'
import { nearestName } from '../../names/nearestName'
import type { SourceNames } from '../../names/sourceNames'
import { lineOfNode } from '../faults/sourceFault'
import { isFunction, memberOf, walk } from '../syntax'
import type { LineInDoubt } from './doubts'

/** The lines that ask for an option that the manifest does not name: what they get is nothing. */
export function optionDoubts(program: Program, { options }: SourceNames): readonly LineInDoubt[] {
  const doubts: LineInDoubt[] = []
  let hasOwnOptions = false
  walk(program, (node, within) => {
    if (declaresOptions(node, within)) hasOwnOptions = true
    const asked = memberOf(node)
    if (asked?.of !== 'options' || options.includes(asked.name)) return
    const { name } = asked
    const nearest = nearestName(name, options)
    doubts.push({ doubt: { kind: 'no-option', name, nearest }, line: lineOfNode(node) })
  })
  return hasOwnOptions ? [] : doubts
}

/** Whether something else may be called so: the functions of the manifest are given the same options. */
function declaresOptions(node: AnyNode, within: AnyNode | undefined): boolean {
  if (node.type === 'VariableDeclarator') return isOptions(node.id)
  return isFunction(node) && within?.type !== 'Property' && node.params.some(isOptions)
}

function isOptions(node: AnyNode): boolean {
  return node.type === 'Identifier' && node.name === 'options'
}
