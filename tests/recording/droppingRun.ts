import fc from 'fast-check'
import { createRandom } from '../../src/problems/random'
import type { PriorityOrder } from '../../src/recording/frontierOrder'
import type { Run } from '../../src/recording/run'
import type { Node, Search, Steps } from '../../src/solvers/solver'
import { runOf } from './arbitraryRuns'

/** How a search goes that drops nodes by chance: by a weighted f, or level by level and then by it. */
interface Manner {
  readonly weight: number
  readonly byLevel: boolean
  readonly seed: number
  /** How likely it is that an expansion is followed by a drop. */
  readonly drops: number
}

interface Waiting {
  readonly node: Node
  readonly depth: number
  readonly priority: number
  readonly arrival: number
}

/** A best-first search with a plain list as its frontier, which drops nodes by chance. */
function* droppingSearch({ tree, reached }: Search, manner: Manner): Steps {
  const random = createRandom(manner.seed)
  const dropped = new Set<Node>()
  let frontier: Waiting[] = []
  let arrivals = 0
  const push = (node: Node, arrival = arrivals++) => {
    const depth = tree.depth(node)
    frontier.push({ node, depth, priority: depth + manner.weight * tree.h(node), arrival })
  }
  const take = (node: Node) => {
    const waiting = frontier.find((each) => each.node === node)
    frontier = frontier.filter((each) => each !== waiting)
    return waiting
  }
  const before = (one: Waiting, other: Waiting) =>
    (manner.byLevel ? one.depth - other.depth : 0) ||
    one.priority - other.priority ||
    one.arrival - other.arrival

  const root = tree.root()
  reached.add(root)
  push(root)
  while (frontier.length > 0) {
    const [{ node }] = frontier.toSorted(before)
    take(node)
    if (tree.isGoal(node)) return tree.solve(node)
    yield tree.expand(node)
    for (const child of tree.children(node)) {
      const twin = reached.find(child)
      if (twin < 0) {
        reached.add(child)
        push(child)
      } else if (tree.depth(child) < tree.depth(twin) && !dropped.has(twin)) {
        tree.supersede(twin, child)
        reached.replace(twin, child)
        push(child, take(twin)?.arrival)
      } else {
        tree.prune(child, 'reached', twin)
      }
    }
    while (frontier.length > 1 && random() < manner.drops) {
      const { node: worst } = frontier[Math.floor(random() * frontier.length)]
      take(worst)
      dropped.add(worst)
      tree.drop(worst, 'beam-full')
    }
  }
  return { kind: 'exhausted' }
}

const anyManner: fc.Arbitrary<Manner> = fc.record({
  weight: fc.constantFrom(0, 1, 1.5, 1 / 3, 2.7),
  byLevel: fc.boolean(),
  seed: fc.nat(),
  drops: fc.constantFrom(0.1, 0.3, 0.6),
})

export interface DroppingRun {
  readonly run: Run
  /** The order of its frontier. */
  readonly order: PriorityOrder
}

/** A small run of a search that drops nodes. */
export const anyDroppingRun: fc.Arbitrary<DroppingRun> = fc
  .tuple(
    fc.constantFrom('213450', '154032', '312540', '543210'),
    fc.constantFrom('manhattan', 'misplaced', 'sum'),
    anyManner,
  )
  .map(([start, heuristic, manner]) => {
    const run = runOf({ problem: 'sliding-3x2', start, solver: 'a-star', heuristic })
    const { chosen } = run
    const solver = { ...chosen.solver, run: (given: Search) => droppingSearch(given, manner) }
    return {
      run: { ...run, chosen: { ...chosen, solver } },
      order: { priority: (g, h) => g + manner.weight * h, byLevel: manner.byLevel },
    }
  })
