import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readGraph } from '../../../../src/problems/graph/graphText'
import { namedGraphs } from '../../../../src/problems/graph/namedGraphs'
import { decimalText } from '../../../../src/setup/editor/graph/drawnGraph'
import {
  freeName,
  isPossibleName,
  namesEnd,
  renamed,
  withChangedEdge,
  withEdge,
  withHeuristic,
  withNamedEnd,
  withNode,
  withoutEdge,
  withoutHeuristic,
  withoutNode,
  withPlaces,
} from '../../../../src/setup/editor/graph/graphEdits'
import { useHistory } from '../../../../src/setup/editor/useHistory'

/** A graph as plain facts, to compare with. */
interface Facts {
  readonly nodes: Readonly<Record<string, { place: unknown; h: string | undefined }>>
  readonly edges: readonly string[]
  readonly start: string | undefined
  readonly goal: string | undefined
}

function factsOf(text: string): Facts {
  const read = readGraph(text)
  if (!read.ok) throw new Error(`${JSON.stringify(read.fault)} in:\n${text}`)
  const { nodes, edges, one, start, goal } = read.value
  const nameOf = (node: number | undefined) => (node === undefined ? undefined : nodes[node].name)
  return {
    nodes: Object.fromEntries(
      nodes.map(({ name, place, h }) => [
        name,
        { place, h: h === undefined ? undefined : decimalText(h, one) },
      ]),
    ),
    edges: edges.map(({ from, to, cost, directed }) => {
      return [nodes[from].name, directed ? '->' : '-', nodes[to].name, decimalText(cost, one)].join(
        ' ',
      )
    }),
    start: nameOf(start),
    goal: nameOf(goal),
  }
}

const villages = `# four villages
node North @ 120 20 h 7   # on the hill
West -  North 5; West - South 5.5 # two roads
North - East 7

South -> East 4
node East h 0; node West h 9; node South h 4
start West
goal East`

