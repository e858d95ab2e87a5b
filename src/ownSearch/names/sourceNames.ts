import type { AnyNode, Program } from 'acorn'
import { isFunction, walk } from '../read/syntax'
import { foreignCalls } from './foreignNames'
import { givenMembers } from './givenMembers'

/** The names that a source declares, as far as a look at it tells them. */
export interface DeclaredNames {
  /** What is declared, anywhere. */
  readonly declared: ReadonlySet<string>
  /** The types of variables that are made by `new`, or as a list, wherever they are declared. */
  readonly types: ReadonlyMap<string, string>
  /** What is given a value. */
  readonly assigned: ReadonlySet<string>
}

/** The names in a source whose manifest was read. */
export interface SourceNames extends DeclaredNames {
  /** The options that the manifest names. */
  readonly options: readonly string[]
}

/** Finds the names that a source declares. */
export function sourceNames(program: Program): DeclaredNames {
  const typesOf = new Map<string, Set<string | undefined>>()
  const assigned = new Set<string>()
  function declare(name: string, type: string | undefined): void {
    typesOf.set(name, (typesOf.get(name) ?? new Set()).add(type))
  }
  walk(program, (node) => {
    for (const pattern of patternsOf(node)) {
      walk(pattern, (each) => {
        if (each.type !== 'Identifier') return
        declare(each.name, node.type === 'VariableDeclarator' ? madeType(node.init) : undefined)
      })
    }
    const given = givenIn(node)
    if (given?.type === 'Identifier') assigned.add(given.name)
  })
  const types = new Map<string, string>()
  for (const [name, [type, ...others]] of typesOf) {
    if (type !== undefined && others.length === 0) types.set(name, type)
  }
  return { declared: new Set(typesOf.keys()), types, assigned }
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

/** What a statement gives a value to that it does not declare. */
function givenIn(node: AnyNode): AnyNode | undefined {
  if (node.type === 'AssignmentExpression') return node.left
  return node.type === 'ForOfStatement' || node.type === 'ForInStatement' ? node.left : undefined
}

function madeType(init: AnyNode | null | undefined): string | undefined {
  if (init?.type === 'ArrayExpression') return 'Array'
  if (init?.type !== 'NewExpression' || init.callee.type !== 'Identifier') return undefined
  const { name } = init.callee
  return givenMembers.has(name) || foreignCalls.has(name) ? name : undefined
}
