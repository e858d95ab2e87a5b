/** A call in a solver's source that makes events, or says what becomes of a node. */
export interface NumberedCall {
  /** From 1 on. */
  readonly line: number
}

/**
 * Where in its source a search is: the calls of a solver's source are numbered when it is prepared,
 * and each call says its number here just before it is made. 0 stands for none.
 */
export const callSite = {
  /** The call made last of those that make an event. */
  now: 0,
  /** The first call since a node was generated that says what becomes of it. */
  keeps: 0,
}
