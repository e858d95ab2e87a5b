import { slotsTakenAgain } from '../../structures/slots'
import { capacityOf, createColumns } from '../columns'
import type { Columns } from '../columns'

// About 35 MB: what the next run would hardly need again is not kept for it.
const mostKept = 1 << 20

/**
 * The memory in which one run after another is counted: new memory for each would be a good part of
 * what a short run costs. What a run took is no longer its own when the next one begins.
 */
export class RunMemory {
  private columns = createColumns()
  /** Slots for a hash table of the next run. */
  readonly takeSlots = slotsTakenAgain()

  /** Columns for the next run. */
  takeColumns(): Columns {
    if (capacityOf(this.columns) > mostKept) this.columns = createColumns()
    return this.columns
  }
}
