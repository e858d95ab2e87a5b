import { describe, expect, it } from 'vitest'
import { sourceMessage } from '../../../src/ownSearch/read/faults/sourceMessage'
import { readSource } from '../../../src/ownSearch/read/readSource'
import { createProblem } from '../../../src/problems'
import { chooseSolver } from '../../../src/solvers/manifest/chooseSolver'
import { addOwnSolver } from '../../../src/solvers/manifest/ownSolvers'
import { say } from '../../../src/words/message'
import { sourceRead } from '../runHere'

const manifest = `
export const mine = {
  id: 'mine',
  options: [],
  frontier: { order: 'queue' },
  goalTest: () => 'expansion',
  run: search,
}
`
const search = `export function* search({ tree }) {
  yield tree.expand(tree.root())
  return { kind: 'exhausted' }
}`

/** What is said of a source that cannot be read: its line, and why. */
function saidOf(source: string): string {
  const read = readSource(source)
  return read.ok ? '' : `${read.fault.line}: ${say(sourceMessage(read.fault.problem))}`
}

function withManifest(changes: string): string {
  return search + manifest.replace(/ {2}id: .*\n/, (id) => `${id}${changes}\n`)
}

/** The search with a line of its own after the first. */
const withLine = (line: string) => search.replace('\n', `\n${line}\n`) + manifest

