import { Columns, Int32Log, never } from './columns'
import { leavesFrontier, leftThrough } from './landmark'
import { keptPerLevel } from './levelCounts'
import type { RecordingPart } from './part'
import type { Recording } from './recording'

// What a small run may need. A larger one gets all the room it may ever need at once: room that is
// not used yet costs no memory, but every copy into more room holds up the page.
const smallRun = 1 << 16

/** Puts a recording together again from the parts it was sent in. */
export class Assembler {
  private readonly columns = new Columns()
  private readonly expansions = new Int32Log()
  private landmarks: Recording['landmarks'] = []
  private iterations: Recording['totals']['perIteration'] = []

  /** @param budget the most rows that will come */
  constructor(private readonly budget: number) {}

  /**
   * Adds the next part.
   *
   * @returns the recording so far; the ones returned before stay valid
   * @throws RangeError when a part is missing before this one
   */
  append(part: RecordingPart): Recording {
    const { columns, expansions } = this
    if (part.fromExpansion !== expansions.length) {
      throw new RangeError(`expected expansion ${expansions.length}, got ${part.fromExpansion}`)
    }
    if (part.rows > columns.capacity) {
      columns.reserve(part.rows > smallRun ? Math.max(part.rows, this.budget) : smallRun)
    }
    expansions.reserve(Math.min(columns.capacity, this.budget))
    columns.low.set(part.low, part.fromRow)
    columns.high.set(part.high, part.fromRow)
    columns.parent.set(part.parent, part.fromRow)
    columns.action.set(part.action, part.fromRow)
    columns.depth.set(part.depth, part.fromRow)
    columns.reason.set(part.reason, part.fromRow)
    columns.twin.set(part.twin, part.fromRow)
    columns.generatedAt.set(part.generatedAt, part.fromRow)
    columns.estimate.set(part.estimate, part.fromRow)
    columns.side.set(part.side, part.fromRow)
    columns.leftAt.fill(never, part.fromRow, part.rows)
    for (let i = 0; i < part.expandedNodes.length; i++) {
      columns.leftAt[part.expandedNodes[i]] = part.expandedAt[i]
    }
    for (const landmark of part.landmarks) {
      if (!leavesFrontier(landmark)) continue
      const { node } = landmark
      columns.leftAt[node] = leftThrough(landmark, columns.generatedAt[node])
    }
    // What is known of landmarks is kept by their list: without new ones it stays the same.
    if (part.landmarks.length > 0) this.landmarks = [...this.landmarks, ...part.landmarks]
    expansions.append(part.expandedNodes)
    const { perIteration } = part.totals
    this.iterations = [...this.iterations.slice(0, part.fromIteration), ...perIteration]
    const recording = {
      columns,
      expansions,
      rows: part.rows,
      events: part.events,
      expanded: part.expanded,
      landmarks: this.landmarks,
      totals: { ...part.totals, perIteration: this.iterations },
      outcome: part.outcome,
      solution: part.solution,
      solutions: part.solutions,
      overBudget: part.overBudget,
    }
    // What the counts are looked up in grows with the parts, so that no jump has to make up for all.
    keptPerLevel(recording, 0, part.rows)
    return recording
  }
}
