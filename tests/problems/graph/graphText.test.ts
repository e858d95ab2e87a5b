import { describe, expect, it } from 'vitest'
import { readGraph } from '../../../src/problems/graph/graphText'
import { say } from '../../../src/words/message'
import { toldMessage } from '../../../src/words/problemWords'

function refusal(text: string): string {
  const read = readGraph(text)
  if (read.ok) throw new Error('it was read')
  return say(toldMessage(read.fault))
}

describe('a text', () => {
  it('has an edge in each line, and a node for each name', () => {
    expect(readGraph('A - B 2\nB -> C 3 # one way')).toEqual({
      ok: true,
      value: {
        nodes: ['A', 'B', 'C'].map((name) => ({ name, place: undefined, h: undefined })),
        edges: [
          { from: 0, to: 1, cost: 2, directed: false },
          { from: 1, to: 2, cost: 3, directed: true },
        ],
        one: 1,
        start: undefined,
        goal: undefined,
      },
    })
  })

  it('can have semicolons in the place of ends of lines, and names in quotation marks', () => {
    const read = readGraph('start "start"; "Rimnicu Vilcea" - "start" 97; goal "Rimnicu Vilcea"')
    expect(read.ok && read.value.nodes.map(({ name }) => name)).toEqual(['Rimnicu Vilcea', 'start'])
    expect(read.ok && [read.value.start, read.value.goal]).toEqual([1, 0])
  })

  it('has edges whose signs a word processor has changed', () => {
    const plain = readGraph('A - B 1\nB - C 2\nC - D 3\nD -> A 4\nA <-> C 5')
    expect(readGraph('A – B 1\nB — C 2\nC − D 3\nD → A 4\nA ↔ C 5')).toEqual(plain)
    expect(plain.ok).toBe(true)
  })

  it('has names in the quotation marks of a word processor', () => {
    const plain = readGraph('"Bad Ischl" - Wien 1\n"Bad Ischl" - Graz 2\n"Bad Ischl" - Linz 3')
    expect(readGraph('“Bad Ischl” - Wien 1\n„Bad Ischl“ - Graz 2\n«Bad Ischl» - Linz 3')).toEqual(
      plain,
    )
    expect(plain.ok).toBe(true)
  })

  it('has names with a hyphen, where a sign stands between spaces', () => {
    const read = readGraph('Aue-Bad - B 1\nB - Aue-Bad 2')
    expect(read.ok && read.value.nodes.map(({ name }) => name)).toEqual(['Aue-Bad', 'B'])
  })

  it('may have any word for a name', () => {
    const read = readGraph('constructor - toString 1\ntoString -> __proto__ 2')
    expect(read.ok && read.value.nodes.map(({ name }) => name)).toEqual([
      'constructor',
      'toString',
      '__proto__',
    ])
  })

  it('has costs that are exact: a unit is the last digit behind a point', () => {
    const read = readGraph('A - B .1\nB - C 0.25\nC - D 3')
    expect(read.ok && read.value.one).toBe(100)
    expect(read.ok && read.value.edges.map(({ cost }) => cost)).toEqual([10, 25, 300])
  })

  it('has costs up to the most that can be counted', () => {
    expect(readGraph('A - B 4294967295; B - C 0').ok).toBe(true)
    expect(readGraph('A - B 4294; B - C 0.967295').ok).toBe(true)
  })

  it('gives places and h in lines of nodes', () => {
    const read = readGraph('node A @ -20 40.5 h 12\nnode B h 0\nA - B 1')
    expect(read.ok && read.value.nodes).toEqual([
      { name: 'A', place: { x: -20, y: 40.5 }, h: 12 },
      { name: 'B', place: undefined, h: 0 },
    ])
  })
})

