import { capacityOf, createColumns } from '../recording/columns'
import type { RunMemory } from '../recording/write/recorder'
import { SlotMemory } from '../structures/slots'

// About 35 MB: what the next run would hardly need again is not kept for it.
const mostKept = 1 << 20

/**
 * The memory in which one run after another is counted: new memory for each would be a good part of
 * what a short run costs.
 */
export class Room {
  private columns = createColumns()
  private readonly slots = new SlotMemory()

  /** Memory for the next run, when the one before is over. */
  take(): RunMemory {
    if (capacityOf(this.columns) > mostKept) this.columns = createColumns()
    return { columns: this.columns, takeSlots: this.slots.take }
  }
}
