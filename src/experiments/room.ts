import { Columns } from '../recording/columns'

// About 35 MB: what the next run would hardly need again is not kept for it.
const mostKept = 1 << 20

/**
 * The memory in which one run after another is counted: new memory for each would be a good part of
 * what a short run costs.
 */
export class Room {
  private columns = new Columns()

  /** Columns for the next run, when the one before is over. */
  take(): Columns {
    if (this.columns.capacity > mostKept) this.columns = new Columns()
    return this.columns
  }
}
