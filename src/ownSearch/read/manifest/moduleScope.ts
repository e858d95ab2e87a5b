import type { AnyNode, Program } from 'acorn'
import { lineOfNode } from '../faults/sourceFault'
import { isFunction } from '../syntax'
import { evaluate } from './evaluate'
import type { Scope } from './evaluate'

/** Enough for a manifest with every kind of option, and few enough to be read at once. */
export const mostSteps = 20_000

/** The names that a module declares at its top, each read when it is asked for. */
export function moduleScope(program: Program): Scope {
  const declared = new Map<string, AnyNode>()
  for (const { id, init } of declarations(program)) declared.set(id, init)
  const scope: Scope = {
    steps: { left: mostSteps },
    find(name, depth) {
      const node = declared.get(name)
      if (!node) return undefined
      if (isFunction(node)) return { value: { kind: 'closure', of: node, scope } }
      // A name may stand for itself, by way of others: that ends as what is too deep does.
      return { value: evaluate(node, scope, depth + 1) }
    },
  }
  return scope
}

/** What a module declares at its top. */
interface Declaration {
  readonly id: string
  readonly init: AnyNode
  readonly exported: boolean
}

/** What is declared at the top of a module, with a name and a value. */
export function declarations(program: Program): readonly Declaration[] {
  return program.body.flatMap((statement): Declaration[] => {
    const exported = statement.type === 'ExportNamedDeclaration'
    const declaration = exported ? statement.declaration : statement
    if (declaration?.type === 'FunctionDeclaration') {
      return [{ id: declaration.id?.name ?? '', init: declaration, exported }]
    }
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [{ id: id.name, init, exported }] : [],
    )
  })
}

/** The lines that the entries of a list begin in, where it is written out here or under its name. */
export function linesOfList(list: AnyNode, program: Program): readonly number[] {
  const named = list.type === 'Identifier' ? list.name : undefined
  const node =
    named === undefined ? list : declarations(program).find(({ id }) => id === named)?.init
  if (node?.type !== 'ArrayExpression') return []
  return node.elements.map((each) => lineOfNode(each ?? node))
}
