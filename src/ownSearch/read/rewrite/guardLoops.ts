import type { AnyNode, Program } from 'acorn'
import { lineOfNode } from '../faults/sourceFault'
import { isFunction, walk } from '../syntax'
import type { Insertion } from './edits'

/**
 * Counts the turns of each loop and each call of a function, so that one that never ends can be
 * stopped at its line.
 *
 * @param name what the counter is called in the source
 * @returns what comes before and what comes behind all else that is put in at the same place
 */
export function guardLoops(program: Program, name: string) {
  const opening: Insertion[] = []
  const closing: Insertion[] = []

  walk(program, (node) => {
    const body = bodyOf(node)
    if (!body) return
    // A directive before it may end without a semicolon.
    const count = `;if (--${name}.left < 0) ${name}.rest(${lineOfNode(node)});`
    if (body.type === 'BlockStatement') {
      opening.push({ at: afterDirectives(body), text: count })
    } else {
      opening.push({ at: body.start, text: `{${count}` })
      closing.push({ at: body.end, text: '}' })
    }
  })
  return { opening, closing }
}

function bodyOf(node: AnyNode): AnyNode | undefined {
  switch (node.type) {
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
    case 'ForInStatement':
      return node.body
    case 'ForOfStatement':
      return isOverChildren(node.right) ? undefined : node.body
    default:
      // A function that is an expression alone ends unless it calls another.
      return isFunction(node) && node.body.type === 'BlockStatement' ? node.body : undefined
  }
}

/** The children of a node are few, and such a loop is the one that turns most. */
function isOverChildren(node: AnyNode): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const { object, property } = node.callee
  const isOfTree = object.type === 'Identifier' && object.name === 'tree'
  return isOfTree && property.type === 'Identifier' && property.name === 'children'
}

/** Behind `{` and a 'use strict', which has to stand first. */
function afterDirectives(block: Extract<AnyNode, { type: 'BlockStatement' }>): number {
  const directives = block.body.filter(
    (each) => each.type === 'ExpressionStatement' && each.directive !== undefined,
  )
  return directives.at(-1)?.end ?? block.start + 1
}
