import { describe, expect, it } from 'vitest'
import { Recorder, record } from '../../../src/recording/write/recorder'
import { SearchMisuse } from '../../../src/recording/write/searchMisuse'
import type { Outcome, Search, Solver, Steps } from '../../../src/solvers/solver'
import { notReached } from '../../../src/structures/reachedTable'
import { runOf } from '../arbitraryRuns'
import { runBy } from './runBy'
import { told } from './told'

const exhausted: Outcome = { kind: 'exhausted' }

/** The root and its children, after the root was expanded. */
function* family({ tree }: Search): Generator<number, readonly number[], void> {
  const root = tree.root()
  yield tree.expand(root)
  return [root, ...tree.children(root)]
}

const mistakes: readonly (readonly [string, (search: Search) => Steps, RegExp])[] = [
  [
    'ends with nothing left while a node waits',
    function* (search) {
      yield* family(search)
      return exhausted
    },
    /^The search cannot end with nothing left: node 1 still waits in the frontier\./,
  ],
  [
    'names a twin with another state',
    function* ({ tree }) {
      const root = tree.root()
      yield tree.expand(root)
      for (const child of tree.children(root)) tree.prune(child, 'reached', root)
      return exhausted
    },
    /^Node 1 cannot repeat node 0: their states differ/,
  ],
  [
    'prunes a child after the next one was generated',
    function* (search) {
      const [, first] = yield* family(search)
      search.tree.prune(first, 'undoes')
      return exhausted
    },
    /^Node 1 cannot be pruned: node \d was generated since\. Say what becomes of a child once/,
  ],
  [
    'prunes a child after another node was expanded',
    function* (search) {
      const nodes = yield* family(search)
      yield search.tree.expand(nodes[1])
      search.tree.prune(nodes[nodes.length - 1], 'undoes')
      return exhausted
    },
    /^Node \d cannot be pruned: the search has gone on since\./,
  ],
  [
    'prunes a child twice',
    function* ({ tree }) {
      const root = tree.root()
      yield tree.expand(root)
      for (const child of tree.children(root)) {
        tree.prune(child, 'undoes')
        tree.prune(child, 'undoes')
      }
      return exhausted
    },
    /^Node 1 cannot be pruned: (it was pruned|no node that was kept has this number)\./,
  ],
  [
    'expands a child that it pruned',
    function* ({ tree }) {
      const root = tree.root()
      yield tree.expand(root)
      let last = root
      for (const child of tree.children(root)) {
        tree.prune(child, 'undoes')
        last = child
      }
      yield tree.expand(last)
      return exhausted
    },
    /^Node \d cannot be expanded: .* A pruned child must not be put into the frontier\.$/,
  ],
  [
    'expands a node twice',
    function* (search) {
      const [root] = yield* family(search)
      yield search.tree.expand(root)
      return exhausted
    },
    /^Node 0 cannot be expanded: it was expanded before\. A node leaves the frontier once\.$/,
  ],
  [
    'expands what is no node',
    function* (search) {
      yield* family(search)
      yield search.tree.expand(99)
      return exhausted
    },
    /^Node 99 cannot be expanded: no node that was kept has this number\./,
  ],
  [
    'expands what is no number',
    function* (search) {
      yield* family(search)
      yield search.tree.expand(Number.NaN)
      return exhausted
    },
    /^Node NaN cannot be expanded: no node that was kept has this number\./,
  ],
  [
    'expands a node that it dropped',
    function* (search) {
      const [, child] = yield* family(search)
      search.tree.drop(child, 'beam-full')
      yield search.tree.expand(child)
      return exhausted
    },
    /^Node 1 cannot be expanded: it was dropped from the frontier\./,
  ],
  [
    'drops a node that it expanded',
    function* (search) {
      const [root] = yield* family(search)
      search.tree.drop(root, 'beam-full')
      return exhausted
    },
    /^Node 0 cannot be dropped: it was expanded before\./,
  ],
  [
    'expands a node that was replaced',
    function* (search) {
      const { tree } = search
      const [earlier, cheaper] = yield* unequalWays(search)
      tree.supersede(earlier, cheaper)
      yield tree.expand(earlier)
      return exhausted
    },
    /^Node \d+ cannot be expanded: a cheaper node has replaced it\./,
  ],
  [
    'replaces a node twice',
    function* (search) {
      const { tree } = search
      const [earlier, cheaper] = yield* unequalWays(search)
      tree.supersede(earlier, cheaper)
      tree.supersede(earlier, cheaper)
      return exhausted
    },
    /^Node \d+ cannot replace an earlier node: the search has gone on since\./,
  ],
  [
    'replaces a node by one with another state',
    function* (search) {
      const nodes = yield* family(search)
      search.tree.supersede(nodes[1], nodes[nodes.length - 1])
      return exhausted
    },
    /^Node 1 cannot be replaced by node \d: node \d is no cheaper path to its state\./,
  ],
  [
    'expands a node of an earlier iteration',
    function* (search) {
      const { tree } = search
      tree.beginIteration(1)
      const [, ...children] = yield* family(search)
      for (const child of children) tree.drop(child, 'beam-full')
      tree.beginIteration(2)
      tree.root()
      yield tree.expand(children[0])
      return exhausted
    },
    /^Node 1 cannot be expanded: (it belongs to the tree of an earlier iteration|no node that was kept)/,
  ],
  [
    'begins an iteration while a node waits',
    function* (search) {
      search.tree.beginIteration(1)
      yield* family(search)
      search.tree.beginIteration(2)
      return exhausted
    },
    /^The search cannot begin another iteration: node 1 still waits in the frontier\./,
  ],
  [
    'begins an iteration with the limit of the one before',
    function* (search) {
      const { tree } = search
      tree.beginIteration(3)
      const [, ...children] = yield* family(search)
      for (const child of children) tree.drop(child, 'beam-full')
      tree.beginIteration(3)
      return exhausted
    },
    /^No iteration can begin with the limit 3: .* that rise/,
  ],
  ...[Infinity, NaN, -1].map(
    (limit) =>
      [
        `begins an iteration with the limit ${limit}`,
        function* ({ tree }: Search) {
          tree.beginIteration(limit)
          yield tree.expand(tree.root())
          return exhausted
        },
        /^No iteration can begin with the limit \S+: limits are finite numbers from 0 that rise/,
      ] as const,
  ),
  ...(['isGoal', 'depth', 'g', 'side', 'h', 'undoes', 'closes'] as const).flatMap((question) =>
    [900, 99_999, -1, 0.5].map(
      (node) =>
        [
          `asks ${question} of ${node}, which is no node`,
          function* (search: Search) {
            yield* family(search)
            search.tree[question](node)
            return exhausted
          },
          /^Nothing is known of node \S+: no node that was kept has this number\. Ask only about nodes/,
        ] as const,
    ),
  ),
  [
    'asks of the twin that there is not, before a child was generated',
    function* ({ tree }) {
      const root = tree.root()
      yield tree.expand(root)
      const children = tree.children(root)
      tree.depth(notReached)
      tree.drop([...children][0], 'beam-full')
      return exhausted
    },
    /^Nothing is known of node -1: /,
  ],
  [
    'prunes the twin that there is not',
    function* ({ tree }) {
      yield tree.expand(tree.root())
      tree.prune(notReached, 'reached')
      return exhausted
    },
    /^Node -1 cannot be pruned: no node that was kept has this number\./,
  ],
  [
    'asks for the children of the twin that there is not',
    function* ({ tree }) {
      const root = tree.root()
      for (const child of tree.children(notReached)) tree.prune(child, 'undoes')
      yield tree.expand(root)
      return exhausted
    },
    /^The children of node -1 cannot be generated: it is not the node being expanded\./,
  ],
  [
    'does not yield an expansion',
    function* ({ tree }) {
      const frontier = [tree.root()]
      for (const node of frontier) {
        tree.expand(node)
        for (const child of tree.children(node)) frontier.push(child)
      }
      return exhausted
    },
    /^The children of node 0 cannot be generated: its expansion was not yielded\. Write “yield tree/,
  ],
  [
    'asks for the children of a node that it has not expanded',
    function* (search) {
      const [, child] = yield* family(search)
      return { kind: 'solved', node: [...search.tree.children(child)][0] }
    },
    /^The children of node 1 cannot be generated: it is not the node being expanded\./,
  ],
  [
    'asks for the children of a node twice',
    function* (search) {
      const [root] = yield* family(search)
      return { kind: 'solved', node: [...search.tree.children(root)][0] }
    },
    /^The children of node 0 cannot be generated: it is not the node being expanded\./,
  ],
  [
    'solves what is no goal',
    function* (search) {
      const [, child] = yield* family(search)
      return search.tree.solve(child)
    },
    /^Node 1 cannot be a solution: its state is not the goal\. Ask “tree\.isGoal\(node\)” first\.$/,
  ],
  [
    'ends with a solution that it did not give to the tree',
    function* (search) {
      const [, child] = yield* family(search)
      return { kind: 'solved', node: child }
    },
    /^The search cannot end with node 1 as its solution\. Write “return tree\.solve\(node\)”\.$/,
  ],
  [
    'generates the children of a child before the siblings of that one',
    function* ({ tree }) {
      const root = tree.root()
      yield tree.expand(root)
      for (const child of tree.children(root)) {
        yield tree.expand(child)
        for (const grandchild of tree.children(child)) tree.prune(grandchild, 'undoes')
      }
      return exhausted
    },
    /^The children of node 0 cannot be generated: .* take all its children then/,
  ],
  [
    'expands a child before its siblings are generated',
    function* ({ tree }) {
      const root = tree.root()
      yield tree.expand(root)
      for (const child of tree.children(root)) yield tree.expand(child)
      return exhausted
    },
    /^The children of node 0 cannot be generated/,
  ],
  [
    'lets nodes of one side meet',
    function* (search) {
      const [root, child] = yield* family(search)
      return search.tree.solve(child, root)
    },
    /^Node 1 cannot meet node 0: they have the same side\./,
  ],
  [
    'lets a node meet what is no node',
    function* (search) {
      const [, child] = yield* family(search)
      return search.tree.solve(child, 99)
    },
    /^Node 1 cannot meet node 99: there is no such node\./,
  ],
  [
    'looks a child up once it was added, and so takes it for its own twin',
    function* ({ tree, reached }) {
      const root = tree.root()
      yield tree.expand(root)
      for (const child of tree.children(root)) {
        reached.add(child)
        tree.prune(child, 'reached', reached.find(child))
      }
      return exhausted
    },
    /^Node 1 cannot repeat node 1/,
  ],
]

