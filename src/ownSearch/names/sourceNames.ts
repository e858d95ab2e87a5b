import type { AnyNode, Program } from 'acorn'
import { isFunction, walk } from '../read/syntax'
import { givenMembers } from './givenMembers'

/** The names in a source, as far as a look at it tells them. */
export interface SourceNames {
  /** What is declared, anywhere. */
  readonly declared: ReadonlySet<string>
  /** The types of variables that are made by `new`. */
  readonly types: ReadonlyMap<string, string>
}

/** Finds the names that a source declares. */
export function sourceNames(program: Program): SourceNames {
  const declared = new Set<string>()
  const types = new Map<string, string>()
  function declare(pattern: AnyNode): void {
    walk(pattern, (node) => {
      if (node.type === 'Identifier') declared.add(node.name)
    })
  }
  walk(program, (node) => {
    for (const pattern of patternsOf(node)) declare(pattern)
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return
    const type = madeType(node.init)
    if (type !== undefined) types.set(node.id.name, type)
  })
  return { declared, types }
}

function patternsOf(node: AnyNode): readonly AnyNode[] {
  if (isFunction(node)) return 'id' in node && node.id ? [node.id, ...node.params] : node.params
  switch (node.type) {
    case 'VariableDeclarator':
      return [node.id]
    case 'ClassDeclaration':
      return node.id ? [node.id] : []
    case 'CatchClause':
      return node.param ? [node.param] : []
    case 'ImportSpecifier':
      return [node.local]
    default:
      return []
  }
}

function madeType(init: AnyNode | null | undefined): string | undefined {
  if (init?.type !== 'NewExpression' || init.callee.type !== 'Identifier') return undefined
  return givenMembers.has(init.callee.name) ? init.callee.name : undefined
}
