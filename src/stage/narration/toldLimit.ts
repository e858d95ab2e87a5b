import { inCosts, limitKind } from '../../recording/costs'
import type { LimitKind } from '../../recording/costs'
import { fOf } from '../../recording/frontierOrder'
import { iterationAt } from '../../recording/query/iterations'
import { iterationMarkers } from '../../recording/query/markers'
import { memoized, sharedIndex } from '../../recording/query/memoized'
import { pathCost } from '../../recording/query/path/pathCost'
import { reasonOf } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'

const looksBy = memoized(({ chosen }: Run) => {
  const kind = limitKind(chosen)
  return sharedIndex(() => ({ kind, rows: 0, isOther: false }))
})

/**
 * What a limit is told as. A search of one's own may limit something else, as the width of a beam: its
 * limit is none of f, or of the depth, where it keeps a node that is over it, and none of the depth
 * where it cuts off a node that is less deep. Where nothing was cut off by depth, it may be one of
 * something else too.
 */
export function toldLimit(recording: Recording, run: Run): LimitKind | 'any' {
  const kind = limitKind(run.chosen)
  const { 'depth-limit': atDepth, 'over-limit': over } = recording.totals.prunedBy
  if (kind === 'depth' && atDepth + over === 0) return 'any'
  return run.chosen.solver.own && isOther(recording, run) ? 'any' : kind
}

/** Whether a pruned node is told to be over a limit of f. */
export function isOverF(recording: Recording, run: Run, node: Node): boolean {
  if (toldLimit(recording, run) !== 'f') return false
  const { limit = 0 } = iterationAt(recording, recording.columns.generatedAt[node])
  return valueOf(recording, run, 'f', node) > limit
}

/** Whether nodes were kept or cut off as they are not by a limit of f, or of the depth. */
function isOther(recording: Recording, run: Run): boolean {
  const look = looksBy(run)(recording.columns)
  const markers = iterationMarkers(recording)
  // What becomes of the newest child is not settled yet.
  const settled = recording.outcome ? recording.rows : recording.rows - 1
  let at = markers.findLastIndex(({ firstRow }) => firstRow <= look.rows)
  for (; look.rows < settled && !look.isOther; look.rows++) {
    const node = look.rows
    while (node >= (markers[at + 1]?.firstRow ?? Number.POSITIVE_INFINITY)) at++
    if (at < 0) continue
    const { limit } = markers[at]
    const value = valueOf(recording, run, look.kind, node)
    const reason = reasonOf(recording.columns.reason[node])
    const isCut = reason === 'depth-limit' || reason === 'over-limit'
    look.isOther = reason ? isCut && look.kind === 'depth' && value < limit : value > limit
  }
  return look.isOther
}

/** What a limit is compared with. */
function valueOf({ columns }: Recording, run: Run, kind: LimitKind, node: Node): number {
  if (kind === 'depth') return columns.depth[node]
  return inCosts(run.problem, fOf(run.chosen, pathCost(columns, node), columns.h[node]))
}
