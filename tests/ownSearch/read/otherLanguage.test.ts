import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { otherLanguage } from '../../../src/ownSearch/read/faults/otherLanguage'
import { sourceMessage } from '../../../src/ownSearch/read/faults/sourceMessage'
import { readSource } from '../../../src/ownSearch/read/readSource'
import { say } from '../../../src/words/message'
import { lineInLoop, templateWith } from '../templateWith'

/** What is said of the template with some lines put into its loop, and the line of the first of them. */
function saidOf(lines: string): string {
  const read = readSource(templateWith(lines))
  if (read.ok) return ''
  const { line, problem } = read.fault
  return `${line - lineInLoop}: ${say(sourceMessage(problem))}`
}

describe('what stands so in another language is told with what to write in its place', () => {
  it.each([
    ['if node: pass', '“if …:” write “if (…) { … }”'],
    ['if (node): pass', '“if …:” write “if (…) { … }”'],
    ['while not frontier.isEmpty():', '“while …:” write “while (…) { … }”'],
    ['def f(x): return x', '“def f(…):” write “function f(…) { … }”'],
    [
      'for i in range(3):\n      i',
      '“for i in range(…):” write “for (let i = 0; i < …; i++) { … }”',
    ],
    ['for x in [1, 2]:\n      x', '“for x in …:” write “for (const x of …) { … }”'],
    ['if (node > 1 and node < 9) {}', '“and” write “&&”'],
    ['if (node > 1 or node < 9) {}', '“or” write “||”'],
    ['if (not node) {}', '“not” write “!”'],
    ['const f = lambda x: x', '“lambda x: …” write “(x) => …”'],
    ['const x = 1 if node else 2', '“a if b else c” write “b ? a : c”'],
    ['del seen[node]', '“del seen[…]” write “seen.delete(…)”'],
    ["raise ValueError('x')", '“raise” write “throw new Error(…)”'],
    ["const s = f'{node}'", "“f'…{x}…'” write “`…${x}…`”"],
    ['const x = [1, 2, 3][0:2]', '“[a:b]” write “.slice(a, b)”'],
  ])('Python: %s', (lines, said) => {
    expect(saidOf(lines)).toMatch(/^[01]: This line is Python\. Instead of /)
    expect(saidOf(lines)).toContain(said)
  })

  it('Python: elif, at the line where it stands', () => {
    expect(saidOf('if (node) {\n    } elif (node > 1) {\n    }')).toBe(
      '1: This line is Python. Instead of “elif” write “else if (…) { … }”.',
    )
  })

  it.each([
    ['int x = 3;', '“int x” write “let x”'],
    ['String name = "a";', '“String name” write “let name”'],
    ['for (int i = 0; i < 3; i++) {}', '“int i” write “let i”'],
    ['for (int x : [1, 2]) {}', '“for (x : …)” write “for (const x of …)”'],
    ['int[] xs = new int[5];', '“int[] xs” write “const xs = []”'],
    ['std::vector<int> v;', '“std::vector<…> v” write “const v = []”'],
    ['Map<Integer, Integer> m = new HashMap<>();', '“Map<…> m” write “const m = new Map()”'],
    ['PriorityQueue<Node> q = new PriorityQueue<>();', 'write “const q = new PriorityQueue()”'],
    ['public void f() {}', '“public … f(…)” write “function f(…) { … }”'],
    ['int f(int x) { return x; }', '“int f(…)” write “function f(…) { … }”'],
    ['function f(int x) { return x }', '“int x” write “x”'],
    ['try { } catch (Exception e) { }', '“catch (Exception e)” write “catch (e)”'],
  ])('Java or C++: %s', (lines, said) => {
    expect(saidOf(lines)).toMatch(/^0: This line is Java or C\+\+\. Instead of /)
    expect(saidOf(lines)).toContain(said)
  })

  it.each([
    ['const f = [1].map(x -> x + 1)', 'This line is Java. Instead of “x -> …” write “x => …”.'],
    ['node->depth', 'This line is C++. Instead of “node->depth” write “node.depth”.'],
    ['#include <vector>', 'This line is C++: “#include” is not needed here. Take the line away.'],
    ['using namespace std;', '“using namespace” is not needed here. Take the line away.'],
    ['foreach (x in list) {}', 'Instead of “foreach” write “for (const … of …) { … }”.'],
    [
      'if node > 3 {\n    }',
      'This line is not JavaScript. Instead of “if …” write “if (…) { … }”.',
    ],
    ['del node', 'This line is Python: “del” is not needed here. Take the line away.'],
    ['if (node > 1) && (node < 9) {}', '“if (…) && (…)” write “if ((…) && (…))”.'],
    ['while (tree.g(node) > 1) || node < 9 {}', '“while (…) || (…)” write “while ((…) || (…))”.'],
    ['assert node > 0', '“assert …” write “if (!(…)) throw new Error()”.'],
    ['print node', '“print” prints nowhere here. Take the line away: each step shows the tree'],
    ['std::cout << node;', '“std::cout” prints nowhere here.'],
  ])('another: %s', (lines, said) => {
    expect(saidOf(lines)).toMatch(/^0: /)
    expect(saidOf(lines)).toContain(said)
  })
})

