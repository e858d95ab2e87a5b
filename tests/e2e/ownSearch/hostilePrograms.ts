/** A program that means harm, or makes a mistake, and what becomes of it. */
export interface HostileProgram {
  readonly title: string
  readonly source: string
  /** What the page says of it; nothing where it runs as any other, having done no harm. */
  readonly said: RegExp | undefined
  /** True where nothing came of it, so that the stage stays as it was. */
  readonly isRefused?: boolean
}

/** Where a program tries to reach, beside the server that the page comes from. */
const canary = 'http://127.0.0.1:CANARY/leak'

interface Parts {
  /** At the top of the file. */
  readonly top?: string
  /** Once, when the frontier holds the start. */
  readonly body?: string
  /** For each child. */
  readonly child?: string
  readonly run?: string
}

function sourceOf({ top = '', body = '', child = '', run = 'own' }: Parts): string {
  return `import { Queue } from '../structures/queue'
import type { Search, Solver, Steps } from './solver'
${top}
export function* own({ tree, reached, problem, options }: Search): Steps {
  const frontier = new Queue()
  const root = tree.root()
  reached.add(root)
  frontier.enqueue(root)
  ${body}
  while (!frontier.isEmpty()) {
    const node = frontier.dequeue()
    if (tree.isGoal(node)) return tree.solve(node)
    yield tree.expand(node)
    for (const child of tree.children(node)) {
      const twin = reached.find(child)
      if (twin >= 0) {
        tree.prune(child, 'reached', twin)
        continue
      }
      ${child}
      reached.add(child)
      frontier.enqueue(child)
    }
  }
  return { kind: 'exhausted' }
}
export const ownSolver = {
  id: 'own',
  source: 'own.ts',
  options: [],
  frontier: { order: 'queue' },
  goalTest: () => 'expansion',
  optimality: () => 'none',
  run: ${run},
} as const satisfies Solver<[]>
`
}

function program(title: string, parts: Parts, said?: RegExp, isRefused = false): HostileProgram {
  return { title, source: sourceOf(parts), said, isRefused }
}

const notDefined = (name: string) => new RegExp(`(${name}) is not defined`)
const notHere = /is not possible in a search/
const noConstructor = /TypeError|EvalError|Content Security Policy|ReferenceError/
const frozen =
  /TypeError: (Cannot assign to read only|Cannot add property|Cannot define property|Cannot delete|.*not extensible)/

const network = [
  program('fetch', { body: `fetch('${canary}/fetch')` }, notDefined('fetch')),
  program('fetch of the page’s own server', { body: `fetch('/leak/fetch')` }, notDefined('fetch')),
  program('XMLHttpRequest', { body: `new XMLHttpRequest()` }, notDefined('XMLHttpRequest')),
  program(
    'WebSocket',
    { body: `new WebSocket('ws://127.0.0.1:CANARY/leak/ws')` },
    notDefined('WebSocket'),
  ),
  program('EventSource', { body: `new EventSource('${canary}/es')` }, notDefined('EventSource')),
  program(
    'WebTransport',
    { body: `new WebTransport('https://127.0.0.1/leak')` },
    notDefined('WebTransport'),
  ),
  program(
    'importScripts',
    { body: `importScripts('/leak/importScripts.js')` },
    notDefined('importScripts'),
  ),
  program('a dynamic import', { body: `import('/leak/import.js')` }, notHere, true),
  program(
    'an import of a module by its address',
    { top: `import { x } from '${canary}/module.js'\nx()` },
    /cannot be imported/,
    true,
  ),
  program('import.meta', { body: `import.meta.url` }, notHere, true),
  program(
    'a worker in the worker',
    { body: `new Worker('/leak/worker.js')` },
    notDefined('Worker'),
  ),
  program(
    'a beacon',
    { body: `navigator.sendBeacon('${canary}/beacon')` },
    notDefined('navigator'),
  ),
  program('an image', { body: `new Image().src = '${canary}/image'` }, notDefined('Image')),
  program(
    'a font',
    { body: `new FontFace('x', 'url(${canary}/font)').load()` },
    notDefined('FontFace'),
  ),
  program(
    'RTCPeerConnection',
    { body: `new RTCPeerConnection()` },
    notDefined('RTCPeerConnection'),
  ),
  program(
    'a broadcast to other pages',
    { body: `new BroadcastChannel('x').postMessage(1)` },
    notDefined('BroadcastChannel'),
  ),
  program(
    'fetch behind the global object',
    { body: `globalThis['fet' + 'ch']('${canary}/g')` },
    /TypeError: .*is not a function/,
  ),
  program(
    'fetch on the prototype of the global object',
    { body: `Object.getPrototypeOf(globalThis).fetch('${canary}/p')` },
    /TypeError/,
  ),
]

