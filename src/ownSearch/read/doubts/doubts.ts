import { getLineInfo } from 'acorn'
import type { AnyNode, Program } from 'acorn'
import { foreignCalls } from '../../names/foreignNames'
import type { SourceNames } from '../../names/sourceNames'
import { lineOfNode } from '../faults/sourceFault'
import { isFunction, memberOf, walk } from '../syntax'
import { nodeMembers } from './nodeMembers'
import { optionDoubts } from './optionDoubts'
import { waitingCalls } from './waitingCalls'

/** What a search that can be run hardly means so. */
export type Doubt =
  /** It asks for what a thing does not have, and so gets nothing. */
  | {
      readonly kind: 'no-member'
      readonly of: string
      readonly name: string
      readonly here: string
    }
  /** It asks for an option that the manifest does not name, and so gets nothing. */
  | { readonly kind: 'no-option'; readonly name: string; readonly nearest: string | undefined }
  /** It asks whether a thing is there that always is. */
  | { readonly kind: 'always-true'; readonly of: string; readonly here: string }
  /** It takes what a table answers for true or false. */
  | { readonly kind: 'found-as-truth' }
  /** It gives a value where it asks whether there is one. */
  | { readonly kind: 'gives-in-test' }
  /** It goes through the places of a list. */
  | { readonly kind: 'places' }
  /** It changes what is a copy. */
  | { readonly kind: 'own-copy' }
  /** It asks a node for something, which is a number. */
  | { readonly kind: 'asks-node'; readonly of: string; readonly name: string }
  /** What goes wrong there goes unnoticed. */
  | { readonly kind: 'not-waited-for' | 'promise' }
  /** The same, where a promise has no such name. */
  | { readonly kind: 'waits'; readonly name: string }
  /** The line goes on from the one before. */
  | { readonly kind: 'goes-on' }

/** A doubt, and the line that it is about, from 1 on. */
export interface LineInDoubt {
  readonly doubt: Doubt
  readonly line: number
}

/** How one asks, by its kind, whether there is anything in a thing. */
const isThere: Readonly<Record<string, (of: string) => string>> = {
  Queue: notEmpty,
  Stack: notEmpty,
  PriorityQueue: notEmpty,
  Array: (of) => `${of}.length > 0`,
  Set: sized,
  Map: sized,
}

function notEmpty(of: string): string {
  return `!${of}.isEmpty()`
}

function sized(of: string): string {
  return `${of}.size > 0`
}

/**
 * The lines of a search that can be run and still hardly mean what they say: slips that nothing stops,
 * since the language has an answer to them.
 *
 * @param source the text of the program
 */
export function doubtsOf(
  program: Program,
  source: string,
  names: SourceNames,
): readonly LineInDoubt[] {
  const doubts: LineInDoubt[] = [
    ...nodeMembers(program),
    ...optionDoubts(program, names),
    ...waitingCalls(program, source),
  ]
  let hasOwnProblem = false
  const copies: AnyNode[] = []
  walk(program, (node, within) => {
    const doubt = doubtOf(node, within, names)
    if (doubt) doubts.push({ doubt, line: lineOfNode(node) })
    const bracket = bracketBelow(node, source)
    if (bracket !== undefined) {
      doubts.push({ doubt: { kind: 'goes-on' }, line: getLineInfo(source, bracket).line })
    }
    if (node.type === 'VariableDeclarator' && isNamed(node.id, 'problem')) hasOwnProblem = true
    if (node.type === 'AssignmentExpression' && isNamed(rootOf(node.left), 'problem')) {
      copies.push(node)
    }
  })
  if (!hasOwnProblem) {
    for (const node of copies) doubts.push({ doubt: { kind: 'own-copy' }, line: lineOfNode(node) })
  }
  return doubts
}

function doubtOf(
  node: AnyNode,
  within: AnyNode | undefined,
  names: SourceNames,
): Doubt | undefined {
  if (isFunction(node) && node.async) return { kind: 'not-waited-for' }
  if (isNamed(node, 'Promise') && !names.declared.has('Promise')) return { kind: 'promise' }
  if (node.type === 'ForInStatement' && isList(node.right, names)) return { kind: 'places' }
  if (node.type === 'MemberExpression') return memberDoubt(node, within, names)
  const test = testOf(node)
  if (test?.type === 'AssignmentExpression' && test.operator === '=') {
    return { kind: 'gives-in-test' }
  }
  if (test?.type === 'CallExpression') return isFind(test) ? { kind: 'found-as-truth' } : undefined
  if (test?.type !== 'Identifier' || names.assigned.has(test.name)) return undefined
  const here = isThere[names.types.get(test.name) ?? '']?.(test.name)
  return here === undefined ? undefined : { kind: 'always-true', of: test.name, here }
}

/** A size that is asked for by the name that it has elsewhere. */
function memberDoubt(
  member: Extract<AnyNode, { type: 'MemberExpression' }>,
  within: AnyNode | undefined,
  { types }: SourceNames,
): Doubt | undefined {
  const asked = memberOf(member)
  if (!asked) return undefined
  const { of, name } = asked
  const isCalled = within?.type === 'CallExpression' && within.callee.start === member.start
  const isSize = ['length', 'size', 'len'].includes(name)
  if (isCalled || !isSize) return undefined
  const behind = foreignCalls.get(types.get(of) ?? '')?.get(name)
  if (behind === undefined || behind === `.${name}`) return undefined
  return { kind: 'no-member', of, name, here: of + behind }
}

/** What a node asks for true or false. */
function testOf(node: AnyNode): AnyNode | null | undefined {
  switch (node.type) {
    case 'IfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
    case 'ConditionalExpression':
      return node.test
    case 'UnaryExpression':
      return node.operator === '!' ? node.argument : undefined
    case 'LogicalExpression':
      return node.operator === '??' ? undefined : node.left
    default:
      return undefined
  }
}

function isFind({ callee }: Extract<AnyNode, { type: 'CallExpression' }>): boolean {
  return (
    callee.type === 'MemberExpression' &&
    isNamed(callee.object, 'reached') &&
    isNamed(callee.property, 'find')
  )
}

function isList(node: AnyNode, { types }: SourceNames): boolean {
  if (node.type === 'Identifier') return types.get(node.name) === 'Array'
  const callee = node.type === 'CallExpression' ? node.callee : undefined
  return callee?.type === 'MemberExpression' && isNamed(callee.property, 'children')
}

/** Where a bracket or a backquote begins a line, and goes on with what stands above it. */
function bracketBelow(node: AnyNode, source: string): number | undefined {
  const end = endBeforeBracket(node)
  if (end === undefined) return undefined
  const between = /^\s*/.exec(source.slice(end))?.[0] ?? ''
  const isBelow = between.includes('\n') && ['[', '(', '`'].includes(source[end + between.length])
  return isBelow ? end + between.length : undefined
}

function endBeforeBracket(node: AnyNode): number | undefined {
  if (node.type === 'CallExpression') return node.callee.end
  if (node.type === 'MemberExpression' && node.computed) return node.object.end
  return node.type === 'TaggedTemplateExpression' ? node.tag.end : undefined
}

/** What an assignment changes, or has a part of. */
function rootOf(node: AnyNode): AnyNode {
  let root = node
  while (root.type === 'MemberExpression') root = root.object
  return root
}

function isNamed(node: AnyNode, name: string): boolean {
  return node.type === 'Identifier' && node.name === name
}
