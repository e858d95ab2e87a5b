import { outcomeKinds } from '../../recording/marker'
import type { Marker } from '../../recording/marker'
import { hasFields } from '../../shared/hasFields'
import { dropReasons } from '../../solvers/solver'
import { isCount, isListOf } from './soundList'

// Only the page cancels a run.
const outcomes = outcomeKinds.filter((kind) => kind !== 'cancelled')

/**
 * Whether something is a list of markers of rows that there are.
 *
 * @param count how many markers there have to be
 */
export function areMarkers(data: unknown, rows: number, count: number): data is readonly Marker[] {
  return isListOf(data, (each) => isMarker(each, rows), count) && data.length === count
}

function isMarker(marker: unknown, rows: number): boolean {
  if (!hasFields(marker) || !isCount(marker.event) || !isCount(marker.left)) return false
  if (marker.left > marker.event) return false
  const { kind, node, by, meets, waiting, reason, limit, firstRow, outcome } = marker
  const isRow = (value: unknown) => isCount(value) && value < rows
  switch (kind) {
    case 'solution':
      return isRow(node) && (meets === undefined || isRow(meets)) && typeof waiting === 'boolean'
    case 'supersede':
      return isRow(node) && isRow(by) && typeof waiting === 'boolean'
    case 'drop':
      return isRow(node) && dropReasons.some((known) => known === reason)
    case 'iteration':
      return Number.isFinite(limit) && isCount(firstRow) && firstRow <= rows
    case 'finish':
      return isOutcome(outcome, rows)
    default:
      return false
  }
}

/**
 * Whether something says how a run ended.
 *
 * @param nodes how many nodes there may be
 */
export function isOutcome(outcome: unknown, nodes: number): boolean {
  if (!hasFields(outcome) || !outcomes.some((kind) => kind === outcome.kind)) return false
  return outcome.kind !== 'solved' || (isCount(outcome.node) && outcome.node < nodes)
}