const code = [
  program('eval', { body: `eval('1')` }, notDefined('eval')),
  program('Function', { body: `new Function('return 1')()` }, noConstructor),
  program(
    'Function behind a function',
    { body: `(function () {}).constructor('return 1')()` },
    noConstructor,
  ),
  program('a generator made of text', { body: `own.constructor('yield 1')()` }, noConstructor),
  program('a timer with text', { body: `setTimeout('1')` }, notDefined('setTimeout')),
  program('top-level await', { top: `await 0` }, notHere, true),
  program('export default', { top: `export default 1` }, notHere, true),
  program(
    'the end of its own function',
    { top: `}); globalThis.own = 1; (function () {` },
    /bracket is closed here that was not opened/,
    true,
  ),
  program('the recorder’s own names', { body: `$call.now = 3` }, /is taken by the recorder/, true),
  program(
    'the recorder’s own names without their names',
    { top: `arguments[1].left = Infinity` },
    notDefined('arguments'),
    true,
  ),
  program('the recorder’s own names in a pattern', {
    top: `let a = 1, g = 1\nexport { a }\n/($turns.left = Infinity)/g`,
  }),
  program('a web page', { top: `<script>alert(1)</script>` }, /cannot be read/, true),
  program(
    'a comment of a web page',
    {
      top: `const f = (a, b) => a <!--b + (() => {\n0 })\nfetch('/leak/early');\n(function (b) { 0 <!--b })`,
    },
    notHere,
    true,
  ),
]

const storage = [
  program('localStorage', { body: `localStorage.setItem('a', 'b')` }, notDefined('localStorage')),
  program('IndexedDB', { body: `indexedDB.open('a')` }, notDefined('indexedDB')),
  program('caches', { body: `caches.open('a')` }, notDefined('caches')),
  program('cookies', { body: `document.cookie = 'a=b'` }, notDefined('document')),
  program('the address', { body: `location.href = '${canary}/location'` }, notDefined('location')),
  program('the page above', { body: `parent.postMessage('x', '*')` }, notDefined('parent')),
]

const given = [
  program('a new method of lists', { body: `Array.prototype.push = () => 0` }, frozen),
  program('a new prototype of objects', { body: `Object.prototype.polluted = 1` }, frozen),
  program('__proto__', { body: `const plain = {}\n  plain.__proto__.polluted = 1` }, frozen),
  program('another Math', { body: `Math.max = () => 0` }, frozen),
  program('another Map', { body: `Map.prototype.get = () => 0` }, frozen),
  program('another typed array', { body: `Uint32Array.prototype.set = () => 0` }, frozen),
  program('another iterator of lists', { body: `Array.prototype[Symbol.iterator] = 1` }, frozen),
  program('another method of the tree', { body: `tree.expand = () => 0` }, frozen),
  program('another table of reached states', { body: `reached.find = () => -1` }, frozen),
  program('another frontier', { body: `Queue.prototype.isEmpty = () => true` }, frozen),
  program('other options', { body: `options.goalTest = 'never'` }, frozen),
  program('another goal', { body: `problem.isGoal = () => true` }),
  program('a start that is the goal', { body: `problem.start.low = 0` }),
  program(
    'the columns behind the tree',
    { body: `tree.columns.parent[0] = 99` },
    /TypeError: Cannot read properties of undefined/,
  ),
  program(
    'a node that is an object',
    { child: `tree.depth({ valueOf: () => 0 } as never)` },
    /tree\.depth was given an object, which is no node/,
  ),
  program('a node far away', { child: `tree.expand(4e9)` }, /cannot be expanded/),
]

const messages = [
  program(
    'forged columns',
    { body: `postMessage({ kind: 'part', part: { rows: 9 } })` },
    notDefined('postMessage'),
  ),
  program(
    'another postMessage',
    { body: `MessagePort.prototype.postMessage = () => 0` },
    notDefined('MessagePort'),
  ),
  program(
    'a message of its own',
    { body: `onmessage = () => 0; self.onmessage = 1` },
    /onmessage is given a value, but it is not declared/,
  ),
  program('the end of the thread', { body: `close()` }, notDefined('close')),
  program(
    'a listener',
    { body: `addEventListener('message', () => 0)` },
    notDefined('addEventListener'),
  ),
  program(
    'a forged event',
    { body: `dispatchEvent(new Event('error'))` },
    notDefined('dispatchEvent|Event'),
  ),
]

