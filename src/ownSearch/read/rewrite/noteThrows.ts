import type { Program } from 'acorn'
import { lineOfNode } from '../faults/sourceFault'
import { walk } from '../syntax'
import type { Insertion } from './edits'

/**
 * Takes note of what is thrown, and at which line: only an error knows that by itself, and a text or
 * a number can be thrown as well.
 *
 * @param name what the counter of turns is called in the source, which takes the note
 */
export function noteThrows(program: Program, name: string) {
  const opening: Insertion[] = []
  const closing: Insertion[] = []
  walk(program, (node) => {
    if (node.type !== 'ThrowStatement') return
    const { start, end } = node.argument
    // Two brackets: of several expressions with commas the last is thrown.
    opening.push({ at: start, text: `${name}.noteThrow(${lineOfNode(node)}, (` })
    closing.push({ at: end, text: '))' })
  })
  return { opening, closing }
}
