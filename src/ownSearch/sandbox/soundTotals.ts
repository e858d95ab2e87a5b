import type { Totals } from '../../recording/totals'
import { mostLevels } from '../../recording/write/iterationLog'
import { mostNodesHeld } from '../../recording/write/recorder'
import { hasFields } from '../../shared/hasFields'
import { pruneReasons } from '../../solvers/solver'
import { isCount, isListOf } from './soundList'

type CountName = Exclude<keyof Totals, 'prunedBy' | 'perLevel' | 'perIteration'>

const isOfTotals: Readonly<Record<CountName, true>> = {
  events: true,
  generated: true,
  expanded: true,
  pruned: true,
  dropped: true,
  reached: true,
  peakSize: true,
  comparisons: true,
}
const countNames = Object.keys(isOfTotals)

/** Whether something is the counts of a whole run. */
export function areTotals(totals: unknown): boolean {
  if (!hasFields(totals)) return false
  const { prunedBy, perLevel, perIteration } = totals
  return (
    countNames.every((name) => isCount(totals[name])) &&
    hasFields(prunedBy) &&
    pruneReasons.every((reason) => isCount(prunedBy[reason])) &&
    // No level is without a node that is held.
    isListOf(perLevel, isCount, mostNodesHeld) &&
    isListOf(perIteration, isIteration, mostNodesHeld)
  )
}

function isIteration(iteration: unknown): boolean {
  return (
    hasFields(iteration) &&
    Number.isFinite(iteration.limit) &&
    isCount(iteration.generated) &&
    isCount(iteration.expanded) &&
    isListOf(iteration.perLevel, isCount, mostLevels)
  )
}
