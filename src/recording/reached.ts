import { rowsAt } from './events'
import { keptNodes } from './keptNodes'
import type { Recording } from './recording'
import { replacementMarks } from './replacements'
import { solutionMarks } from './solutions'

/**
 * How many states a search has reached by a step, of one that keeps what it reached. Each kept node
 * has a state of its own, but for one that replaces another and one that meets the other side.
 */
export function reachedAt(recording: Recording, step: number): number {
  const kept = keptNodes(recording, rowsAt(recording, step)).length
  const marks = [...replacementMarks(recording).values(), ...solutionMarks(recording).values()]
  const repeated = marks.filter(
    // Such a node is generated one event before it is told what it is.
    (mark) => mark.event <= step + 1 && (mark.kind === 'supersede' || mark.meets !== undefined),
  )
  return kept - repeated.length
}
