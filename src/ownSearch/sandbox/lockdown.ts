/**
 * What a program of the language itself needs; all else that the global object has is taken away. A
 * search has no clock and no locale: it would run differently on another machine.
 */
const language = [
  ...['Object', 'Function', 'Array', 'Number', 'Boolean', 'String', 'Symbol', 'BigInt', 'Math'],
  ...['JSON', 'Map', 'Set', 'WeakMap', 'WeakSet', 'Iterator', 'Promise', 'Proxy', 'Reflect'],
  ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError'],
  ...['TypeError', 'URIError', 'ArrayBuffer', 'DataView', 'Int8Array', 'Uint8Array'],
  ...['Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array'],
  ...['BigInt64Array', 'BigUint64Array', 'Float32Array', 'Float64Array', 'RegExp'],
  ...['parseFloat', 'parseInt', 'isFinite', 'isNaN', 'NaN', 'Infinity', 'undefined', 'globalThis'],
] as const

/**
 * Takes away from this thread what reaches outside it (network, storage, messages, other threads,
 * timers), and freezes what is left, so that no search can change what the recorder relies on.
 *
 * It is the second wall: the first is the policy of the document that the thread was made in.
 */
export function lockDown(): void {
  const kept = new Set<PropertyKey>(language)
  for (let each: object | null = globalThis; each; each = Object.getPrototypeOf(each)) {
    if (each === Object.prototype) break
    for (const name of Reflect.ownKeys(each)) if (!kept.has(name)) takeAway(each, name)
  }
  const frozen = new Set<object>()
  for (const name of language) freezeAll(Reflect.get(globalThis, name), frozen)
  for (const made of reachedOnlyByMaking()) freezeAll(made, frozen)
}

function takeAway(from: object, name: PropertyKey): void {
  if (Reflect.deleteProperty(from, name)) return
  Reflect.set(from, name, undefined)
}

function reachedOnlyByMaking(): readonly unknown[] {
  return [
    function* () {},
    async function () {},
    async function* () {},
    [][Symbol.iterator](),
    ''[Symbol.iterator](),
    new Map()[Symbol.iterator](),
    new Set()[Symbol.iterator](),
    'a'.matchAll(/a/g),
  ].map((each): unknown => Object.getPrototypeOf(each))
}

/** Freezes something and all that can be reached from it. */
function freezeAll(first: unknown, frozen: Set<object>): void {
  const waiting = [first]
  for (let next = waiting.pop(); waiting.length > 0 || next !== undefined; next = waiting.pop()) {
    if (!isObject(next) || next === globalThis || frozen.has(next)) continue
    frozen.add(next)
    for (const described of Object.values(Object.getOwnPropertyDescriptors(next))) {
      waiting.push(...Object.values(described))
    }
    waiting.push(Object.getPrototypeOf(next))
    Object.freeze(next)
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}