/** A node, and the child just generated that has the same state and a lesser depth. */
function* unequalWays({
  tree,
  reached,
}: Search): Generator<number, readonly [number, number], void> {
  const stack = [tree.root()]
  reached.add(stack[0])
  for (;;) {
    const node = stack.pop()
    if (node === undefined) throw new Error('no state was reached twice')
    yield tree.expand(node)
    for (const child of tree.children(node)) {
      const twin = reached.find(child)
      if (twin < 0) {
        reached.add(child)
        stack.push(child)
      } else if (tree.depth(child) < tree.depth(twin)) {
        return [twin, child]
      } else {
        tree.prune(child, 'reached', twin)
      }
    }
  }
}

function mistakeNamed(wanted: string): (typeof mistakes)[number] {
  const found = mistakes.find(([mistake]) => mistake === wanted)
  if (!found) throw new Error(`no search ${wanted}`)
  return found
}

function searchThat(wanted: string): (search: Search) => Steps {
  return mistakeNamed(wanted)[1]
}

describe.each([
  { where: 'within the budget', budget: undefined },
  { where: 'past the budget', budget: 0 },
  { where: 'where the budget ends', budget: 2 },
])('a search that makes a mistake $where', ({ budget }) => {
  it.each(mistakes)('is told what would be right: it %s', (_, search, message) => {
    expect(() => record(runBy(search), budget)).toThrow(SearchMisuse)
    expect(told(() => record(runBy(search), budget))).toThrow(message)
  })

  it('is not asked to go on: the mistake is told again', () => {
    const recorder = new Recorder(runBy(mistakes[0][1]), budget)
    const goOn = () => recorder.advance(Number.POSITIVE_INFINITY)
    expect(goOn).toThrow(SearchMisuse)
    expect(goOn).toThrow(SearchMisuse)
  })

  it.each([
    'ends with nothing left while a node waits',
    'ends with a solution that it did not give to the tree',
  ])('has not ended where it cannot end so: it %s', (wanted) => {
    const recorder = new Recorder(runBy(searchThat(wanted)), budget)
    expect(() => recorder.advance(1_000)).toThrow(SearchMisuse)
    expect(recorder.recording().outcome).toBe(undefined)
  })

  it('leaves what was recorded before', () => {
    const recorder = new Recorder(runBy(mistakes[4][1]), budget)
    expect(() => recorder.advance(1_000)).toThrow(SearchMisuse)
    expect(recorder.recording()).toMatchObject({ outcome: undefined, totals: { expanded: 1 } })
  })
})

