import type { PruneReason } from '../../solvers/solver'
import { codeOf, codes } from '../reasonCodes'

/** Counts the nodes of a search by depth, and the pruned ones by reason. */
export class NodeCounts {
  /** Generated nodes for each depth, the pruned ones included. */
  readonly generatedAt: number[] = [0]
  private readonly prunedAt: number[] = [0]
  private readonly prunedFor = new Float64Array(codes)
  /** Those of the family that is being generated, not counted at its depth yet. */
  private prunedNow = 0

  get generated(): number {
    return this.generatedAt.reduce((total, nodes) => total + nodes, 0)
  }

  /** Makes room for nodes of a depth, at most one more than there was room for. */
  reserve(depth: number): void {
    if (depth < this.generatedAt.length) return
    this.generatedAt.push(0)
    this.prunedAt.push(0)
  }

  /** Counts a family that was generated, with those of it that were pruned. */
  generate(depth: number, nodes: number): void {
    this.generatedAt[depth] += nodes
    this.prunedAt[depth] += this.prunedNow
    this.prunedNow = 0
  }

  /** @param code of the reason */
  prune(code: number): void {
    this.prunedNow++
    this.prunedFor[code]++
  }

  prunedBy(reason: PruneReason): number {
    return this.prunedFor[codeOf(reason)]
  }

  /** Kept nodes for each depth, up to the last that has any. */
  keptPerLevel(): readonly number[] {
    const perLevel = this.generatedAt.map((nodes, depth) => nodes - this.prunedAt[depth])
    return perLevel.slice(0, perLevel.findLastIndex((nodes) => nodes > 0) + 1)
  }
}
