import { describe, expect, it } from 'vitest'
import { templateWith } from '../templateWith'
import { saidOfRun } from './saidOfRun'

/** What is said of the template with a line of its own in its loop, when it runs. */
const saidWith = (line: string) => saidOfRun(templateWith(line))

describe('a name of another language is told with what stands here in its place', () => {
  it.each([
    ['const a = True', 'JavaScript has no “True”. Write “true” in its place.'],
    ['const a = False', 'JavaScript has no “False”. Write “false” in its place.'],
    ['const a = None', 'JavaScript has no “None”. Write “null” in its place, or “notReached”'],
    ['len([1])', 'JavaScript has no “len”. Write “….length” in its place.'],
    ['for (const i of range(3)) {}', 'Write “for (let i = 0; i < …; i++)” in its place.'],
    ['max(1, 2)', 'JavaScript has no “max”. Write “Math.max(…)” in its place.'],
    ['const m = new HashMap()', 'JavaScript has no “HashMap”. Write “new Map()” in its place.'],
    ['vector<int> v;', 'JavaScript has no “vector”. Write “[]” in its place.'],
    ['self.x = 3', 'A search has no “self”. What it is given has names of its own: tree, reached'],
    ['pass', 'JavaScript has no “pass”. Take it away'],
    ['print(node)', '“print” prints nowhere here.'],
    ['System.out.println(node);', '“System” prints nowhere here.'],
    ['cout << node;', '“cout” prints nowhere here.'],
  ])('%s', (line, said) => {
    expect(saidWith(line)).toContain(said)
  })
})

describe('what another language asks of a thing is told with what is asked here', () => {
  it.each([
    [
      'const list = [1]; list.append(3)',
      '“list” has no “append”. Write “list.push(…)” in its place.',
    ],
    ['const list = [1]; list.add(3)', '“list” has no “add”. Write “list.push(…)” in its place.'],
    ['const list = [1]; list.size()', '“list” has no “size”. Write “list.length” in its place.'],
    ['const list = [1]; list.get(0)', '“list” has no “get”. Write “list[…]” in its place.'],
    [
      'const seen = new Set(); seen.contains(3)',
      '“seen” has no “contains”. Write “seen.has(…)” in',
    ],
    [
      'const seen = new Set(); seen.push(3)',
      '“seen” has no “push”. Write “seen.add(…)” in its place.',
    ],
    [
      'const cost = new Map(); cost.put(1, 2)',
      '“cost” has no “put”. Write “cost.set(…, …)” in its',
    ],
    ['frontier.pop(0)', '“frontier” has no “pop”. Write “frontier.dequeue()” in its place.'],
    [
      'frontier.append(node)',
      '“frontier” has no “append”. Write “frontier.enqueue(…)” in its place.',
    ],
    ['reached.has(node)', 'Write “reached.find(…) !== notReached” in its place.'],
    // What a queue has is no help where it is a list.
    ['const list = [1]; list.sied()', '“list” has no “sied” that can be called.'],
  ])('%s', (line, said) => {
    expect(saidWith(line)).toContain(said)
  })
})

describe('a name that the search has, and not in this line', () => {
  it.each([
    ['total = 3', 'total is given a value, but it is not declared. Write “let total = …”'],
    ['for (x of [1]) {}', 'x is given a value, but it is not declared.'],
    ['tree.depth(child)', 'child is not known in this line: it is declared between other braces'],
    ['isGoal(node)', 'isGoal is not defined: nothing has this name. Did you mean “tree.isGoal”?'],
  ])('%s', (line, said) => {
    expect(saidWith(line)).toContain(said)
  })
})

it('names of other languages may be declared, and are then what they are declared as', () => {
  expect(saidWith('const len = (x) => x, None = 3, range = [1]; len(None); range.at(0)')).toBe('')
})

describe('what each search is given', () => {
  const withOption = (line: string) =>
    templateWith(line).replace(
      'choices = []',
      "choices = [{ kind: 'number', name: 'deepest', range: [1, 9], default: 3 }]",
    )

  it.each(['options', 'problem'])('%s is told as not taken where it is not', (name) => {
    expect(saidWith(`const a = ${name}`)).toContain(
      `“${name}” is given to each search, but this one does not take it. Write it into the braces behind the name of the function: “{ …, ${name} }”.`,
    )
  })

  it('is asked of the whole, where a search takes that', () => {
    const source = withOption('if (options.deepest > 2) tree.depth(node)')
      .replace('{ tree, reached }: Search', 'search: Search')
      .replace('const frontier', 'const { tree, reached } = search; const frontier')
    expect(saidOfRun(source)).toContain('Did you mean “search.options”?')
    expect(saidOfRun(source.replaceAll('options.deepest', 'deepest'))).toContain(
      'Did you mean “search.options.deepest”?',
    )
  })

  it('an option that is written without “options” is told with it', () => {
    expect(saidOfRun(withOption('if (tree.depth(node) > deepest) break'))).toContain(
      'deepest is not defined: nothing has this name. Did you mean “options.deepest”?',
    )
  })
})

it('a constant that is given a value is told with what may be meant', () => {
  expect(saidWith('const cut = false; cut = true')).toContain(
    'What is declared with “const” keeps its value. Write “let” where it is declared',
  )
})