// Past the budget such a search writes its children down only as they are kept.
const mistakesWithChildren = [
  'ends with nothing left while a node waits',
  'names a twin with another state',
  'prunes a child after the next one was generated',
  'expands a child that it pruned',
  'asks for the children of a node twice',
  'solves what is no goal',
].map(mistakeNamed)

describe('a search that forgets and makes a mistake past the budget', () => {
  it.each(mistakesWithChildren)('is told what would be right: it %s', (_, search, message) => {
    expect(told(() => record(runBy(search, { forgets: true }), 0))).toThrow(message)
  })
})

it.each([undefined, 0])('nodes that meet have one state: budget %s', (budget) => {
  const meeting = runBy(
    function* (search) {
      const [, child] = yield* family(search)
      return search.tree.solve(child, search.tree.root('backward'))
    },
    { twoSided: true },
  )
  expect(told(() => record(meeting, budget))).toThrow(
    /^Node 1 cannot meet node \d: their states differ\. Nodes that meet have one state/,
  )
})

it.each([undefined, 0])(
  'a search that tests at generation, and meets its goal later, is stopped: budget %s',
  (budget) => {
    const run = runOf({ problem: 'sliding-3x2', start: '123405', goalTest: 'expansion' })
    const solver: Solver = { ...run.chosen.solver, goalTest: () => 'generation' }
    const late = { ...run, chosen: { ...run.chosen, solver } }
    expect(told(() => record(late, budget))).toThrow(
      /^Node \d+ cannot be a solution: it is not the node generated last\./,
    )
  },
)

