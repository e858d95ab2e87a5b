/** What a table of reached states answers when it does not hold a state. */
export const notReached = -1

/** The states a search has reached, each with the node that reached it first, or most cheaply. */
export interface ReachedTable {
  /** How many states were added, also where it has let go of some of them since. */
  readonly size: number
  /** The most states it held at once. */
  readonly peakSize: number
  /** How many stored states were compared with one that was looked up, so far. */
  readonly comparisons: number
  /** The node that has the same state as `node`, or `notReached`. */
  find(node: number): number
  /** Adds a node whose state it does not hold yet. */
  add(node: number): void
  /**
   * Puts a node in the place of an earlier one with the same state.
   *
   * @throws RangeError where it does not hold that one, or they have different states
   */
  replace(earlier: number, node: number): void
}

/** The ways to keep reached states, the default first. */
export const tableKinds = ['hash', 'list', 'list-oldest-first', 'tree', 'two-step'] as const
export type TableKind = (typeof tableKinds)[number]
