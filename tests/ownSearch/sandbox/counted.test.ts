import { describe, expect, it } from 'vitest'
import { fates } from '../../../src/recording/write/searchMisuse'
import { recorderOf } from '../runHere'

const tiles = { problem: 'sliding-2x3', start: '543210', goal: '123450' }
const romania = { problem: 'graph', graph: 'romania' }

/** A search of one's own with its manifest. */
const searchBy = (lines: string, manifest = '') => `
import { Queue } from '../structures/queue'
import { Stack } from '../structures/stack'
import { notReached } from '../structures/reachedTable'
export function* search({ tree, reached }) {
  ${lines}
}
export const mine = {
  id: 'mine',
  options: [{ kind: 'heuristic', name: 'heuristic' }],
  frontier: { order: 'path' },
  goalTest: () => 'expansion',
  ${manifest}
  run: search,
}`

/** A breadth-first search that does something with a child for which there is no twin. */
const breadthFirst = (kept: string) =>
  searchBy(`
  const frontier = new Queue()
  const root = tree.root()
  reached.add(root)
  frontier.enqueue(root)
  while (!frontier.isEmpty()) {
    const node = frontier.dequeue()
    if (tree.isGoal(node)) return tree.solve(node)
    yield tree.expand(node)
    for (const child of tree.children(node)) {
      const twin = reached.find(child)
      if (twin !== notReached) {
        tree.prune(child, 'reached', twin)
        continue
      }
      ${kept}
    }
  }
  return { kind: 'limit' }`)

/** What comes of a search that is recorded, and of the same one that is only counted. */
function both(source: string, settings: typeof tiles | typeof romania) {
  return [undefined, 0].map((budget) => {
    const recorder = recorderOf(source, settings, () => 0, budget)
    let stopped: unknown
    try {
      recorder.advance(100_000)
    } catch (reason) {
      stopped = reason instanceof Error && 'reason' in reason ? reason.reason : reason
    }
    const { outcome, totals } = recorder.recording()
    return { stopped, outcome: outcome?.kind, totals }
  })
}

describe('a search of one’s own that is only counted ends as its recording does', () => {
  it.each([
    {
      what: 'prunes a child and then puts it into the table',
      source: breadthFirst(`if (tree.depth(child) > 9) {
        tree.prune(child, 'depth-limit')
        reached.add(child)
        continue
      }
      reached.add(child)
      frontier.enqueue(child)`),
      settings: tiles,
      ends: 'limit',
    },
    {
      what: 'puts a child into the table and then prunes it',
      source: breadthFirst(`reached.add(child)
      if (tree.depth(child) > 9) tree.prune(child, 'depth-limit')
      else frontier.enqueue(child)`),
      settings: tiles,
      ends: 'limit',
    },
    {
      what: 'keeps a pruned child in mind and asks for its f later',
      source: searchBy(`
  let limit = tree.startH()
  for (;;) {
    tree.beginIteration(limit)
    let least = -1
    const frontier = new Stack()
    frontier.push(tree.root())
    while (!frontier.isEmpty()) {
      const node = frontier.pop()
      if (tree.isGoal(node)) return tree.solve(node)
      yield tree.expand(node)
      for (const child of tree.children(node)) {
        const f = tree.g(child) + tree.h(child)
        if (f > limit) {
          tree.prune(child, 'over-limit')
          if (least < 0 || f < tree.g(least) + tree.h(least)) least = child
        } else frontier.push(child)
      }
    }
    if (least < 0) return { kind: 'exhausted' }
    limit = tree.g(least) + tree.h(least)
  }`),
      settings: romania,
      ends: 'solved',
    },
    {
      what: 'looks a state up that an earlier iteration reached',
      source: searchBy(`
  for (let limit = 1; ; limit++) {
    tree.beginIteration(limit)
    const frontier = new Queue()
    const root = tree.root()
    const before = reached.find(root)
    if (before === notReached) reached.add(root)
    else reached.replace(before, root)
    frontier.enqueue(root)
    while (!frontier.isEmpty()) {
      const node = frontier.dequeue()
      if (tree.isGoal(node)) return tree.solve(node)
      yield tree.expand(node)
      for (const child of tree.children(node)) {
        if (tree.depth(child) > limit) {
          tree.prune(child, 'depth-limit')
          continue
        }
        const twin = reached.find(child)
        if (twin >= root) {
          tree.prune(child, 'reached', twin)
          continue
        }
        if (twin === notReached) reached.add(child)
        else reached.replace(twin, child)
        frontier.enqueue(child)
      }
    }
  }`),
      settings: tiles,
      ends: 'solved',
    },
  ])('where it $what', ({ source, settings, ends }) => {
    const [recorded, counted] = both(source, settings)
    expect(recorded).toMatchObject({ stopped: undefined, outcome: ends })
    expect(counted).toEqual(recorded)
  })

  it('and is stopped with the same sentence where it puts a pruned child into a frontier', () => {
    const [recorded, counted] = both(
      withChildren("tree.prune(child, 'undoes')\nfrontier.push(child)"),
      tiles,
    )
    expect(recorded.stopped).toMatchObject({
      told: expect.stringMatching(/^Node 1 was pruned/) as unknown,
    })
    expect(counted.stopped).toEqual(recorded.stopped)
  })
})

// Past the record another child has the number: the answer would be of that one.
it('a search of one’s own that forgets is told nothing of a child that it pruned before the last', () => {
  const lines = "tree.prune(child, 'undoes')\nif (before > 0) tree.g(before)\nbefore = child"
  const [recorded] = both(withChildren(lines, 'forgets: true,'), tiles)
  expect(recorded.stopped).toMatchObject({
    misuse: { kind: 'no-such-node', node: 1, fate: fates.pruned },
  })
})

/** A search that expands its root and then does something with each child. */
function withChildren(lines: string, manifest?: string): string {
  return searchBy(
    `
  const frontier = new Stack()
  let before = 0
  const root = tree.root()
  yield tree.expand(root)
  for (const child of tree.children(root)) {
    ${lines}
  }
  return { kind: 'exhausted' }`,
    manifest,
  )
}
