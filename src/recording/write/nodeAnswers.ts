import type { Problem } from '../../problems/problem'
import type { Node, SearchTree, Side } from '../../solvers/solver'
import { notReached } from '../../structures/reachedTable'
import type { Columns } from '../columns'
import { hasGrandparentsState } from '../query/path/path'
import type { HeldNodes } from './heldNodes'
import type { HeuristicValues } from './heuristicValues'
import type { Newest } from './newest'
import { SearchMisuse, fates } from './searchMisuse'

/** By number, as they stand in the columns. */
export const sides: readonly Side[] = ['forward', 'backward']

type Asked = 'isGoal' | 'depth' | 'g' | 'side' | 'h' | 'startH' | 'undoes' | 'closes'

/**
 * What a search asks of its nodes. Of the newest the answer is at hand; of the others it is looked
 * up, and a node that there is not is a mistake in the search.
 */
export abstract class NodeAnswers implements Pick<SearchTree, Asked> {
  protected constructor(
    protected readonly problem: Problem,
    protected readonly columns: Columns,
    protected readonly newest: Newest,
    readonly held: HeldNodes,
    protected readonly heuristicValues: HeuristicValues,
  ) {}

  isGoal(node: Node): boolean {
    const { problem, newest, columns } = this
    if (node === newest.node) return problem.isGoal(newest.low, newest.high)
    this.checkKnown(node)
    return problem.isGoal(columns.low[node], columns.high[node])
  }

  depth(node: Node): number {
    if (node === this.newest.node) return this.newest.depth
    this.checkKnown(node)
    return this.columns.depth[node]
  }

  g(node: Node): number {
    const { costs } = this.problem
    if (costs === undefined) return this.depth(node)
    if (node === this.newest.node) return this.newest.g(costs)
    this.checkKnown(node)
    return this.columns.g[node]
  }

  side(node: Node): Side {
    if (node === this.newest.node) return sides[this.newest.side]
    this.checkKnown(node)
    return sides[this.columns.side[node]]
  }

  h(node: Node): number {
    if (node === this.newest.node) return this.heuristicValues.ofNewest()
    this.checkKnown(node)
    return this.heuristicValues.of(node)
  }

  startH(): number {
    return this.heuristicValues.ofStart(this.problem)
  }

  undoes(node: Node): boolean {
    if (node === this.newest.node) return this.newest.undoes()
    this.checkKnown(node)
    return hasGrandparentsState(this.columns, node)
  }

  closes(node: Node): Node {
    this.checkKnown(node)
    // Where every action costs one, no two nodes of a path have the same g.
    if (this.problem.costs === undefined) return notReached
    this.held.settle()
    const { low, high, parent, g } = this.columns
    for (let at = parent[node]; g[at] === g[node]; at = parent[at]) {
      if (low[at] === low[node] && high[at] === high[node]) return at
    }
    return notReached
  }

  /**
   * Refuses what is no node: past those that are held stand rows of none, or of earlier ones. Past the
   * record a search that forgets would be told of another node by the number of a pruned one: it is
   * not told of it before, either.
   */
  private checkKnown(node: Node): void {
    const { count, forgets, guard } = this.held
    const isNone = node >>> 0 !== node || node >= count
    const isForgotten = forgets && node !== this.newest.node && guard.isPruned(node)
    if (!isNone && !isForgotten) return
    const fate = isNone ? fates.none : fates.pruned
    throw new SearchMisuse({ kind: 'no-such-node', node, fate })
  }
}