describe('a slip of the pen is told at the line where it is, with what is to be written', () => {
  it.each([
    // Read on to the next quotation mark, the text would end in line 4.
    ["  const why = 'reached", /^2: A text that begins here does not end in its line/],
    ['  const why = "reached', /^2: A text that begins here does not end in its line/],
    ['  const why = `reached', /^2: A text that begins here with a backquote does not end/],
    ['  /* why', /^2: A comment that begins here with \/\* does not end/],
    ['  const why = ‘reached’', /^2: “‘” has no meaning in code\. Write ' in its place/],
    ['  const why = “reached”', /^2: ““” has no meaning in code\. Write " in its place/],
    ['  const two = 1 ＋ 1', /^2: “＋” has no meaning in code\. Write \+ in its place/],
    ['  if (1 ≤ 2) tree.root()', /^2: “≤” has no meaning in code\. Write <= in its place/],
    ['  const\u200b two = 2', /^2: “\[U\+200B\]” has no meaning in code\. Take it away/],
    ['  # why', /^2: “#” has no meaning in code\. Write \/\/ in its place/],
    [
      '  if (tree.isGoal(tree.root()) {',
      /^2: The bracket at the end of “if \(” is not closed\. Write the \) that is missing\.$/,
    ],
    [
      '  class Mine {',
      /^1: The bracket at the end of “…ion\* search\({ tree }\) {” .* the } that is missing/,
    ],
    ['  const all = tree.root([{ }, 2 { 3]', /^2: .*“…l = tree\.root\(\[{ }, 2 {” is not closed/],
    ['  import heapq', /^2: This line is Python\. A search is written in JavaScript/],
    ['  while frontier:', /^2: This line is Python/],
    ['  for child in tree.children(node):  # all', /^2: This line is Python/],
    ['  const seen = <b>yes</b>', /^2: A tag stands in this line, as in JSX/],
    // Of a comment with such words nothing is said.
    ['  /*\n  if it is wrong:\n  */\n  const a = = 1', /^5: This cannot be read: Unexpected token/],
    // Where such a character is part of a text, it is none.
    ["  const why = '“≤’ #'\n  const a = = 1", /^3: This cannot be read: Unexpected token/],
    // What is wrong above is told first.
    ["  const a = = 1\n  const why = 'reached", /^2: This cannot be read: Unexpected token/],
  ])('%j', (line, said) => {
    expect(saidOf(withLine(line))).toMatch(said)
  })
})

it.each([
  ['a carriage return alone', (source: string) => source.replaceAll('\n', '\r')],
  ['two characters', (source: string) => source.replaceAll('\n', '\r\n')],
  [
    'what ends a line to a parser only',
    (source: string) => source.replace('\n', '/*\u2028\u2029*/\n'),
  ],
])('a line has the number that an editor shows where lines end with %s', (_name, ended) => {
  expect(saidOf(ended(withLine('  const a = = 1')))).toMatch(/^2: This cannot be read/)
  expect(saidOf(ended(withLine("  const why = 'reached")))).toMatch(/^2: A text that begins here/)
  expect(saidOf(ended(withLine('  await 1')))).toMatch(/^2: /)
})

describe('a source that cannot be read is told with its line', () => {
  it.each([
    [`${search}\nconst a = = 1${manifest}`, /^5: This cannot be read: Unexpected token/],
    [`#!/usr/bin/env node\n${search}${manifest}`, /^1: This cannot be read/],
    [
      `import { Heap } from './heap'\nHeap\n${search}${manifest}`,
      /^1: .*“\.\/heap” cannot be imported/,
    ],
    [
      `import { Heap } from '../structures/queue'\nHeap\n${search}${manifest}`,
      /^1: “\.\.\/structures\/queue” has no Heap to import\. It has “Queue”\./,
    ],
    [`${search}\nawait 1${manifest}`, /^5: await is not possible in a search/],
    [
      `${search}\nasync () => { await 1 }\nasync () => 1\nfor await (const a of []);${manifest}`,
      /^7: await is not possible in a search/,
    ],
    [
      `// A search\n${search.replace('function*', 'async function*')}${manifest}`,
      /^2: .*Write “function\*” without “async”/,
    ],
    [`${search}\nfunction f() { return import('x') }${manifest}`, /^5: import\(\) is not possible/],
    [`${search}\nlet $call = 1${manifest}`, /^5: The name \$call is taken/],
    [search, /^1: The manifest is missing/],
    [`${search}${manifest}${manifest.replace('mine', 'other')}`, /^13: Only one manifest/],
    [withManifest('  twoSided: 1,'), /^7: In the manifest, “twoSided” is true or false/],
    [`${search}${manifest.replace("'mine'", "'Mine!'")}`, /“id” is a text of small letters/],
    [`${search}${manifest.replace("'queue'", "'pile'")}`, /“frontier” says in which order/],
    [`${search}${manifest.replace("'expansion'", "'later'")}`, /“goalTest” is a function that/],
    [`${search}${manifest.replace('  goalTest', '  other')}`, /“goalTest” is missing/],
    [`${search}${manifest.replace("() => 'expansion'", 'pick()')}`, /pick is not known here/],
    [`${search}${manifest.replace("'mine'", 'Math.random()')}`, /is read without being run/],
    [
      `${search}${manifest.replace('[]', "[{ kind: 'number', name: 'start', range: [1, 2], default: 1 }]")}`,
      /^7: The option “start” has a name that cannot be used/,
    ],
    [
      `import { Serch } from './solver'\nSerch\n${search}${manifest}`,
      /^1: “\.\/solver” has no Serch to import\. It has types only/,
    ],
    [
      `const choices = []\n${search}${manifest.replace('[]', 'choises')}`,
      /choises is not known here\. Did you mean “choices”\?/,
    ],
  ])('%#: %s', (source, said) => {
    expect(saidOf(source)).toMatch(said)
  })

  it('also where it would never end to read it', () => {
    const doubled = Array.from({ length: 30 }, (_, i) => `const a${i + 1} = [a${i}, a${i}]`)
    const source = `const a0 = 1\n${doubled.join('\n')}\n${search}${manifest.replace('[]', 'a30')}`
    expect(saidOf(source)).toMatch(/is too long to be read/)
  })

  it.each([
    'const choices = choices',
    'const choices = others\nconst others = choices',
    'const choices = pick()\nconst pick = () => choices',
    Array.from({ length: 9000 }, (_, i) => `const c${i} = c${i + 1}`).join('\n') +
      '\nconst choices = c0',
  ])('also where a name stands for itself, or for one that is far away: %#', (declared) => {
    const source = `${declared}\n${search}${manifest.replace('[]', 'choices')}`
    expect(saidOf(source)).toMatch(/is too long to be read/)
  })

  const calls = (count: number, inner: string) => 'd('.repeat(count) + inner + ')'.repeat(count)
  const twice = 'const d = (a) => [a, a]\n'
  it.each([
    [twice, `Math.abs(${calls(30, '1')})`, /“id” is a text of small letters/],
    [twice, `-${calls(30, '1')}`, /“id” is a text of small letters/],
    [twice, `${calls(30, '1')} + 1`, /“id” is a text of small letters/],
    [twice, `${calls(30, '1')} < 1`, /“id” is a text of small letters/],
    [twice, `\`\${${calls(30, '1')}}\``, /“id” is a text of small letters/],
    ['const d = (a) => `${a}${a}`\n', calls(30, "'much'"), /is read without being run/],
    ['const d = (a) => a + a\n', calls(30, "'much'"), /is read without being run/],
  ])('and lists and texts that double with each call are not written out: %#', (d, id, said) => {
    expect(saidOf(`${d}${search}${manifest.replace("'mine'", id)}`)).toMatch(said)
  })

  it.each(['', '}{', '\0', '🙂', 'export', '<p>', 'const '.repeat(20_000), '('.repeat(30_000)])(
    'and nothing that somebody may paste breaks the reader: %#',
    (source) => {
      expect(saidOf(source)).not.toBe('')
    },
  )
})

describe('an option that cannot be read is told with its own line', () => {
  it.each([
    ["{ kind: 'boolean', name: 'fair' }", /The option “fair” .*“choice”, “number” or “heuristic”/],
    [
      "{ kind: 'choice', name: 'reached', values: ['mine', 'tree'] }",
      /“reached” chooses the table/,
    ],
    ["{ kind: 'choice', name: 'fair', values: [] }", /The option “fair” needs up to 20 values/],
    ["{ kind: 'number', name: 'most', default: 1 }", /The option “most” needs a range/],
    [
      "{ kind: 'number', name: 'most', range: [1, 5], default: 9 }",
      /“most” needs a default within/,
    ],
    [
      "{ kind: 'number', name: 'most', range: [1, 5], default: 1.234 }",
      /“most” needs a default .*two at most/,
    ],
    [
      "{ kind: 'number', name: 'most', range: [1, 5], default: 1.25, decimals: 1 }",
      /“most” needs a default/,
    ],
    [
      "{ kind: 'number', name: 'most', range: [1, 5], default: 1, decimals: 3 }",
      /“most” can only have decimals/,
    ],
    ["{ kind: 'heuristic', name: 'most' }", /“most” is a heuristic/],
    ["{ kind: 'choice', name: 'way', values: ['a'] }", /“way” has the name of another option/],
    ["{ kind: 'choice', name: 'constructor', values: ['a'] }", /“constructor” has a name that/],
    ["{ kind: 'choice', name: 'toString', values: ['a'] }", /“toString” has a name that/],
    ["{ kind: 'choice', name: 'valueOf', values: ['a'] }", /“valueOf” has a name that/],
    ["{ kind: 'choice', values: ['a'] }", /Option 2 of the manifest has a name/],
    ["'fair'", /Option 2 of the manifest is not written as an option/],
  ])('%s', (option, said) => {
    const choices = `const choices = [\n  { kind: 'choice', name: 'way', values: ['up'] },\n  ${option},\n]\n`
    expect(saidOf(`${choices}${search}${manifest.replace('[]', 'choices')}`)).toMatch(said)
    expect(saidOf(`${choices}${search}${manifest.replace('[]', 'choices')}`)).toMatch(/^3: /)
  })
})

it('a place of the list without an option is told as one, by its number', () => {
  const choices = `const choices = [{ kind: 'choice', name: 'way', values: ['up'] }, , ]\n`
  expect(saidOf(`${choices}${search}${manifest.replace('[]', 'choices')}`)).toMatch(
    /^1: Option 2 of the manifest is not written as an option/,
  )
})

it.each([
  ["'depth' < 'width' ? 'before' : 'behind'", 'before'],
  ["'10' >= '9' ? 'before' : 'behind'", 'behind'],
  ["10 >= '9' ? 'before' : 'behind'", 'before'],
  ["'at-' + undefined", 'at-undefined'],
  ['`at-${null}`', 'at-null'],
])('what a manifest says is worked out as the language does: %s', (id, value) => {
  expect(sourceRead(`${search}${manifest.replace("'mine'", id)}`).solver.id).toBe(value)
})

it('options are read with their kinds, from names that the file declares', () => {
  const source = `const depths = [1, 10 * 10] as const
${search}${manifest.replace('[]', "[{ kind: 'number', name: 'depth', range: depths, default: 'none' }, { kind: 'choice', name: 'way', values: ['up', 'down'] }]")}`
  expect(sourceRead(source).solver.options).toEqual([
    { kind: 'number', name: 'depth', range: [1, 100], default: 'none' },
    { kind: 'choice', name: 'way', values: ['up', 'down'] },
  ])
})

const notRun = () => {
  throw new Error('not run here')
}

it.each([
  ['1.5', 1.5],
  ['1.5, decimals: 1', 1.5],
  ['1.25, decimals: 2', 1.25],
  ['2', 2],
  ["'none'", Infinity],
])('a number has its default where nothing is set: %s', (byDefault, value) => {
  const option = `{ kind: 'number', name: 'weight', range: [1, 5], default: ${byDefault} }`
  const { solver } = sourceRead(`${search}${manifest.replace('[]', `[${option}]`)}`)
  const problem = createProblem({})
  if (!problem.ok) throw new Error('no problem')
  const settings = { solver: 'own:Weighted', code: option }
  addOwnSolver(option, { ...solver, run: notRun })
  expect(chooseSolver(settings, problem.value)).toMatchObject({
    value: { values: { weight: value } },
  })
})

it('an f that is no number is none, and is not written out to see that', () => {
  const deep = 'd('.repeat(30) + 'g' + ')'.repeat(30)
  const { solver } = sourceRead(`const d = (a) => [a, a]\n${withManifest(`  f: (g) => ${deep},`)}`)
  expect(solver.f?.(1, 2, {})).toBeNaN()
})

it('what a manifest promises of its solutions is not taken', () => {
  const { solver } = sourceRead(withManifest("  optimality: () => 'optimal',"))
  expect(solver.optimality({}, undefined, undefined)).toBe('none')
})

it('every line stays where it is, whatever is put into it', () => {
  const source = `import {
  Queue,
} from '../structures/queue'
interface Pair<A> {
  readonly one: A
}
export

const alone = 1
export {
  alone as one,
}
${search}
const queue = new Queue()
for (const each of [1]) queue.enqueue(each)
do queue.enqueue(2)
while (queue.length < 3)
throw new Error('here')
${manifest}`
  const line = source.slice(0, source.indexOf('throw')).split('\n').length
  const { program } = sourceRead(source)
  const place = program.slice(0, program.indexOf('new Error')).split('\n').length
  expect(place).toBe(line)
})
