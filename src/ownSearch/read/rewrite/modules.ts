/** What a search may import, by module, as it stands in a file of `src/solvers`. */
export const importable: ReadonlyMap<string, readonly string[]> = new Map([
  ['../structures/queue', ['Queue']],
  ['../structures/stack', ['Stack']],
  ['../structures/priorityQueue', ['PriorityQueue']],
  ['../structures/reachedTable', ['notReached']],
  ['./bestFirst', ['bestFirst']],
  // Types alone.
  ['./solver', []],
])

/** A module whose calls make the steps in place of the search that imports it. */
export const stepsElsewhere = './bestFirst'
