/** The value of `leftAt` while a node has not left the frontier. */
export const never = 0xffffffff

const firstCapacity = 1 << 12

/**
 * A row for each generated node, pruned or kept, in the order of generation: 33 bytes a row.
 * Rows are appended and never rewritten; only `leftAt` is filled in later, once.
 */
export class Columns {
  low = new Int32Array(firstCapacity)
  high = new Int32Array(firstCapacity)
  /** The row of the parent, -1 for a root. */
  parent = new Int32Array(firstCapacity)
  action = new Uint16Array(firstCapacity)
  depth = new Uint32Array(firstCapacity)
  /** 0 for a kept node, else 1 plus the index of the reason why it was pruned. */
  reason = new Uint8Array(firstCapacity)
  /** The earlier row with the same state, -1 where there is none to name. */
  twin = new Int32Array(firstCapacity)
  /** The event that generated the row. */
  generatedAt = new Uint32Array(firstCapacity)
  /**
   * The event at which the node left the frontier, or `never`; of a goal that never waits there the
   * event that generated it.
   */
  leftAt = new Uint32Array(firstCapacity)
  /** The estimate of the moves that remain (h), where the search asked for it. */
  h = new Uint8Array(firstCapacity)
  /** 0 for a node reached from the start, 1 for one reached from the goal. */
  side = new Uint8Array(firstCapacity)

  get capacity(): number {
    return this.low.length
  }

  /** Makes room for at least `rows` rows. */
  reserve(rows: number): void {
    if (rows <= this.capacity) return
    const capacity = Math.max(rows, this.capacity * 2)
    this.low = grown(this.low, new Int32Array(capacity))
    this.high = grown(this.high, new Int32Array(capacity))
    this.parent = grown(this.parent, new Int32Array(capacity))
    this.action = grown(this.action, new Uint16Array(capacity))
    this.depth = grown(this.depth, new Uint32Array(capacity))
    this.reason = grown(this.reason, new Uint8Array(capacity))
    this.twin = grown(this.twin, new Int32Array(capacity))
    this.generatedAt = grown(this.generatedAt, new Uint32Array(capacity))
    this.leftAt = grown(this.leftAt, new Uint32Array(capacity))
    this.h = grown(this.h, new Uint8Array(capacity))
    this.side = grown(this.side, new Uint8Array(capacity))
  }
}

/** A typed array that numbers can be appended to. */
export class Int32Log {
  items = new Int32Array(firstCapacity)
  length = 0

  push(item: number): void {
    this.reserve(this.length + 1)
    this.items[this.length++] = item
  }

  append(items: Int32Array): void {
    this.reserve(this.length + items.length)
    this.items.set(items, this.length)
    this.length += items.length
  }

  /** Makes room for at least so many numbers. */
  reserve(length: number): void {
    if (length <= this.items.length) return
    this.items = grown(this.items, new Int32Array(Math.max(length, this.items.length * 2)))
  }
}

function grown<Column extends { set(items: Column): void }>(from: Column, into: Column): Column {
  into.set(from)
  return into
}
