import type { AnyNode, MemberExpression, Program } from 'acorn'
import { lineOfNode } from '../faults/sourceFault'
import { walk } from '../syntax'
import type { LineInDoubt } from './doubts'

const ofPromise: readonly string[] = ['then', 'catch', 'finally']
/** What is told by itself, or has been told of the first call of a chain. */
const toldBefore = new RegExp(String.raw`\bPromise\b|\.\s*(${ofPromise.join('|')})\s*\(`)

/**
 * The lines that call a member of a promise: a search does not wait for it. Not what is called
 * “Promise”, which is told by itself, nor a name that the program gives to a member of its own.
 */
export function waitingCalls(program: Program, source: string): readonly LineInDoubt[] {
  const own = new Set<string>()
  const calls: { readonly name: string; readonly line: number }[] = []
  walk(program, (node) => {
    const given = ownMember(node)
    if (given !== undefined) own.add(given)
    const name = firstOfPromise(node, source)
    if (name !== undefined) calls.push({ name, line: lineOfNode(node) })
  })
  return calls
    .filter(({ name }) => !own.has(name))
    .map(({ name, line }) => ({ doubt: { kind: 'waits', name }, line }))
}

/** The member of a promise that is called, of a chain the first. */
function firstOfPromise(node: AnyNode, source: string): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined
  const { object, property } = node.callee
  const name = nameOf(node.callee)
  if (name === undefined || !ofPromise.includes(name)) return undefined
  const before = source.slice(object.start, property.start)
  return toldBefore.test(before) ? undefined : name
}

/** The name of a member that an object, a class or an assignment gives to something. */
function ownMember(node: AnyNode): string | undefined {
  switch (node.type) {
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return node.key.type === 'Identifier' ? node.key.name : undefined
    case 'AssignmentExpression':
      return node.left.type === 'MemberExpression' ? nameOf(node.left) : undefined
    default:
      return undefined
  }
}

function nameOf({ property, computed }: MemberExpression): string | undefined {
  return !computed && property.type === 'Identifier' ? property.name : undefined
}
