import { goalTestOf } from '../../recording/goalTest'
import { countsAt } from '../../recording/query/counts'
import { expandedAt, markersAt, rowsAt } from '../../recording/query/events'
import { reachedAt } from '../../recording/query/tableSize'
import { codeOf } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { RunValue } from './runValue'
import { startH, valueOfNode, wholeValue } from './wholeValue'

/** A number of a run as it stands at a step; nothing where it is only known of the whole run. */
export function valueAt(
  recording: Recording,
  run: Run,
  value: RunValue,
  step: number,
): number | undefined {
  switch (value.kind) {
    case 'generated':
      return rowsAt(recording, step)
    case 'expanded':
      return expandedAt(recording, step)
    case 'pruned':
      return countsAt(recording, step).pruned
    case 'duplicates':
      return duplicatesAt(recording, step)
    case 'reached':
      return run.chosen.solver.forgets ? 0 : reachedAt(recording, step)
    case 'popped': {
      const found = goalTestOf(run.chosen) === 'expansion' ? solutionsAt(recording, step) : 0
      return expandedAt(recording, step) + found
    }
    case 'solutions':
      return solutionsAt(recording, step)
    case 'moves':
      return solutionsAt(recording, step) > 0 ? recording.solution?.length : undefined
    case 'cost':
      return solutionsAt(recording, step) > 0 ? wholeValue(recording, run, value) : undefined
    case 'node':
      return value.node < rowsAt(recording, step) ? valueOfNode(recording, run, value) : undefined
    case 'depth':
      return countsAt(recording, step).deepest
    case 'waiting':
      return countsAt(recording, step).frontier
    case 'width':
      return countsAt(recording, step).perLevel[value.depth] ?? 0
    case 'heuristic':
      return startH(run)
    case 'comparisons':
    case 'peakSize':
    case 'held':
    case 'limit':
      return undefined
  }
}

function duplicatesAt(recording: Recording, step: number): number {
  const { reason } = recording.columns
  const reached = codeOf('reached')
  let duplicates = 0
  for (let row = rowsAt(recording, step) - 1; row >= 0; row--) {
    if (reason[row] === reached) duplicates++
  }
  return duplicates
}

function solutionsAt(recording: Recording, step: number): number {
  const marks = recording.markers.slice(0, markersAt(recording, step))
  return marks.filter(({ kind }) => kind === 'solution').length
}
