import { Columns, Int32Log, never } from './columns'
import { leavesFrontier } from './landmark'
import type { RecordingPart } from './part'
import type { Recording } from './recording'

const roomAhead = 4

/** Puts a recording together again from the parts it was sent in. */
export class Assembler {
  private readonly columns = new Columns()
  private readonly expansions = new Int32Log()
  /** How many landmarks have been taken in. */
  private landmarks = 0

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
    // Room that is not used yet costs no memory, but every copy into more room costs time.
    if (part.rows > columns.capacity) columns.reserve(part.rows * roomAhead)
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
    for (const landmark of part.landmarks.slice(this.landmarks)) {
      if (leavesFrontier(landmark)) columns.leftAt[landmark.node] = landmark.event
    }
    this.landmarks = part.landmarks.length
    expansions.append(part.expandedNodes)
    return {
      columns,
      expansions,
      rows: part.rows,
      events: part.events,
      expanded: part.expanded,
      landmarks: part.landmarks,
      totals: part.totals,
      outcome: part.outcome,
      solution: part.solution,
      solutions: part.solutions,
      overBudget: part.overBudget,
    }
  }
}
