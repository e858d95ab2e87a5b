import type {
  AnyNode,
  ArrowFunctionExpression,
  FunctionDeclaration,
  FunctionExpression,
  Options,
  Program,
} from 'acorn'
import { parse } from 'acorn'
import { SourceFault } from './faults/sourceFault.ts'

/**
 * Reads a source without types as a module.
 *
 * @throws SourceFault
 */
export function parseModule(source: string): Program {
  return parsed(source, { sourceType: 'module' })
}

/**
 * Refuses a program that is more than one arrow function in brackets when it is read as a script, as
 * the sandbox reads it: what stands outside of the function would run before anything is locked. In
 * a script `<!--` and `-->` begin comments, which would hide what was read as code before.
 *
 * @throws SourceFault
 */
export function checkIsOneFunction(program: string): void {
  const { body } = parsed(program, {
    sourceType: 'script',
    onComment: (isBlock, _text, start, _end, from) => {
      if (isBlock || program.startsWith('//', start)) return
      throw new SourceFault({ kind: 'not-possible', what: '<!--' }, from?.line ?? 1)
    },
  })
  const [first] = body
  const isOne =
    body.length === 1 &&
    first?.type === 'ExpressionStatement' &&
    first.expression.type === 'ArrowFunctionExpression' &&
    first.expression.start === 1 &&
    first.expression.end === program.length - 1
  if (!isOne) throw new SourceFault({ kind: 'syntax', told: 'Unexpected token' }, 1)
}

function parsed(source: string, options: Pick<Options, 'sourceType' | 'onComment'>): Program {
  try {
    // A first line with `#!` would not be the first one of the program.
    const common = { ecmaVersion: 'latest', locations: true, allowHashBang: false } as const
    return parse(source, { ...common, ...options })
  } catch (reason) {
    if (!(reason instanceof SyntaxError)) throw reason
    const told = withoutPlace(reason.message)
    throw new SourceFault({ kind: 'syntax', told }, lineIn(reason))
  }
}

export type AnyFunction = FunctionDeclaration | FunctionExpression | ArrowFunctionExpression

export function isFunction(node: AnyNode): node is AnyFunction {
  return (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression'
  )
}

/** Whether a node is a part of another. */
export function isWithin(node: AnyNode, { start, end }: AnyNode): boolean {
  return start <= node.start && node.end <= end
}

/**
 * A source with the lines that an editor shows, of the same length. The parsers count lines by
 * different signs; one that ends a line in code only, and not to the eye, becomes a space.
 */
export function asInEditor(source: string): string {
  return source.replace(/\r(?!\n)/g, '\n').replace(/[\u2028\u2029]/g, ' ')
}

/** Goes through a syntax tree, parents before children. */
export function walk(node: AnyNode, visit: (node: AnyNode, within: AnyNode | undefined) => void) {
  const waiting: [AnyNode, AnyNode | undefined][] = [[node, undefined]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [each, within] = next
    visit(each, within)
    // The last goes in first, so that the first comes out first.
    for (const child of childrenOf(each).reverse()) waiting.push([child, each])
  }
}

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** The line at which a parser stopped, from 1 on. */
export function lineIn(reason: SyntaxError): number {
  if (!('loc' in reason)) return 1
  const { loc } = reason
  const hasLine = typeof loc === 'object' && loc !== null && 'line' in loc
  return hasLine && typeof loc.line === 'number' ? loc.line : 1
}

/** Without the "(12:4)" that a message ends in. */
function withoutPlace(message: string): string {
  return message.replace(/ \(\d+:\d+\)$/, '')
}

/** What is asked of a name, as in `tree.depth`. */
export function memberOf(
  node: AnyNode,
): { readonly of: string; readonly name: string } | undefined {
  if (node.type !== 'MemberExpression' || node.computed) return undefined
  const { object, property } = node
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return undefined
  return { of: object.name, name: property.name }
}
