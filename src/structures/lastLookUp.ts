/**
 * What a table knows of its last look-up, where it finds a node without a look at its state: to
 * compare the two afterwards would take long.
 */
export interface LastLookUp {
  /** Whether the state of `node` was looked up last, and found to be that of `earlier`. */
  hasJustFound?(node: number, earlier: number): boolean
}