it.each([
  ['retrun node', '“retrun” write “return”'],
  ['Const x = 3', '“Const” write “const”'],
  ['whlie (true) {}', '“whlie” write “while”'],
  ['If (node) { }', '“If” write “if”'],
  ['funciton f() {}', '“funciton” write “function”'],
])('a mistyped keyword is told with the one that is meant: %s', (lines, said) => {
  expect(saidOf(lines)).toBe(`0: This line is not JavaScript. Instead of ${said}.`)
})

it.each([
  ['const x = 3)', '0: A bracket is closed here that was not opened.'],
  ['const x = 3\n    /3/.test(x)', '1: A line that begins with a regular expression goes on'],
  ['let a = 3; let a = 4', '0: The name a is declared twice.'],
  ['const my name = 3', '0: This cannot be read: two things stand side by side in this line'],
  ['do { } until (node)', '0: This cannot be read: “while” is missing in this line'],
  ['if (node + 1 = 3) {}', '0: This cannot be read: what stands on the left of = is no variable'],
  ['}\n    continue\n    while (true) {', '1: “continue” stands outside of a loop.'],
  ['}}\n    return\n    function f() {{', '1: “return” stands outside of a function.'],
  ['const x = 07', '0: This cannot be read: a number here is not written correctly.'],
  ['const 2x = 7', '0: This cannot be read'],
  ['const a = await node', '0: await is not possible in a search'],
])('%s is told in plain words', (lines, said) => {
  expect(saidOf(lines)).toContain(said)
})

it('of texts and comments in a line with another mistake nothing is said', () => {
  for (const text of [
    "'this and that'",
    '"if it is so:"',
    '`x -> y`',
    '/* int x */ 1',
    '/it is not so/',
  ]) {
    expect(saidOf(`const a = = ${text}`)).toBe('0: This cannot be read: Unexpected token.')
  }
})

it('no line of the searches and structures of this program is taken for another language', () => {
  const files = ['src/solvers', 'src/structures'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  )
  for (const source of files) {
    const lines = source.split('\n')
    for (let line = 2; line <= lines.length; line++) {
      expect([lines[line - 1], otherLanguage(source, line)]).toEqual([lines[line - 1], undefined])
    }
  }
})

it('a long text of marks that have no end is looked through at once', () => {
  for (const mark of ['/*', '`', "'\\", '"\\', '# ', '=/[', 'return   ', 'a and ']) {
    const started = performance.now()
    otherLanguage(mark.repeat(50_000), 1)
    expect(performance.now() - started).toBeLessThan(1000)
  }
})

describe('a loop that counts has three parts, with semicolons between them', () => {
  it.each([
    'for (let i = 0; i < node) { tree.depth(node) }',
    'for (let i = 0, i < node, i++) { tree.depth(node) }',
  ])('%s', (line) => {
    expect(saidOf(line)).toContain(
      'Instead of “for (…)” write “for (let i = 0; i < …; i++) { … }”.',
    )
  })

  it.each([
    'for (let i = 0; i < node; i++) { tree.depth(node) }',
    'for (;;) { break }',
    'for (let i = 0, n = 2; i < n; i++) { tree.depth(node) }',
    'for (let i = 0; i < tree.depth(node); i++) { const a = 1; tree.depth(node + 0 * a) }',
  ])('%s is one', (line) => {
    // The parser stops in the line below, and this one is looked at, too.
    expect(saidOf(line)).toBe('')
    expect(saidOf(`${line}\n    const 1`)).not.toContain('for (')
  })
})
