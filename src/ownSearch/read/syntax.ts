import type {
  AnyNode,
  ArrowFunctionExpression,
  FunctionDeclaration,
  FunctionExpression,
  Program,
} from 'acorn'
import { parse } from 'acorn'
import { SourceFault } from './sourceFault.ts'

/**
 * Reads a source without types as a module.
 *
 * @throws SourceFault
 */
export function parseModule(source: string): Program {
  try {
    return parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true })
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

function lineIn(reason: SyntaxError): number {
  if (!('loc' in reason)) return 1
  const { loc } = reason
  const hasLine = typeof loc === 'object' && loc !== null && 'line' in loc
  return hasLine && typeof loc.line === 'number' ? loc.line : 1
}

/** Without the "(12:4)" that a message ends in. */
function withoutPlace(message: string): string {
  return message.replace(/ \(\d+:\d+\)$/, '')
}
