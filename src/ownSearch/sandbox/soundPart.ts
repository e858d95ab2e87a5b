import { createColumns, never } from '../../recording/columns'
import type { Columns } from '../../recording/columns'
import { codes } from '../../recording/reasonCodes'
import type { RecordingChunk } from '../../recording/transfer/chunk'
import { mostNodesHeld } from '../../recording/write/recorder'
import { hasFields } from '../../shared/hasFields'
import { isCount, isListOf } from './soundList'
import { areMarkers, isOutcome } from './soundMarkers'
import { areTotals } from './soundTotals'

type Plain = Readonly<Record<string, unknown>>

const columnNames = Object.keys(createColumns(0))
// Where two sides meet, the path of each is a part.
const mostActions = 2 * mostNodesHeld

/** How much of a recording came before. */
export interface Came {
  readonly rows: number
  readonly events: number
  readonly expanded: number
}

/**
 * Whether something that came from the sandbox is the next part of a recording: of the right shape,
 * with numbers that point at rows that there are. Whether a search could have made it is not asked:
 * what is wrong there shows wrong pictures, and harms nothing.
 *
 * @param most the most rows that were asked for
 */
export function isSoundPart(data: unknown, before: Came, most: number): data is RecordingChunk {
  if (!hasFields(data) || !hasFields(data.columns)) return false
  const { rows, events, expanded, columns, expandedNodes, expandedAt, markers, outcome } = data
  if (!isCount(rows) || !isCount(events) || !isCount(expanded)) return false
  const grows = rows >= before.rows && events >= before.events && expanded >= before.expanded
  if (!grows || rows > most || expanded > rows) return false
  const expansions = expanded - before.expanded
  const notes = events - before.events - (rows - before.rows) - expansions
  return (
    data.fromRow === before.rows &&
    data.fromExpansion === before.expanded &&
    isArray(data.calls, Uint8Array, events - before.events) &&
    areColumns(columns, rows - before.rows) &&
    areRows(columns, before.rows, rows, events) &&
    isArray(expandedNodes, Int32Array, expansions) &&
    expandedNodes.every((node) => node >= 0 && node < rows) &&
    isArray(expandedAt, Uint32Array, expansions) &&
    areMarkers(markers, rows, notes) &&
    areInOrder(
      [columns.generatedAt, expandedAt, markers.map(({ event }) => event)],
      before,
      events,
    ) &&
    areTotals(data.totals) &&
    isCount(data.fromIteration) &&
    isCount(data.solutions) &&
    typeof data.overBudget === 'boolean' &&
    (data.solution === undefined || isListOf(data.solution, isCount, mostActions)) &&
    // Past the budget nodes are no rows.
    (outcome === undefined || isOutcome(outcome, data.overBudget ? Infinity : rows))
  )
}

function areColumns(columns: Plain, count: number): columns is Plain & Columns {
  // A part without rows has no costs to know it by.
  const actions = columns.h instanceof Uint32Array ? 'own' : 'one'
  const like = createColumns(0, actions)
  return columnNames.every((name) => {
    const column: unknown = columns[name]
    const wanted: unknown = Reflect.get(like, name)
    return (
      ArrayBuffer.isView(column) &&
      ArrayBuffer.isView(wanted) &&
      column.constructor === wanted.constructor &&
      lengthOf(column) === (name === 'g' && actions === 'one' ? 0 : count)
    )
  })
}

/** Whether each row is one that can be after those before it. */
function areRows(columns: Columns, from: number, rows: number, events: number): boolean {
  const { parent, twin, depth, g, reason, side, leftAt } = columns
  for (let at = 0; at < rows - from; at++) {
    if (parent[at] < -1 || parent[at] >= from + at) return false
    if (twin[at] < -1 || twin[at] >= from + at) return false
    // As many nodes as it is deep are before it.
    if (depth[at] > parent[at] + 1) return false
    if (g.length > 0 && !isCount(g[at])) return false
    if (reason[at] >= codes || side[at] > 1) return false
    if (leftAt[at] >= events && leftAt[at] !== never) return false
  }
  return true
}

/** Whether each event is one of a row, of an expansion or of a marker, in the order of each. */
function areInOrder(
  [ofRows, ofExpansions, ofMarkers]: readonly [Uint32Array, Uint32Array, readonly number[]],
  before: Came,
  events: number,
): boolean {
  let [row, expansion, marker] = [0, 0, 0]
  for (let event = before.events; event < events; event++) {
    if (ofRows[row] === event) row++
    else if (ofExpansions[expansion] === event) expansion++
    else if (ofMarkers[marker] === event) marker++
    else return false
  }
  return true
}

function isArray<Made extends ArrayBufferView & { length: number }>(
  value: unknown,
  of: new () => Made,
  length: number,
): value is Made {
  return value instanceof of && value.length === length
}

function lengthOf(value: unknown): number {
  return hasFields(value) && typeof value.length === 'number' ? value.length : 0
}
