import { createColumns } from '../../recording/columns'
import type { Columns } from '../../recording/columns'
import type { RecordingChunk } from '../../recording/transfer/chunk'
import { hasFields } from '../../shared/hasFields'

type Plain = Readonly<Record<string, unknown>>

const columnNames = Object.keys(createColumns(0))
const markerKinds = ['solution', 'supersede', 'drop', 'iteration', 'finish']
const outcomes = ['solved', 'exhausted', 'limit', 'out-of-memory']

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
  if (!hasFields(data) || !hasFields(data.columns) || !hasFields(data.totals)) return false
  const { rows, events, expanded, totals } = data
  if (!isCount(rows) || !isCount(events) || !isCount(expanded)) return false
  const grows = rows >= before.rows && events >= before.events && expanded >= before.expanded
  if (!grows || rows > most || expanded > rows) return false
  const from = { row: before.rows, expansion: before.expanded }
  return (
    data.fromRow === from.row &&
    data.fromExpansion === from.expansion &&
    areColumns(data.columns, rows - from.row) &&
    arePointers(data.columns, from.row, rows) &&
    isArray(data.expandedNodes, Int32Array, expanded - from.expansion) &&
    data.expandedNodes.every((node) => node >= 0 && node < rows) &&
    isArray(data.expandedAt, Uint32Array, expanded - from.expansion) &&
    data.expandedAt.every((event) => event < events) &&
    isArray(data.calls, Uint8Array, events - before.events) &&
    areMarkers(data.markers, rows, events) &&
    areTotals(totals) &&
    isCount(data.fromIteration) &&
    isCount(data.solutions) &&
    typeof data.overBudget === 'boolean' &&
    isSolution(data.solution) &&
    isOutcome(data.outcome)
  )
}

function areColumns(columns: Plain, count: number): columns is Plain & Columns {
  const like = createColumns(0, lengthOf(columns.g) > 0 ? 'own' : 'one')
  return columnNames.every((name) => {
    const column: unknown = columns[name]
    const wanted: unknown = Reflect.get(like, name)
    const isEmpty = name === 'g' && lengthOf(column) === 0
    return (
      ArrayBuffer.isView(column) &&
      ArrayBuffer.isView(wanted) &&
      column.constructor === wanted.constructor &&
      lengthOf(column) === (isEmpty ? 0 : count)
    )
  })
}

/** Whether parents and twins are rows before, and events come in order. */
function arePointers({ parent, twin, generatedAt }: Columns, from: number, rows: number): boolean {
  for (let at = 0; at < rows - from; at++) {
    if (parent[at] < -1 || parent[at] >= from + at) return false
    if (twin[at] < -1 || twin[at] >= from + at) return false
    if (at > 0 && generatedAt[at] <= generatedAt[at - 1]) return false
  }
  return true
}

function areMarkers(markers: unknown, rows: number, events: number): boolean {
  return (
    Array.isArray(markers) &&
    markers.every((marker: unknown) => {
      if (!hasFields(marker) || !isCount(marker.event) || marker.event >= events) return false
      if (!markerKinds.some((kind) => kind === marker.kind) || !isCount(marker.left)) return false
      const nodes = [marker.node, marker.by, marker.meets].filter((node) => node !== undefined)
      const isRow = nodes.every((node) => isCount(node) && node < rows)
      const needsNode = marker.kind === 'solution' || marker.kind === 'drop'
      const isFinish = marker.kind !== 'finish' || isOutcome(marker.outcome)
      return isRow && isFinish && (!needsNode || nodes.length > 0)
    })
  )
}

function areTotals({ perLevel, perIteration, prunedBy, ...counts }: Plain): boolean {
  return (
    Object.values(counts).every(isCount) &&
    hasFields(prunedBy) &&
    Object.values(prunedBy).every(isCount) &&
    areCounts(perLevel) &&
    Array.isArray(perIteration) &&
    perIteration.every(
      (each: unknown) =>
        hasFields(each) &&
        typeof each.limit === 'number' &&
        isCount(each.generated) &&
        isCount(each.expanded) &&
        areCounts(each.perLevel),
    )
  )
}

function isOutcome(outcome: unknown): boolean {
  if (outcome === undefined) return true
  if (!hasFields(outcome) || !outcomes.some((kind) => kind === outcome.kind)) return false
  return outcome.kind !== 'solved' || isCount(outcome.node)
}

function isSolution(solution: unknown): boolean {
  return solution === undefined || areCounts(solution)
}

function areCounts(list: unknown): boolean {
  return Array.isArray(list) && list.every(isCount)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
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
