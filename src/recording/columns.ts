import { kept } from './reasonCodes'

/** The value of `leftAt` while a node has not left the frontier. */
export const never = 0xffffffff

const firstCapacity = 1 << 12

/** Whether every action of a problem costs one, or each has a cost of its own. */
export type ActionCosts = 'one' | 'own'

/** The largest number that a column can hold. */
export function largestIn({ BYTES_PER_ELEMENT }: Uint8Array | Uint32Array): number {
  return 2 ** (8 * BYTES_PER_ELEMENT) - 1
}

/**
 * The columns of a recording: a row for each generated node, pruned or kept, in the order of
 * generation. This is the one list of them. Rows are appended and never rewritten; only `leftAt` is
 * filled in later, once.
 *
 * @param rows how many rows there is room for; all are 0 at first
 * @param actions whether all actions cost one, so that path costs are depths, or have costs
 */
export function createColumns(rows: number = firstCapacity, actions: ActionCosts = 'one') {
  return {
    low: new Int32Array(rows),
    high: new Int32Array(rows),
    /** The row of the parent, -1 for a root. */
    parent: new Int32Array(rows),
    action: new Uint16Array(rows),
    depth: new Uint32Array(rows),
    /**
     * The path cost (g), in units of the problem's costs; empty where every action costs one. It is
     * not held to 32 bits: a path that goes round and round soon costs more.
     */
    g: new Float64Array(actions === 'one' ? 0 : rows),
    /** 0 for a kept node, else 1 plus the index of the reason why it was pruned. */
    reason: new Uint8Array(rows),
    /** The earlier row with the same state, -1 where there is none to name. */
    twin: new Int32Array(rows),
    /** The event that generated the row. */
    generatedAt: new Uint32Array(rows),
    /**
     * The event at which the node left the frontier, or `never`; of a goal that never waits there
     * the event that generated it.
     */
    leftAt: new Uint32Array(rows),
    /** What is estimated to remain (h), of a root and where the search asked for it, else 0. */
    h: actions === 'one' ? new Uint8Array(rows) : new Uint32Array(rows),
    /** 0 for a node reached from the start, 1 for one reached from the goal. */
    side: new Uint8Array(rows),
  }
}

/** The columns of a recording; an array is replaced by a larger one when they grow. */
export type Columns = ReturnType<typeof createColumns>

type ColumnName = keyof Columns

const none = createColumns(0)
const names = Object.keys(none).filter((name): name is ColumnName => name in none)

/** How many rows there is room for. */
export function capacityOf({ low }: Readonly<Columns>): number {
  return low.length
}

/** What columns are made for; without any room that is not known, and the answer is `one`. */
export function actionCostsOf({ g }: Readonly<Columns>): ActionCosts {
  return g.length > 0 ? 'own' : 'one'
}

/** Makes columns hold path costs, or not, for another run. What they held is lost. */
export function suitColumns(columns: Columns, actions: ActionCosts): void {
  if (actionCostsOf(columns) !== actions) {
    Object.assign(columns, createColumns(capacityOf(columns), actions))
  }
}

/** @param rows how many rows there is to be room for, at least */
export function reserveRows(columns: Columns, rows: number): void {
  const capacity = capacityOf(columns)
  if (rows <= capacity) return
  const larger = createColumns(Math.max(rows, capacity * 2), actionCostsOf(columns))
  putRows(larger, 0, columns)
  Object.assign(columns, larger)
}

/** Makes rows those of nodes that are kept, wait and repeat no other, from one up to before another. */
export function clearRows(
  { reason, twin, leftAt, h }: Readonly<Columns>,
  from: number,
  end: number,
): void {
  reason.fill(kept, from, end)
  twin.fill(-1, from, end)
  leftAt.fill(never, from, end)
  h.fill(0, from, end)
}

/** A copy of some rows: from one up to before another. */
export function copyOfRows(columns: Readonly<Columns>, from: number, end: number): Columns {
  const copy = createColumns(end - from, actionCostsOf(columns))
  for (const name of names) copy[name].set(columns[name].subarray(from, end))
  return copy
}

/** Writes rows over those from one on, for which there is room. */
export function putRows(columns: Readonly<Columns>, from: number, rows: Readonly<Columns>): void {
  for (const name of names) if (columns[name].length > 0) columns[name].set(rows[name], from)
}

/** A typed array that numbers can be appended to. */
abstract class NumberLog<Items extends Int32Array | Uint8Array> {
  length = 0

  /** @param items room for the first numbers */
  constructor(public items: Items) {}

  push(item: number): void {
    if (this.length === this.items.length) this.reserve(this.length + 1)
    this.items[this.length++] = item
  }

  append(items: Items): void {
    this.reserve(this.length + items.length)
    this.items.set(items, this.length)
    this.length += items.length
  }

  /** @param length how many numbers there is to be room for, at least */
  reserve(length: number): void {
    if (length <= this.items.length) return
    const larger = this.room(Math.max(length, this.items.length * 2))
    larger.set(this.items)
    this.items = larger
  }

  protected abstract room(length: number): Items
}

/** Whole numbers that are appended one after the other. */
export class Int32Log extends NumberLog<Int32Array> {
  constructor() {
    super(new Int32Array(firstCapacity))
  }

  protected room(length: number): Int32Array {
    return new Int32Array(length)
  }
}

/** The same of numbers from 0 to 255. */
export class Uint8Log extends NumberLog<Uint8Array> {
  constructor() {
    super(new Uint8Array(firstCapacity))
  }

  protected room(length: number): Uint8Array {
    return new Uint8Array(length)
  }
}