describe('a text that is wrong is refused with its line and column:', () => {
  it.each([
    ['nothing in it', '# only words', /no node/],
    ['no sign of an edge', 'A - B 1\nA B 2', /^Line 2, column 3: “B”/],
    ['a sign without spaces', 'A->B 5', /^Line 1, column 1: .* Write A -> B in place of “A->B”/],
    [
      'one in an edge without a cost',
      'Aue–Bad',
      /^Line 1, column 1: .* Write Aue – Bad in place of/,
    ],
    ['one without a space behind it', 'A<-> B 5', /^Line 1, column 1: .* Write A <-> in place of/],
    ['one without a space before it', 'A -B 5', /^Line 1, column 3: .* Write - B in place of “-B”/],
    ['no sign, but a name with a hyphen', 'Aue-Bad Ulm 5', /^Line 1, column 9: “Ulm” stands/],
    ['no sign, but a cost below 0', 'A -5', /^Line 1, column 3: “-5” stands where/],
    ['a name that is not closed', 'A - B 1\n"A - B 1', /^Line 2, column 1: the quotation mark/],
    ['one behind the sign', 'A - "B 1', /^Line 1, column 5: the quotation mark is not closed/],
    ['one in a line of a start', 'start "A\nA - B 1', /^Line 1, column 7: the quotation mark/],
    ['one with a ;', '"A;B" - C 1', /^Line 1, column 1: the quotation mark .* no ; in it\.$/],
    ['a comma behind a cost', 'A - B 5,', /^Line 1, column 7: “5,” is not a cost/],
    ['a cost that is missing', 'A - B 1\n  A - C', /^Line 2, column 7: the cost is missing/],
    ['a negative cost', 'A - B -1', /^Line 1, column 7: “-1” is not a cost/],
    ['a cost with too many digits', 'A - B 0.1234567', /^Line 1, column 7/],
    ['a cost of 13 digits', 'A - B 1234567890123', /^Line 1, column 7: .* has too many digits/],
    ['an h of 13 digits', 'node A h 1234567890123', /^Line 1, column 10: .* digits/],
    ['a start that no line makes', 'A - B 1\nstart C', /^Line 2, column 7: “C” is not a node/],
    ['a goal that no line makes', 'goal C\nA - B 1', /^Line 1, column 6: “C” is not a node/],
    ['something after the cost', 'A - B 1 2', /^Line 1, column 9: “2”/],
    ['a start of two words', 'A - B 1\nstart A B', /^Line 2, column 7: .* Write "A B"\.$/],
    ['something after a goal', 'A - B 1\ngoal "B" C', /^Line 2, column 10: “C” stands after/],
    ['two starts', 'A - B 1\nstart A\nstart B', /^Line 3: there is already a start/],
    ['a node told twice', 'node A\nnode A', /^Line 2, column 6: node “A”/],
    ['a place that is none', 'node A @ 1 x', /^Line 1, column 8/],
    ['an h that is no number', 'node A h -3', /^Line 1, column 10: “-3”/],
    ['an h for some nodes only', 'node A h 3\nA - B 2', /^Line 2, column 5: node “B”.* no h/],
    ['a name of two words', 'Wien - St. Pölten 65', /^Line 1, column 8: .* Write "St. Pölten"\.$/],
    ['one that begins an edge', 'St. Pölten - Wien 65', /^Line 1, column 1: .* "St. Pölten"/],
    ['one of a node', 'node Bad Ischl h 5', /^Line 1, column 6: .* "Bad Ischl"/],
    ['a decimal comma', 'A - B 4,5', /^Line 1, column 7: “4,5” is not a number. Write 4\.5, with/],
    [
      'costs that are too large',
      'A - B 4294967295; B - C 1',
      /^The costs are too large .* at most 4,294,967,295 with this many digits/,
    ],
    [
      'costs that are too large with their digits',
      'A - B 4294; B - C 0.967296',
      /^The costs are too large .* at most 4,294 with this many digits/,
    ],
    [
      'an h that is too large',
      'node A h 5000; node B h 0; A - B 1.000001',
      /^Node “A” has an h that is too large\. It can be at most 4,294 /,
    ],
    [
      'a name with a character that turns the text around',
      'A - B 1\nA - "Ar\u202Ead" 1',
      /^Line 2, column 5: the name “Ar\[U\+202E\]ad” has a character that cannot be seen/,
    ],
    ['a name that is too long', `${'x'.repeat(61)} - B 1`, /^Line 1, column 1/],
  ])('%s', (_, text, expected) => {
    expect(refusal(text)).toMatch(expected)
  })

  it('10 MB of it, at once', () => {
    expect(refusal('A - B 1\n'.repeat(1_300_000))).toMatch(/too long/)
  })

  it('more nodes than a graph can have', () => {
    const text = Array.from({ length: 65_001 }, (_, node) => `node n${node}`).join('\n')
    expect(refusal(text)).toMatch(/at most 65,000/)
  })

  it('more edges out of a node than actions can be told apart', () => {
    const most = 65_536
    const out = 'A -> B 1\n'.repeat(most)
    expect(readGraph(`${out}B -> A 1`).ok).toBe(true)
    expect(refusal(`${out}B - A 1`)).toBe(
      'Too many edges lead out of node “A”. At most 65,536 can.',
    )
  })

  it('names with markup stay text', () => {
    expect(refusal('<img/src=x> B 2')).toMatch(/“B”/)
    expect(readGraph('<img/src=x> - B 2').ok).toBe(true)
  })
})
