/** What a search can ask of the things it is given and may make, by the names of their types. */
export const givenMembers: ReadonlyMap<string, readonly string[]> = new Map([
  ['Queue', ['length', 'isEmpty', 'enqueue', 'dequeue']],
  ['Stack', ['length', 'isEmpty', 'push', 'pop', 'reverseFrom']],
  ['PriorityQueue', ['length', 'isEmpty', 'has', 'push', 'replace', 'pop']],
  [
    'SearchTree',
    [
      ...['root', 'expand', 'children', 'prune', 'drop', 'supersede', 'beginIteration', 'solve'],
      ...['isGoal', 'depth', 'g', 'side', 'h', 'startH', 'undoes', 'closes'],
    ],
  ],
  ['ReachedTable', ['size', 'peakSize', 'comparisons', 'find', 'add', 'replace']],
])

/** The types of what every search is given, by the names under which it is given. */
export const givenTypes: ReadonlyMap<string, string> = new Map([
  ['tree', 'SearchTree'],
  ['reached', 'ReachedTable'],
])

/** What every search is given, by its names. */
export const givenNames: readonly string[] = [...givenTypes.keys(), 'problem', 'options']
