import {
  Int32Log,
  Uint8Log,
  actionCostsOf,
  capacityOf,
  createColumns,
  putRows,
  reserveRows,
  suitColumns,
} from '../columns'
import { leavesFrontier, leftThrough } from '../marker'
import { keptPerLevel } from '../query/levelCounts'
import type { Recording } from '../recording'
import type { RecordingChunk } from './chunk'

// What a small run may need. A larger one gets all the room it may ever need at once: room that is
// not used yet costs no memory, but every copy into more room holds up the page.
const smallRun = 1 << 16

/** Puts a recording together again from the parts it was sent in. */
export class Assembler {
  private readonly columns = createColumns()
  private readonly expansions = new Int32Log()
  private readonly calls = new Uint8Log()
  private rows = 0
  private markers: Recording['markers'] = []
  private iterations: Recording['totals']['perIteration'] = []

  /** @param budget the most rows that will come */
  constructor(private readonly budget: number) {}

  /**
   * Adds the next part.
   *
   * @returns the recording so far; the ones returned before stay valid
   * @throws RangeError when a part is missing before this one
   */
  append(part: RecordingChunk): Recording {
    const { columns, expansions } = this
    if (part.fromExpansion !== expansions.length || part.fromRow !== this.rows) {
      throw new RangeError(`a part is missing between rows ${this.rows} and ${part.fromRow}`)
    }
    this.rows = part.rows
    // The first rows show whether path costs come with them.
    if (part.fromRow === 0 && part.rows > 0) suitColumns(columns, actionCostsOf(part.columns))
    if (part.rows > capacityOf(columns)) {
      reserveRows(columns, part.rows > smallRun ? Math.max(part.rows, this.budget) : smallRun)
    }
    expansions.reserve(Math.min(capacityOf(columns), this.budget))
    putRows(columns, part.fromRow, part.columns)
    for (let i = 0; i < part.expandedNodes.length; i++) {
      columns.leftAt[part.expandedNodes[i]] = part.expandedAt[i]
    }
    for (const marker of part.markers) {
      if (!leavesFrontier(marker)) continue
      const { node } = marker
      columns.leftAt[node] = leftThrough(marker, columns.generatedAt[node])
    }
    // What is known of markers is kept by their list: without new ones it stays the same.
    if (part.markers.length > 0) this.markers = [...this.markers, ...part.markers]
    expansions.append(part.expandedNodes)
    this.calls.append(part.calls)
    const { perIteration } = part.totals
    this.iterations = [...this.iterations.slice(0, part.fromIteration), ...perIteration]
    const recording = {
      columns,
      expansions,
      calls: this.calls,
      rows: part.rows,
      events: part.events,
      expanded: part.expanded,
      markers: this.markers,
      totals: { ...part.totals, perIteration: this.iterations },
      outcome: part.outcome,
      solution: part.solution,
      solutions: part.solutions,
      overBudget: part.overBudget,
    }
    // What the counts are looked up in grows with the parts, so that no jump has to make up for
    // all.
    keptPerLevel(recording, 0, part.rows)
    return recording
  }
}
