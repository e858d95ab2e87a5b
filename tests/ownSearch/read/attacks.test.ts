import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { readSource } from '../../../src/ownSearch/read/readSource'
import { checkIsOneFunction } from '../../../src/ownSearch/read/syntax'
import { sourceRead } from '../runHere'

const search = `export function* search({ tree }) {
  yield tree.expand(tree.root())
  return { kind: 'exhausted' }
}
export const mine = {
  id: 'mine',
  options: [],
  frontier: { order: 'queue' },
  goalTest: () => 'expansion',
  run: search,
}
`

/** What becomes of a program that is run as the sandbox runs it, as a script. */
function outcomeOf(program: string) {
  const turns = { left: 1_000, rest() {} }
  const scope = createContext({ turns, told: [] })
  runInContext(`const $program = ${program}`, scope)
  const escaped = () => runInContext('globalThis.escaped', scope) as unknown
  const early = escaped()
  let thrown: unknown
  try {
    runInContext("$program({}, turns, { './solver': {} })", scope)
  } catch (reason) {
    thrown = reason
  }
  return { early, late: escaped(), left: turns.left, thrown }
}

/** What reaches for more than a search is given, where it is read otherwise than it was checked. */
const attacks: Readonly<Record<string, string>> = {
  'a comment of a web page that hides a bracket': `const g = (a, b) => a <!--b + (() => {
0 })
globalThis.escaped = 1;
(function (b) { 0 <!--b })`,
  'one that hides the beginning of a text': `let a = 1, b = 1
a <!--b + \`
$turns.left = Infinity; globalThis.escaped = 1
a <!--b + \``,
  'one behind a line end of another kind': `let a = 1, b = 1\u2028a <!--b + \`\u2028$turns.left = Infinity\u2028a <!--b + \``,
  'the end of one that hides a line': `let a = 1
const text = \`
--> \`; $turns.left = Infinity; globalThis.escaped = 1; \``,
  'the end of one behind a comment': `let a = 1
/*
*/ --> a; $turns.left = Infinity`,
  'a pattern that is a division behind an export': `let a = 1, g = 1
export { a }
/(globalThis.escaped = 1, $turns.left = Infinity)/g`,
  'one behind an import of nothing': `let a = 1, g = 1
import './solver'
/(globalThis.escaped = 1, $turns.left = Infinity)/g`,
  'one behind an import of types': `let a = 1, g = 1
import type { Search } from './solver'
/(globalThis.escaped = 1, $turns.left = Infinity)/g`,
  'one behind a declaration of types': `let a = 1, g = 1
interface Pair {}
/(globalThis.escaped = 1, $turns.left = Infinity)/g`,
  'a name in other letters': `\\u{24}turns.left = Infinity`,
  'the names without their names': `arguments[1].left = Infinity`,
  'the same in an arrow function': `const all = () => { arguments[1].left = Infinity }
all()`,
  'the same as the name of a method': `class All { [arguments[1].left = Infinity]() {} }`,
  'the end of the function': `}); globalThis.escaped = 1; (() => {`,
  'a first line for a shell': `#! }); globalThis.escaped = 1; (() => {`,
  'a declaration that waits': `await using a = globalThis.escaped = 1`,
  'an else that a bracket follows': `const tree = { expand() { globalThis.escaped ??= 0 } }
if (tree) 0; else(tree).expand(1)
do(tree).expand(1)
while (globalThis.escaped > 0)
globalThis.turned = 1`,
}

describe('what a source does is what was read of it, before, behind and between', () => {
  const sources = Object.entries(attacks).flatMap(([name, attack]) => [
    [`${name}, first`, `${attack}\n${search}`],
    [`${name}, last`, `${search}${attack}\n`],
  ])

  it.each(sources)('%s', (_, source) => {
    const read = readSource(source)
    if (!read.ok) return
    const { early, left } = outcomeOf(read.value.program)
    expect(early).toBeUndefined()
    // Each turn counts one down, and nothing else does.
    expect(left).toBeLessThanOrEqual(1_000)
  })
})

it.each([
  ['<!--', 'const a = (b) => 1 <!--b\n', 1],
  ['<!--', '\n\nconst a = (b) => 1 <!--b\n', 3],
])('%s is refused at its line: it begins a comment in a script', (what, text, line) => {
  expect(readSource(text + search)).toEqual({
    ok: false,
    fault: { problem: { kind: 'not-possible', what }, line },
  })
})

it.each([
  ["'<!--'"],
  ['`\n-->\n`'],
  ['/<!--/'],
  ['1 // <!-- and -->\n'],
  ['1 /* <!--\n--> */'],
  ['1 < ! - -1'],
])('and may stand where it is no code: %s', (text) => {
  const { program } = sourceRead(`const a = ${text}\n${search}`)
  expect(outcomeOf(program).thrown).toBeUndefined()
})

it('a program is one function, or is refused', () => {
  expect(() => checkIsOneFunction('(() => 1)')).not.toThrow()
  for (const program of [
    ...['', '1', '(() => 1)\n0', '0\n(() => 1)', '(() => 1)()', '(() => 1, 0)', '(() => 1'],
    ...['(function () {})', '(() => 1) // <!--\n', '(() => 1)\n--> 0'],
  ]) {
    expect(() => checkIsOneFunction(program), program).toThrow()
  }
})

it('what was given to a function of its own can still be read as its arguments', () => {
  const source = `globalThis.escaped = (function () { return arguments.length })(1, 2, 3)\n${search}`
  expect(outcomeOf(sourceRead(source).program).late).toBe(3)
})

it.each([
  ['an export', 'let a = 1, b = 1\nexport { a }\n(globalThis.escaped = 1)', 1],
  ['an import', "let a = 1, b = 1\nimport './solver'\n[globalThis.escaped = 1]", 1],
  ['a directive', "(function () { 'use strict'\n globalThis.escaped = 1 })()", 1],
  [
    'a condition',
    'const tree = { expand() { globalThis.escaped = 1 } }\nif (!tree) 0; else(tree).expand(1)',
    1,
  ],
])('%s ends the statement before it, and begins none that was not there', (_, text, value) => {
  const { late, thrown } = outcomeOf(sourceRead(`${text}\n${search}`).program)
  expect([late, thrown]).toEqual([value, undefined])
})