const loops = [
  program('a loop that does not end', { body: `while (true) {}` }, /at line 9.*does not end/s),
  program('a loop without a body', { body: `for (;;);` }, /does not end/),
  program(
    'a loop that catches its end',
    { body: `for (;;) { try { for (;;) {} } catch {} }` },
    /does not end|Nothing came from it/,
    true,
  ),
  program(
    'code that takes years to read',
    { top: `const slow = ${'class { x = '.repeat(40)}1${' }'.repeat(40)}` },
    /not read within 5 seconds/,
    true,
  ),
  program('starts without an end', { body: `for (;;) tree.root()` }, /the tree has begun already/),
  program(
    'a generator that never comes to its end',
    {
      body: `function* all() { for (let i = 0; ; i++) yield i }\n  for (const each of all()) if (each < 0) break`,
    },
    /does not end/,
  ),
  program(
    'yields without an expansion',
    { body: `for (;;) yield 0` },
    /It yielded 0 without an expansion/,
  ),
  program(
    'an expression that takes for ever',
    { body: `;/^(a+)+$/.test('a'.repeat(40) + 'b')` },
    /Nothing came from it/,
    true,
  ),
  program(
    'recursion',
    { body: `const down = (n: number): number => { return down(n + 1) }\n  down(0)` },
    /called itself too often/,
  ),
  program(
    'Atomics.wait',
    { body: `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)` },
    notDefined('Atomics'),
  ),
  program('a promise that never ends', {
    body: `Promise.resolve().then(function again() { Promise.resolve().then(again) })`,
  }),
]

const memory = [
  program(
    'lists without an end',
    { body: `const all: unknown[] = []\n  for (;;) all.push(new Array(1e5).fill(0))` },
    /does not end|failed|Nothing came|memory|Invalid array/i,
  ),
  program(
    'a text that doubles',
    { body: `let text = 'x'\n  for (;;) text += text` },
    /RangeError: Invalid string length/,
  ),
  program('a list of all numbers', { body: `new Uint8Array(2 ** 40)` }, /RangeError/),
  program(
    'a map without an end',
    { body: `const all = new Map()\n  for (let i = 0; ; i++) all.set(i, 'x'.repeat(100) + i)` },
    /does not end|failed|Nothing came|RangeError/,
  ),
]

const thrown = [
  program('null', { body: `throw null` }, /at line 9, .*It threw an error: “null/),
  program('undefined', { body: `throw undefined` }, /at line 9, .*It threw an error: “undefined/),
  program(
    'a proxy',
    { body: `throw new Proxy({}, { getPrototypeOf() { throw 1 }, get() { throw 2 } })` },
    /It threw an error/,
  ),
  program(
    'an error that cannot be read',
    { body: `throw Object.defineProperty(new Error('x'), 'toString', { get() { for (;;); } })` },
    /It threw an error: “Error: x/,
  ),
  program(
    'markup',
    { body: `throw new Error('<img src=x onerror="document.title=1">')` },
    /<img src=x/,
  ),
  program(
    'a very long text',
    { body: `throw new Error('x'.repeat(1e6))` },
    /It threw an error: “Error: x{200}/,
  ),
]

const forged = [
  program(
    'a reason of its own for its end',
    {
      body: `try { tree.depth({} as never) } catch (e) { throw Object.assign(e, { reason: { kind: 'misuse', told: 'x'.repeat(2 ** 28) } }) }`,
    },
    /What came from it is not a recording/,
  ),
  program(
    'values without an end that are printed',
    { body: `console.log(...new Array(1e4).fill('x'.repeat(1e3)))` },
    /console\.log prints nowhere here/,
  ),
]

const mistakes = [
  program(
    'a value that is printed',
    { child: `console.log('child', child)` },
    /console\.log prints nowhere here \(it was given 'child' 1\)/,
  ),
  program(
    'no generator',
    { top: `function plain() { return 0 }`, run: 'plain' },
    /is not a generator/,
    true,
  ),
  program('no outcome', { body: `return 5 as never` }, /It ended with 5/),
  program('a goal that is none', { body: `return tree.solve(root)` }, /its state is not the goal/),
  program(
    'a node that never waited',
    { child: `yield tree.expand(child + 100)` },
    /cannot be expanded/,
  ),
  program(
    'a child pruned twice',
    { child: `tree.prune(child, 'undoes')\n      tree.prune(child, 'undoes')` },
    /cannot be pruned/,
  ),
  program(
    'a child pruned too late',
    { child: `if (child > 2) tree.prune(child - 1, 'undoes')` },
    /cannot be pruned/,
  ),
  program(
    'two frontiers',
    { body: `const other = new Queue()`, child: `other.enqueue(child)` },
    /waits in a frontier already/,
  ),
  program(
    'no yield',
    {
      child: `tree.expand(child)\n      for (const each of tree.children(child)) frontier.enqueue(each)`,
    },
    /was not yielded/,
  ),
  program(
    'an unknown reason',
    { child: `tree.prune(child, 'boring' as never)` },
    /It takes one of/,
  ),
  program('names of other alphabets', {
    body: `const グラフ = 1, ñandú = 2, \\u{61}bc = 3\n  if (グラフ + ñandú + abc !== 6) throw 0`,
  }),
]

export const hostilePrograms: readonly HostileProgram[] = [
  ...network,
  ...code,
  ...storage,
  ...given,
  ...messages,
  ...loops,
  ...memory,
  ...thrown,
  ...forged,
  ...mistakes,
]
