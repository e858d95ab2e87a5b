import type { AnyNode, Program } from 'acorn'
import { givenMembers, givenTypes } from '../../names/givenMembers'
import { lineOfNode } from '../faults/sourceFault'
import { memberOf, walk } from '../syntax'
import type { Doubt, LineInDoubt } from './doubts'

/** What is asked of the tree and of the table about something else than a node that has a name. */
const notAboutNodes: ReadonlySet<string> = new Set(['root', 'beginIteration', 'startH', 'replace'])

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
    const names = isCalled ? undefined : memberOf(each)
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
  const asked = memberOf(node.callee)
  const [first] = node.arguments
  if (!asked || notAboutNodes.has(asked.name) || first?.type !== 'Identifier') return undefined
  const given = givenMembers.get(givenTypes.get(asked.of) ?? '')
  return given?.includes(asked.name) ? first.name : undefined
}

function doubtOf(of: string, name: string): Doubt {
  const asked = askedOfTree.get(name)
  if (asked === undefined) return { kind: 'asks-node', of, name }
  return { kind: 'no-member', of, name, here: `tree.${asked}(${of})` }
}
