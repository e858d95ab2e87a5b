import type { PruneReason } from '../../solvers/solver'
import { codeOf, codes } from '../reasonCodes'

const firstLevels = 64

/** Counts the nodes of a search by depth, and the pruned ones by reason, too. */
export class NodeCounts {
  /** How many levels are counted. */
  private levels = 0
  private generatedOn = new Float64Array(firstLevels)
  /** By depth times `codes`, and the code of the reason. */
  private prunedOn = new Float64Array(firstLevels * codes)

  /** Generated nodes for each depth, the pruned ones included. */
  get generatedAt(): readonly number[] {
    return Array.from(this.generatedOn.subarray(0, this.levels))
  }

  get generated(): number {
    return this.generatedAt.reduce((total, nodes) => total + nodes, 0)
  }

  /** Makes room for nodes of a depth, at most one more than there was room for. */
  reserve(depth: number): void {
    if (depth < this.levels) return
    this.levels = depth + 1
    if (this.levels > this.generatedOn.length) this.grow()
  }

  generate(depth: number): void {
    this.generatedOn[depth]++
  }

  /** @param code of the reason */
  prune(depth: number, code: number): void {
    this.prunedOn[depth * codes + code]++
  }

  prunedBy(reason: PruneReason): number {
    const code = codeOf(reason)
    return this.prunedOn.reduce((sum, nodes, at) => (at % codes === code ? sum + nodes : sum), 0)
  }

  /** Kept nodes for each depth, up to the last that has any. */
  keptPerLevel(): readonly number[] {
    const perLevel = this.generatedAt.map((nodes, depth) => nodes - this.prunedAt(depth))
    return perLevel.slice(0, perLevel.findLastIndex((nodes) => nodes > 0) + 1)
  }

  private prunedAt(depth: number): number {
    const reasons = this.prunedOn.subarray(depth * codes, (depth + 1) * codes)
    return reasons.reduce((sum, nodes) => sum + nodes, 0)
  }

  private grow(): void {
    const { generatedOn, prunedOn } = this
    this.generatedOn = new Float64Array(generatedOn.length * 2)
    this.prunedOn = new Float64Array(prunedOn.length * 2)
    this.generatedOn.set(generatedOn)
    this.prunedOn.set(prunedOn)
  }
}
