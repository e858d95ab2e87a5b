/** What other languages call nothing. */
export const namesOfNothing: ReadonlySet<string> = new Set(['None', 'nil', 'NULL', 'nullptr'])

/** What prints in other languages, or asks the person at the screen. */
export const printingNames: ReadonlySet<string> = new Set([
  ...['print', 'println', 'printf', 'puts', 'echo', 'cout', 'cerr', 'System', 'alert'],
])

/** Names that other languages have, and what is written here in their place. */
export const foreignNames: ReadonlyMap<string, string> = new Map([
  ...named('true', ['True', 'TRUE']),
  ...named('false', ['False', 'FALSE']),
  ...named('….length', ['len', 'strlen', 'sizeof']),
  ...named('for (let i = 0; i < …; i++)', ['range', 'xrange']),
  ...named('for (const … of …)', ['foreach']),
  ...named('….entries()', ['enumerate']),
  ...named('….toSorted()', ['sorted']),
  ...named('….toReversed()', ['reversed']),
  ...named('….reduce((a, b) => a + b, 0)', ['sum']),
  ...named('Math.trunc(…)', ['int']),
  ...named('Number(…)', ['float']),
  ...named('String(…)', ['str']),
  ...named('Math', ['math']),
  ...['abs', 'min', 'max', 'floor', 'ceil', 'sqrt', 'pow', 'round'].map(
    (name) => [name, `Math.${name}(…)`] as const,
  ),
  ...named('Math.random()', ['random', 'rand']),
  ...named('Infinity', ['inf', 'INT_MAX', 'Integer', 'maxsize']),
  ...named('new Map()', ['dict', 'HashMap', 'TreeMap', 'defaultdict', 'unordered_map']),
  ...named('new Set()', ['set', 'HashSet', 'TreeSet', 'unordered_set']),
  ...named('[]', ['list', 'vector', 'ArrayList', 'LinkedList', 'List']),
  ...named('new Queue()', ['deque', 'Deque', 'ArrayDeque']),
  ...named('new Stack()', ['stack', 'LifoQueue']),
  ...named('new PriorityQueue()', ['heapq', 'priority_queue']),
  ...named('new Error(…)', ['Exception', 'ValueError', 'RuntimeException']),
])

function named(here: string, names: readonly string[]): readonly (readonly [string, string])[] {
  return names.map((name) => [name, here])
}

/**
 * What other languages can ask of a list, a set and so on, and what comes behind its name here in
 * that place, by the kind of the thing.
 */
export const foreignCalls: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'Array',
    new Map([
      ...named('.push(…)', ['append', 'add', 'push_back', 'enqueue', 'offer', 'put']),
      ...named('.shift()', ['dequeue', 'popleft', 'poll', 'pop_front', 'removeFirst']),
      ...named('.pop()', ['pop_back', 'removeLast']),
      ...named('.length', ['size', 'len', 'length', 'count']),
      ...named('.length === 0', ['isEmpty', 'empty']),
      ...named('.includes(…)', ['contains', 'has']),
      ...named('.at(-1)', ['top', 'peek', 'back', 'last']),
      ...named('[0]', ['front', 'first']),
      ...named('[…]', ['get']),
      ...named('[…] = …', ['set']),
      ...named('.push(...…)', ['extend', 'addAll']),
      ...named('.splice(…, 0, …)', ['insert']),
      ...named('.splice(…, 1)', ['remove', 'erase']),
      ...named('.length = 0', ['clear']),
    ]),
  ],
  [
    'Set',
    new Map([
      ...named('.add(…)', ['append', 'push', 'insert', 'put']),
      ...named('.size', ['size', 'length', 'len']),
      ...named('.size === 0', ['isEmpty', 'empty']),
      ...named('.has(…)', ['contains', 'includes', 'count', 'find']),
      ...named('.delete(…)', ['remove', 'erase', 'discard']),
    ]),
  ],
  [
    'Map',
    new Map([
      ...named('.set(…, …)', ['put', 'insert', 'add']),
      ...named('.size', ['size', 'length', 'len']),
      ...named('.size === 0', ['isEmpty', 'empty']),
      ...named('.has(…)', ['contains', 'containsKey', 'includes', 'count']),
      ...named('.get(…) ?? …', ['getOrDefault']),
      ...named('.entries()', ['items', 'entrySet']),
      ...named('.delete(…)', ['remove', 'erase']),
    ]),
  ],
  [
    'Queue',
    new Map([
      ...named('.enqueue(…)', ['push', 'add', 'append', 'put', 'offer', 'push_back']),
      ...named('.dequeue()', ['pop', 'get', 'poll', 'popleft', 'shift', 'remove', 'pop_front']),
      ...named('.isEmpty()', ['empty', 'is_empty']),
      ...named('.length', ['size', 'len']),
    ]),
  ],
  [
    'Stack',
    new Map([
      ...named('.push(…)', ['enqueue', 'add', 'append', 'put', 'push_back']),
      ...named('.pop()', ['get', 'dequeue', 'remove', 'pop_back']),
      ...named('.isEmpty()', ['empty', 'is_empty']),
      ...named('.length', ['size', 'len']),
    ]),
  ],
  [
    'PriorityQueue',
    new Map([
      ...named('.push(…, …)', ['enqueue', 'add', 'append', 'put', 'offer', 'heappush', 'insert']),
      ...named('.pop()', ['get', 'dequeue', 'poll', 'remove', 'heappop', 'shift']),
      ...named('.has(…)', ['contains', 'includes']),
      ...named('.isEmpty()', ['empty', 'is_empty']),
      ...named('.length', ['size', 'len']),
    ]),
  ],
  [
    'ReachedTable',
    new Map([
      ...named('.find(…) !== notReached', ['has', 'contains', 'includes']),
      ...named('.find(…)', ['get']),
      ...named('.add(…)', ['push', 'append', 'put', 'insert', 'set']),
      ...named('.size', ['length', 'len']),
    ]),
  ],
])