describe('an edit of a text changes what it says, and nothing else:', () => {
  it('a new node comes after the nodes, with an h where the others have one', () => {
    expect(withNode(villages, 'Far East', { x: 1, y: -2.5 })).toBe(
      villages.replace('h 4\n', 'h 4\nnode "Far East" @ 1 -2.5 h 0\n'),
    )
    expect(withNode('# mine\nA - B 1', 'C', { x: 0, y: 0 })).toBe('# mine\nnode C @ 0 0\nA - B 1')
    expect(withNode('', 'A', { x: 0.1 + 0.2, y: 0 })).toBe('node A @ 0.3 0')
  })

  it('a place', () => {
    const places = new Map([
      ['North', { x: 1, y: 2 }],
      ['South', { x: 3, y: 4 }],
    ])
    expect(withPlaces(villages, places)).toBe(
      villages.replace('120 20', '1 2').replace('South h 4', 'South @ 3 4 h 4'),
    )
    expect(withPlaces('A - B 1', new Map([['B', { x: 1, y: 2 }]]))).toBe('node B @ 1 2\nA - B 1')
  })

  it('an edge', () => {
    const edge = { from: 'North', to: 'South', cost: '3', directed: true }
    expect(withEdge(villages, edge)).toBe(
      villages.replace('South -> East 4\n', 'South -> East 4\nNorth -> South 3\n'),
    )
    expect(withChangedEdge(villages, 1, { cost: '6' })).toBe(villages.replace('5.5', '6'))
    expect(withChangedEdge(villages, 3, { directed: false })).toBe(villages.replace('->', '-'))
  })

  it('an edge that goes takes no node along, and no comment', () => {
    expect(withoutEdge(villages, 0)).toBe(villages.replace('West -  North 5; ', ''))
    expect(withoutEdge('A - B 1 # why\nB - C 2', 0)).toBe('# why\nnode A\nB - C 2')
  })

  it('a node that goes takes its edges along, and no other node', () => {
    const left = factsOf(withoutNode(villages, 'West'))
    expect(Object.keys(left.nodes).toSorted()).toEqual(['East', 'North', 'South'])
    expect(left).toMatchObject({
      edges: ['North - East 7', 'South -> East 4'],
      start: undefined,
      goal: 'East',
    })
    expect(withoutNode('A - B 1', 'A')).toBe('node B')
  })

  it('a name', () => {
    expect(renamed(villages, 'West', 'start')).toBe(
      villages
        .replace('West -  North 5', '"start" - North 5')
        .replace('West - South', '"start" - South')
        .replace('node West', 'node "start"')
        .replace('start West', 'start "start"'),
    )
  })

  it('a start, a goal', () => {
    expect(withNamedEnd(villages, 'goal', 'North')).toBe(
      villages.replace('goal East', 'goal North'),
    )
    expect(withNamedEnd('A - B 1', 'start', 'B')).toBe('A - B 1\nstart B')
    expect([namesEnd(villages, 'goal'), namesEnd('A - B 1', 'goal')]).toEqual([true, false])
  })

  it('the heuristic', () => {
    expect(withHeuristic(villages, new Map([['South', '4.5']]))).toBe(
      villages.replace('South h 4', 'South h 4.5'),
    )
    expect(Object.values(factsOf(withoutHeuristic(villages)).nodes).map(({ h }) => h)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

it.each(namedGraphs)(
  'the graph $id stays the same, letter by letter, where nothing is changed',
  ({ text }) => {
    expect(withPlaces(text, new Map())).toBe(text)
    expect(withNamedEnd(text, 'start', factsOf(text).start ?? '')).toBe(text)
  },
)

describe('a name', () => {
  it('of a new node is the first letter that is free', () => {
    expect(freeName([])).toBe('A')
    expect(freeName(['A', 'C'])).toBe('B')
    const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
    expect(freeName(letters)).toBe('N27')
    expect(freeName([...letters, 'N27'])).toBe('N28')
  })

  it('that is possible can be written and read again; others are refused', () => {
    const anyName = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom('node', 'Start', 'a-b', '->x', '-', '"', 'two words', '@', 'h', '5'),
    )
    fc.assert(
      fc.property(anyName, (name) => {
        if (!isPossibleName(name)) return
        const text = withEdge(withNode('', name, { x: 0, y: 0 }), {
          from: name,
          to: 'other',
          cost: '1',
          directed: false,
        })
        expect(Object.keys(factsOf(text).nodes).toSorted()).toEqual([name, 'other'].toSorted())
      }),
    )
    expect(
      ['', ' ', 'a"b', 'a;b', 'a#b', '->', 'a\u202Eb', 'x'.repeat(61)].some(isPossibleName),
    ).toBe(false)
  })
})

interface Edit {
  readonly kind: 'add' | 'move' | 'connect' | 'cut' | 'remove' | 'rename' | 'cost' | 'end'
  readonly one: number
  readonly other: number
  readonly cost: string
}

const anyEdit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom<Edit['kind'][]>(
    'add',
    'move',
    'connect',
    'cut',
    'remove',
    'rename',
    'cost',
    'end',
  ),
  one: fc.nat(),
  other: fc.nat(),
  cost: fc.constantFrom('0', '1', '2.5', '0.125', '40'),
})

/** Does an edit to plain facts, and to a text. */
function edited(
  before: { text: string; facts: Facts },
  { kind, one, other, cost }: Edit,
): { text: string; facts: Facts } {
  const { text, facts } = before
  const names = Object.keys(facts.nodes)
  const [from, to] = [names[one % names.length], names[other % names.length]]
  const fresh = freeName(names)
  const edge = one % Math.max(1, facts.edges.length)
  const hasHeuristic = Object.values(facts.nodes).some(({ h }) => h !== undefined)
  switch (kind) {
    case 'add': {
      const place = { x: one % 100, y: other % 100 }
      const node = { place, h: hasHeuristic ? '0' : undefined }
      return {
        text: withNode(text, fresh, place),
        facts: { ...facts, nodes: { ...facts.nodes, [fresh]: node } },
      }
    }
    case 'move': {
      const place = { x: one % 100, y: other % 100 }
      const nodes = { ...facts.nodes, [from]: { ...facts.nodes[from], place } }
      return { text: withPlaces(text, new Map([[from, place]])), facts: { ...facts, nodes } }
    }
    case 'connect': {
      const edges = [...facts.edges, `${from} -> ${to} ${cost}`]
      return {
        text: withEdge(text, { from, to, cost, directed: true }),
        facts: { ...facts, edges },
      }
    }
    case 'cut': {
      if (facts.edges.length === 0) return before
      return {
        text: withoutEdge(text, edge),
        facts: { ...facts, edges: facts.edges.toSpliced(edge, 1) },
      }
    }
    case 'remove': {
      if (names.length === 1) return before
      const nodes = Object.fromEntries(
        Object.entries(facts.nodes).filter(([name]) => name !== from),
      )
      return {
        text: withoutNode(text, from),
        facts: {
          nodes,
          edges: facts.edges.filter((each) => !each.split(' ').includes(from)),
          start: facts.start === from ? undefined : facts.start,
          goal: facts.goal === from ? undefined : facts.goal,
        },
      }
    }
    case 'rename': {
      const nameOf = <Name extends string | undefined>(name: Name) => (name === from ? fresh : name)
      return {
        text: renamed(text, from, fresh),
        facts: {
          nodes: Object.fromEntries(
            Object.entries(facts.nodes).map(([name, node]) => [nameOf(name), node]),
          ),
          edges: facts.edges.map((each) => each.split(' ').map(nameOf).join(' ')),
          start: nameOf(facts.start),
          goal: nameOf(facts.goal),
        },
      }
    }
    case 'cost': {
      if (facts.edges.length === 0) return before
      const [a, sign, b] = facts.edges[edge].split(' ')
      return {
        text: withChangedEdge(text, edge, { cost }),
        facts: { ...facts, edges: facts.edges.with(edge, [a, sign, b, cost].join(' ')) },
      }
    }
    case 'end':
      return { text: withNamedEnd(text, 'goal', from), facts: { ...facts, goal: from } }
  }
}

it('edits are undone to the very text there was before', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { minLength: 1, maxLength: 10 }), (edits) => {
      const first = { problem: 'graph', graph: villages }
      const { draft, edit, undo, canUndo } = useHistory(first)
      for (const each of edits) {
        const { graph } = draft.value
        edit({ graph: edited({ text: graph, facts: factsOf(graph) }, each).text })
      }
      while (canUndo.value) undo()
      expect(draft.value).toEqual(first)
    }),
    { numRuns: 60 },
  )
})

it('after any edits the text says what they have made of the graph, and keeps its comments', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 15 }), (edits) => {
      let now = { text: villages, facts: factsOf(villages) }
      for (const each of edits) now = edited(now, each)
      expect(factsOf(now.text)).toEqual(now.facts)
      for (const comment of ['# four villages', '# on the hill', '# two roads']) {
        expect(now.text).toContain(comment)
      }
    }),
    { numRuns: 300 },
  )
})
