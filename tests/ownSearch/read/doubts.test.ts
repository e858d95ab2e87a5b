import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { doubtMessage } from '../../../src/ownSearch/read/doubts/doubtMessage'
import { say } from '../../../src/words/message'
import { recorderOf, sourceRead } from '../runHere'
import { lineInLoop, templateWith } from '../templateWith'

/** What is said of the template with some lines put into its loop, each with its line from there. */
function saidOf(lines: string): readonly string[] {
  return sourceRead(templateWith(lines)).doubts.map(
    ({ doubt, line }) => `${line - lineInLoop}: ${say(doubtMessage(doubt))}`,
  )
}

it.each([
  [
    'const seen = new Set()\n    if (seen.length > 3) continue',
    '1: “seen” has no “length”. Write “seen.size” in its place.',
  ],
  [
    'const list = [1]; for (let i = 0; i < list.size; i++) continue',
    '0: “list” has no “size”. Write “list.length” in its place.',
  ],
  ['const twin = 1\n    if (twin = notReached) break', '1: A single “=” gives a new value here.'],
  ['let a = 1; while ((a = 0)) break', '0: A single “=” gives a new value here.'],
  [
    'const list: number[] = []\n    while (list) break',
    '1: “list” counts as true, also when it is empty. Write “list.length > 0” in its place.',
  ],
  ['if (!frontier) break', '0: “frontier” counts as true, also when it is empty.'],
  ['if (reached.find(node)) tree.depth(node)', '0: Of all that “reached.find” answers, node 0'],
  [
    'for (const c in [1].concat(2)) tree.depth(+c)\n    const l = [1]\n    for (const i in l) l[i]++',
    '2: With “in” the loop goes through places',
  ],
  ['problem.goal = 3', '0: This changes a copy of the problem that the search has for itself'],
  ['problem = 3', '0: This changes a copy of the problem that the search has for itself'],
  ['const f = async () => { throw new Error() }', '0: Nothing is waited for in a search'],
  ['Promise.reject(new Error())', '0: Nothing is waited for in a search'],
  ['new Promise(() => { throw new Error() })', '0: Nothing is waited for in a search'],
  [
    'const later = tree as any\n    later\n      .f().then(() => 1).catch(() => 2)',
    '1: Nothing is waited for in a search, and what goes wrong behind “.then” goes unnoticed.',
  ],
  [
    'if (options.deepest > 1) continue',
    '0: The manifest names no option “deepest”, so this line gets nothing. Add it to the options',
  ],
  ['if (node.state === 1) continue', '0: “node” is the number of a node, and has no “state”.'],
  ['if (node.cost > 1) continue', '0: “node” has no “cost”. Write “tree.g(node)” in its place.'],
  [
    'const a = tree\n    ;[1].at(0)\n    const b = a\n    [1, 2].at(0)',
    '3: This line goes on from the one before',
  ],
  ['const a = () => tree\n    (1)', '1: This line goes on from the one before'],
])('%s is told at its line', (lines, said) => {
  const all = saidOf(lines)
  expect(all).toHaveLength(1)
  expect(all[0]).toContain(said)
})

it.each([
  'const seen = new Set(); if (seen.size > 0) tree.depth(node)',
  'const list = [1]; if (list.length && tree\n      .depth(node) > 0) tree.depth(node)',
  'let list: number[] | null = []; list = null; if (list) tree.depth(node)',
  'let a = 1; while ((a = tree.depth(node)) > 1) a += 0',
  'let a = 1; if ((a += 1)) tree.depth(a)',
  // Of two things with one name it is not known which one is meant.
  'const a = new Set(); const f = (a: number[]) => a.length; f([...a].map(Number))',
  'let problem = { goal: 1 }; problem.goal = 2',
  'const options = { deepest: 1 }; tree.depth(node + 0 * options.deepest)',
  'const f = (options: any) => options.deepest; tree.depth(node + 0 * f({ deepest: 1 }))',
  'const entry = { node, cost: 1 }; tree.depth(entry.node + 0 * entry.cost)',
  'tree.depth(Number(node.toFixed(0)))',
  'const own = { then(f: () => void) { f() } }; own.then(() => tree.depth(node))',
  'class Own { catch = () => tree.depth(node) }; new Own().catch()',
  'const own: any = {}; own.finally = () => 1; own.finally(); own["then"]?.()',
  'const name = "x"; for (const key in { name }) tree.depth(node + 0 * key.length)',
])('of %s nothing is said', (line) => {
  expect(saidOf(line)).toEqual([])
})

it('an option that the manifest names otherwise is told by its name there', () => {
  const depthFirst = readFileSync('src/solvers/depthFirst.ts', 'utf8')
  const source = depthFirst.replaceAll('options.limit', 'options.limt')
  expect(source).not.toBe(depthFirst)
  const said = sourceRead(source).doubts.map(({ doubt }) => say(doubtMessage(doubt)))
  expect(said[0]).toContain('no option “limt”, so this line gets nothing. Did you mean “limit”?')
})

it('a search with such lines can be run as before', () => {
  const source = templateWith('if (reached.find(node)) tree.depth(node)')
  expect(() =>
    recorderOf(source, { problem: 'sliding-3x2', start: '450123' }).advance(2),
  ).not.toThrow()
})

it('of the searches of this program nothing is said', () => {
  const files = [
    'breadthFirst',
    'depthFirst',
    'aStar',
    'idaStar',
    'bidirectional',
    'beamSearch',
    'greedy',
    'iterativeDeepening',
    'weightedAStar',
    'uniformCost',
  ]
  for (const file of files) {
    expect(sourceRead(readFileSync(`src/solvers/${file}.ts`, 'utf8')).doubts).toEqual([])
  }
  const folder = 'src/ownSearch/challenge/starts'
  for (const name of readdirSync(folder)) {
    expect(sourceRead(readFileSync(`${folder}/${name}`, 'utf8')).doubts).toEqual([])
  }
})
