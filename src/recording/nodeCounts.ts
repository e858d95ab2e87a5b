import type { PruneReason } from '../solvers/solver'
import { codeOf, codes } from './reasonCodes'

const firstLevels = 64

/** Counts the nodes of a search by depth, and the pruned ones by reason as well. */
export class NodeCounts {
  /** Generated nodes for each depth, the pruned ones included. */
  readonly generatedAt: number[] = []
  /** Pruned nodes: `prunedAt[depth * codes + code]`. */
  private prunedAt = new Float64Array(firstLevels * codes)

  get generated(): number {
    return sum(this.generatedAt)
  }

  /** Makes room for nodes of a depth, at most one more than there was room for. */
  reserve(depth: number): void {
    if (depth < this.generatedAt.length) return
    this.generatedAt.push(0)
    if (this.generatedAt.length * codes > this.prunedAt.length) this.grow()
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
    for (let depth = 0, at = 0; depth < perLevel.length; depth++) {
      for (let code = 0; code < codes; code++) perLevel[depth] -= this.prunedAt[at++]
    }
    return perLevel.slice(0, perLevel.findLastIndex((nodes) => nodes > 0) + 1)
  }

  private grow(): void {
    const { prunedAt } = this
    this.prunedAt = new Float64Array(prunedAt.length * 2)
    this.prunedAt.set(prunedAt)
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
