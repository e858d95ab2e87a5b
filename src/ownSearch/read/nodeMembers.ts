import type { AnyNode, Program } from 'acorn'
import type { Doubt, LineInDoubt } from './doubts'
import { lineOfNode } from './sourceFault'
import { walk } from './syntax'

/** What is asked about a node, by the name of what is asked. */
const askedOfNode: Readonly<Record<string, readonly string[]>> = {
  tree: [
    ...['expand', 'children', 'prune', 'drop', 'supersede', 'isGoal', 'solve', 'depth', 'g'],
    ...['side', 'h', 'undoes', 'closes'],
  ],
  reached: ['find', 'add'],
}

/** What a node has in other programs, and what the tree is asked for here. */
const askedOfTree: ReadonlyMap<string, string> = new Map([
  ...['depth', 'g', 'h', 'side', 'children'].map((name) => [name, name] as const),
  ...['cost', 'path_cost', 'pathCost'].map((name) => [name, 'g'] as const),
  ...['heuristic', 'estimate'].map((name) => [name, 'h'] as const),
])

/** The lines that ask a node itself for something: it is a number, and answers with nothing. */
export function nodeMembers(program: Program): readonly LineInDoubt[] {
  const nodes = new Set<string>()
  const members: { readonly of: string; readonly name: string; readonly line: number }[] = []
  walk(program, (each, within) => {
    const asked = askedNode(each)
    if (asked !== undefined) nodes.add(asked)
    const isCalled = within?.type === 'CallExpression' && within.callee === each
    const names = isCalled ? undefined : namesOf(each)
    if (names && !(names.name in Number.prototype)) {
      members.push({ ...names, line: lineOfNode(each) })
    }
  })
  return members
    .filter(({ of }) => nodes.has(of))
    .map(({ of, name, line }) => ({ doubt: doubtOf(of, name), line }))
}

/** The name of a node that the tree or the table is asked about. */
function askedNode(node: AnyNode): string | undefined {
  if (node.type !== 'CallExpression') return undefined
  const { of, name } = namesOf(node.callee) ?? { of: '', name: '' }
  const [first] = node.arguments
  const isNode = Object.hasOwn(askedOfNode, of) && askedOfNode[of].includes(name)
  return isNode && first?.type === 'Identifier' ? first.name : undefined
}

function namesOf(node: AnyNode): { readonly of: string; readonly name: string } | undefined {
  if (node.type !== 'MemberExpression' || node.computed) return undefined
  const { object, property } = node
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return undefined
  return { of: object.name, name: property.name }
}

function doubtOf(of: string, name: string): Doubt {
  const asked = askedOfTree.get(name)
  if (asked === undefined) return { kind: 'asks-node', of, name }
  return { kind: 'no-member', of, name, here: `tree.${asked}(${of})` }
}
