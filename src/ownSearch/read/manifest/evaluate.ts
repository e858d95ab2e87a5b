import type {
  AnyNode,
  Expression,
  Identifier,
  Pattern,
  SpreadElement,
  TemplateLiteral,
} from 'acorn'
import { SourceFault, lineOfNode } from '../faults/sourceFault'
import type { AnyFunction } from '../syntax'
import { asNumber, asText, binary, joined, logical, mathematics, notRead, unary } from './operators'

/** What a plain expression can be worth. */
export type Value =
  | undefined
  | null
  | boolean
  | number
  | string
  | readonly Value[]
  | ReadonlyMap<string, Value>
  | Closure

/** A function of a source, with the names it sees. */
export interface Closure {
  readonly kind: 'closure'
  readonly of: AnyFunction
  readonly scope: Scope
}

/** Names and how their values are found. */
export interface Scope {
  /** How much more is evaluated: a source may be short and say very much. */
  readonly steps: { left: number }
  /** @param depth how deep in an expression the name stands: what it stands for counts on from there */
  find(name: string, depth: number): { readonly value: Value } | undefined
}

const deepest = 60

/**
 * What an expression is worth, found without running anything: literals, lists, objects, names,
 * operators, and functions that only return such an expression.
 *
 * @throws SourceFault where it is more than that
 */
export function evaluate(node: AnyNode, scope: Scope, depth = 0): Value {
  if (depth > deepest || scope.steps.left-- < 0) {
    throw new SourceFault({ kind: 'too-much' }, lineOfNode(node))
  }
  const of = (each: AnyNode) => evaluate(each, scope, depth + 1)
  switch (node.type) {
    case 'Literal':
      return literal(node)
    case 'TemplateLiteral':
      return known(joined(piecesOf(node, of)), node)
    case 'Identifier':
      return named(node, scope, depth)
    case 'ArrayExpression':
      return node.elements.map((each) => (each ? of(plain(each)) : undefined))
    case 'ObjectExpression':
      return objectOf(node.properties, of)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return { kind: 'closure', of: node, scope }
    case 'ConditionalExpression':
      return of(node.test) ? of(node.consequent) : of(node.alternate)
    case 'LogicalExpression':
      return logical(node.operator, of(node.left), () => of(node.right))
    case 'UnaryExpression':
      return known(unary(node.operator, of(node.argument)), node)
    case 'BinaryExpression':
      return known(binary(node.operator, of(node.left), of(node.right)), node)
    case 'MemberExpression': {
      const name = nameOf(node.property, node.computed, of)
      return member(of(node.object), name, node.optional, node)
    }
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return of(node.expression)
    case 'CallExpression':
      return called(node.callee, node.arguments.map(plain).map(of), node, of, depth)
    default:
      throw unreadable(node)
  }
}

/**
 * What a function of a source returns.
 *
 * @throws SourceFault where it does more than return a plain expression
 */
export function apply({ of, scope }: Closure, values: readonly Value[], depth = 0): Value {
  const given = new Map<string, Value>()
  of.params.forEach((param, at) => bind(param, values[at], given))
  const inner: Scope = {
    steps: scope.steps,
    find: (name, at) => (given.has(name) ? { value: given.get(name) } : scope.find(name, at)),
  }
  return evaluate(returned(of), inner, depth + 1)
}

function returned(of: AnyFunction): Expression {
  if (of.generator || of.async) throw unreadable(of)
  if (of.body.type !== 'BlockStatement') return of.body
  const [only, ...others] = of.body.body
  const returns = only?.type === 'ReturnStatement' && others.length === 0
  if (!returns || !only.argument) throw unreadable(of)
  return only.argument
}

function bind(param: Pattern, value: Value, given: Map<string, Value>): void {
  if (param.type === 'Identifier') given.set(param.name, value)
  else if (param.type === 'ObjectPattern') {
    for (const property of param.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') {
        throw unreadable(property)
      }
      bind(property.value, member(value, property.key.name, true, property), given)
    }
  } else throw unreadable(param)
}

function plain(node: Expression | SpreadElement): Expression {
  if (node.type === 'SpreadElement') throw unreadable(node)
  return node
}

function literal(node: Extract<AnyNode, { type: 'Literal' }>): Value {
  const { value } = node
  const isPlain = value === null || ['boolean', 'number', 'string'].includes(typeof value)
  if (!isPlain || typeof value === 'bigint' || value instanceof RegExp) throw unreadable(node)
  return value
}

/** The pieces of a template: what is written there, and in turn what is put in. */
function piecesOf(
  { quasis, expressions }: TemplateLiteral,
  of: (node: AnyNode) => Value,
): readonly string[] {
  return quasis.flatMap(({ value }, at) => {
    const inner = expressions[at]
    return [value.cooked ?? '', inner ? asText(of(inner)) : '']
  })
}

function named(node: Identifier, scope: Scope, depth: number): Value {
  const { name } = node
  if (name === 'undefined') return undefined
  if (name === 'Infinity') return Infinity
  const found = scope.find(name, depth)
  if (!found) throw new SourceFault({ kind: 'unknown-name', name }, lineOfNode(node))
  return found.value
}

function objectOf(
  properties: Extract<AnyNode, { type: 'ObjectExpression' }>['properties'],
  of: (node: AnyNode) => Value,
): Value {
  return new Map(
    properties.map((property) => {
      if (property.type !== 'Property' || property.kind !== 'init') throw unreadable(property)
      return [nameOf(property.key, property.computed, of), of(property.value)]
    }),
  )
}

function nameOf(key: AnyNode, computed: boolean, of: (node: AnyNode) => Value): string {
  if (!computed && key.type === 'Identifier') return key.name
  return asText(of(key))
}

function member(object: Value, name: string, optional: boolean, node: AnyNode): Value {
  if (object instanceof Map) return object.get(name)
  if (Array.isArray(object)) return name === 'length' ? object.length : object[Number(name)]
  if (typeof object === 'string' && name === 'length') return object.length
  if (optional && (object === undefined || object === null)) return undefined
  throw new SourceFault({ kind: 'unknown-name', name }, lineOfNode(node))
}

function called(
  callee: AnyNode,
  values: readonly Value[],
  node: AnyNode,
  of: (node: AnyNode) => Value,
  depth: number,
): Value {
  if (callee.type === 'MemberExpression' && isNamed(callee.object, 'Math')) {
    const compute = mathematics.get(nameOf(callee.property, callee.computed, of))
    if (!compute) throw unreadable(node)
    return compute(...values.map(asNumber))
  }
  const closure = of(callee)
  if (!isClosure(closure)) throw unreadable(node)
  return apply(closure, values, depth)
}

function isNamed(node: AnyNode, name: string): boolean {
  return node.type === 'Identifier' && node.name === name
}

export function isClosure(value: Value): value is Closure {
  return typeof value === 'object' && value !== null && 'kind' in value
}

function known(value: Value | typeof notRead, node: AnyNode): Value {
  if (value === notRead) throw unreadable(node)
  return value
}

function unreadable(node: AnyNode): SourceFault {
  return new SourceFault({ kind: 'unreadable' }, lineOfNode(node))
}
