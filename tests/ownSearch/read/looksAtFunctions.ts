import type { Program } from 'acorn'
import { isFunction, parseModule, walk } from '../../../src/ownSearch/read/syntax'

/** How many nodes a source has, and how often a reader asks where one of its functions ends. */
export function looksAtFunctions(source: string, read: (program: Program) => void) {
  const program = parseModule(source)
  let nodes = 0
  let looks = 0
  walk(program, (node) => {
    nodes++
    const { end } = node
    if (isFunction(node)) Object.defineProperty(node, 'end', { get: () => (looks++, end) })
  })
  read(program)
  return { nodes, looks }
}