it.each([undefined, 0])(
  'a search ends with a node that solved it, and with no other: %s',
  (budget) => {
    const near = runOf({ problem: 'sliding-2x3', start: '123405', goal: '123450' }).problem
    const endingWith = (choose: (solution: number) => number) =>
      runBy(
        function* ({ tree }) {
          const root = tree.root()
          yield tree.expand(root)
          const goal = [...tree.children(root)].find((child) => tree.isGoal(child)) ?? root
          tree.solve(goal)
          return { kind: 'solved', node: choose(goal) }
        },
        { on: near },
      )
    expect(
      record(
        endingWith((solution) => solution),
        budget,
      ).outcome?.kind,
    ).toBe('solved')
    const wrong = endingWith(() => 0)
    expect(told(() => record(wrong, budget))).toThrow(
      /^The search cannot end with node 0 as its solution/,
    )
  },
)

it.each([undefined, 0])(
  'a question writes nothing into the row of another node: budget %s',
  (budget) => {
    const { problem: on, chosen } = runOf({ problem: 'sliding-3x2', solver: 'a-star' })
    const curious = runBy(
      function* ({ tree }) {
        yield tree.expand(tree.root())
        tree.h(50)
        return exhausted
      },
      { on },
    )
    const run = { ...curious, chosen: { ...curious.chosen, options: chosen.options } }
    const recorder = new Recorder(run, budget)
    expect(told(() => recorder.advance(9))).toThrow(/^Nothing is known of node 50/)
    expect(recorder.recording().columns.h[50]).toBe(0)
  },
)

it.each([false, true])(
  'past the budget a pruned child can be asked about until the next one comes: forgets %s',
  (forgets) => {
    const { problem: on } = runOf({ problem: 'grid', neighbours: '8' })
    const askedWithin = (budget: number | undefined) => {
      const asked: (readonly [number, number])[] = []
      const late = runBy(
        function* ({ tree }) {
          const root = tree.root()
          yield tree.expand(root)
          for (const child of tree.children(root)) {
            tree.prune(child, 'undoes')
            asked.push([tree.depth(child), tree.g(child)])
          }
          return exhausted
        },
        { forgets, on },
      )
      record(late, budget)
      return asked
    }
    const costs = askedWithin(undefined).map(([, g]) => g)
    expect(new Set(costs)).toEqual(new Set([10_000, 14_142]))
    expect(askedWithin(0)).toEqual(costs.map((g) => [1, g]))
  },
)

it('past the budget a search that puts pruned children into its frontier is stopped', () => {
  const careless = runBy(function* ({ tree, reached }) {
    const frontier = [tree.root()]
    for (const node of frontier) {
      yield tree.expand(node)
      for (const child of tree.children(node)) {
        const twin = reached.find(child)
        if (twin >= 0) tree.prune(child, 'reached', twin)
        else reached.add(child)
        frontier.push(child)
      }
    }
    return exhausted
  })
  expect(() => record(careless, 0)).toThrow(SearchMisuse)
})

it('a search from both ends cannot take a node of the side of the goal for a solution by itself', () => {
  const run = runBy(
    function* ({ tree }) {
      tree.root()
      return tree.solve(tree.root('backward'))
    },
    { twoSided: true },
  )
  expect(told(() => record(run))).toThrow(
    /^Node 1 cannot be a solution by itself: it was reached from the goal\./,
  )
})

it.each([
  [
    'goes on after its solution',
    function* ({ tree }: Search) {
      const root = tree.root()
      tree.solve(root)
      yield tree.expand(root)
      return exhausted
    },
    /^Node 0 cannot be expanded: it was found to be a solution before\. .*“return tree\.solve\(node\)”\.$/,
  ],
  [
    'looks for the goal after the expansion',
    function* ({ tree }: Search) {
      const root = tree.root()
      yield tree.expand(root)
      return tree.solve(root)
    },
    /^Node 0 cannot be a solution: it was expanded before\. Ask “tree\.isGoal\(node\)” before “tree\.expand\(node\)”\.$/,
  ],
])('a search that %s is told what to write', (_, search, said) => {
  const { problem } = runOf({ problem: 'sliding-3x2', start: '123450' })
  expect(told(() => record(runBy(search, { on: problem })))).toThrow(said)
})
