import type { AnyNode, CallExpression, Program } from 'acorn'
import type { NumberedCall } from '../../../solvers/callSite'
import { lineOfNode } from '../faults/sourceFault.ts'
import type { AnyFunction } from '../syntax.ts'
import { isFunction, isWithin, walk } from '../syntax.ts'
import type { Insertion } from './edits.ts'

/** What numbers the calls of a source. */
export interface Numbering {
  readonly insertions: readonly Insertion[]
  /** By number less 1. */
  readonly calls: readonly NumberedCall[]
}

const makesEvents = new Set(['root', 'expand', 'children', 'drop', 'supersede', 'solve'])
const beginsAnew = 'beginIteration'
const prunes = 'prune'
const putsAway = new Set(['enqueue', 'push', 'unshift', 'insert', 'put', 'replace', 'splice'])
/** As many as a byte can tell apart. */
const mostCalls = 255

/**
 * Numbers the calls on `tree`, those that put a node where it waits, the returns of generators, and
 * what they yield that is no such call.
 *
 * @param name what the object is called in the source that takes the numbers
 */
export function numberCalls(program: Program, name: string): Numbering {
  const insertions: Insertion[] = []
  const calls: NumberedCall[] = []
  /** The functions around a node, the innermost last. */
  const around: AnyFunction[] = []
  /** Where statements begin that are expressions. */
  const beginnings = new Set<number>()

  function number(node: AnyNode, line: number, says: 'now =' | 'keeps ||='): void {
    if (calls.length === mostCalls) return
    calls.push({ line })
    const said = `${name}.${says} ${calls.length}, `
    // A bracket at the beginning of a statement could be taken for arguments of the one before; and a
    // name there would become one with an `else` or a `do` that a bracket follows.
    if (beginnings.has(node.start)) insertions.push({ at: node.start, text: ` ${said}` })
    else insertions.push({ at: node.start, text: `(${said}` }, { at: node.end, text: ')' })
  }

  /**
   * A `yield` or a `return` that stands alone gives `undefined`, which is written behind it. A line
   * that begins with a bracket does not go on with what ends in a function, as with the word alone.
   */
  function numberBare(node: AnyNode, word: number): void {
    if (calls.length === mostCalls) return
    calls.push({ line: lineOfNode(node) })
    const text = ` (${name}.now = ${calls.length}) ? undefined : () => {}`
    insertions.push({ at: node.start + word, text })
  }

  walk(program, (node) => {
    while (around.length > 0 && !isWithin(node, around[around.length - 1])) around.pop()
    if (isFunction(node)) around.push(node)
    if (node.type === 'ExpressionStatement') beginnings.add(node.start)
    if (node.type === 'CallExpression') {
      const says = roleOf(node)
      if (says) number(node, lineOfNode(node), says)
    }
    // A return is no function: the last is the one that it leaves.
    if (node.type === 'ReturnStatement' && around.at(-1)?.generator) {
      if (node.argument) number(node.argument, lineOfNode(node), 'now =')
      else numberBare(node, 'return'.length)
    }
    if (node.type === 'YieldExpression' && !node.delegate) {
      const says = node.argument?.type === 'CallExpression' && roleOf(node.argument)
      if (!node.argument) numberBare(node, 'yield'.length)
      else if (!says) number(node.argument, lineOfNode(node), 'now =')
    }
  })
  return { insertions, calls }
}

function roleOf(node: CallExpression): 'now =' | 'keeps ||=' | undefined {
  const { callee } = node
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined
  const { object, property } = callee
  const receiver = object.type === 'Identifier' ? object.name : ''
  if (receiver === 'tree' || isTreeOf(object)) {
    if (property.name === prunes) return 'keeps ||='
    return makesEvents.has(property.name) || property.name === beginsAnew ? 'now =' : undefined
  }
  const takesName = node.arguments.some(({ type }) => type === 'Identifier')
  const isPut = receiver !== 'reached' && putsAway.has(property.name) && takesName
  return isPut ? 'keeps ||=' : undefined
}

/** `search.tree`, where a search is not taken apart. */
function isTreeOf(object: AnyNode): boolean {
  return (
    object.type === 'MemberExpression' &&
    object.property.type === 'Identifier' &&
    object.property.name === 'tree'
  )
}
