import { solutionMarkers } from '../../recording/query/markers'
import type { SolutionMarker } from '../../recording/query/markers'
import { pathCost } from '../../recording/query/path/pathCost'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Message } from '../../words/message'
import { lengthMessage, solutionLength } from './pathLength'
import type { PathLength } from './pathLength'

/**
 * The end of a search that has found solutions. Several are told together where all are equally long;
 * else the first, and the best where that is another. Of those past the record nobody knows.
 */
export function solved(
  recording: Recording,
  run: Run,
  ends: NonNullable<Message['values']>,
): Message {
  const { solution = [], solutions: count } = recording
  const values = { ...ends, moves: solutionLength(run, solution), count }
  if (count === 1) return { key: 'narration.finish.solved', values }
  const found = Array.from(solutionMarkers(recording).values(), (mark) => lengthOf(recording, mark))
  if (found.length < count) return { key: 'narration.finish.solvedFirst', values }
  const [first] = found
  if (found.every((each) => each.moves === first.moves && each.units === first.units)) {
    return { key: 'narration.finish.solvedAll', values }
  }
  const best = found.reduce((least, each) => (each.units < least.units ? each : least))
  if (best === first) return { key: 'narration.finish.solvedFirst', values }
  const told = lengthMessage(run, best)
  return { key: 'narration.finish.solvedBetter', values: { ...values, best: told } }
}

/** How long a solution is: where two searches meet, both parts of it. */
function lengthOf({ columns }: Recording, { node, meets }: SolutionMarker): PathLength {
  const parts = meets === undefined ? [node] : [node, meets]
  const sum = (of: (part: number) => number) => parts.reduce((all, part) => all + of(part), 0)
  return {
    moves: sum((part) => columns.depth[part]),
    units: sum((part) => pathCost(columns, part)),
  }
}
