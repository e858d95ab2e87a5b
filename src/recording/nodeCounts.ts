import type { PruneReason } from '../solvers/solver'
import { codeOf, codes } from './reasonCodes'

/** Counts the nodes of a search by depth, and the pruned ones by reason as well. */
export class NodeCounts {
  /** Generated nodes for each depth, the pruned ones included. */
  readonly generatedAt: number[] = []
  /** Pruned nodes: `prunedAt[depth * codes + code]`. */
  private readonly prunedAt: number[] = []

  get generated(): number {
    return sum(this.generatedAt)
  }

  /** Makes room for nodes of a depth, at most one more than there was room for. */
  reserve(depth: number): void {
    if (depth < this.generatedAt.length) return
    this.generatedAt.push(0)
    for (let code = 0; code < codes; code++) this.prunedAt.push(0)
  }

  generate(depth: number): void {
    this.generatedAt[depth]++
  }

  prune(depth: number, code: number): void {
    this.prunedAt[depth * codes + code]++
  }

  prunedBy(reason: PruneReason): number {
    let pruned = 0
    for (let at = codeOf(reason); at < this.prunedAt.length; at += codes)
      pruned += this.prunedAt[at]
    return pruned
  }

  /** Kept nodes for each depth, up to the last that has any. */
  keptPerLevel(): readonly number[] {
    const perLevel = [...this.generatedAt]
    // A depth-first search has tens of thousands of levels: no array is made for each.
    for (let at = 0; at < this.prunedAt.length; at++) {
      perLevel[Math.floor(at / codes)] -= this.prunedAt[at]
    }
    return perLevel.slice(0, perLevel.findLastIndex((nodes) => nodes > 0) + 1)
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
