import type { PruneReason } from '../../solvers/solver'
import { codeOf, codes } from '../reasonCodes'

const firstCapacity = 128

/** Counts the nodes of a search by depth, and the pruned ones by reason. */
export class NodeCounts {
  generated = 0
  /** Generated nodes for each depth, the pruned ones included; a larger array replaces it. */
  generatedAt: Float64Array = new Float64Array(firstCapacity)
  private prunedAt: Float64Array = new Float64Array(firstCapacity)
  private readonly prunedFor = new Float64Array(codes)
  /** Those of the family that is being generated, not counted at its depth yet. */
  private prunedNow = 0

  /** Makes room for nodes of a depth, at most one more than there was room for. */
  reserve(depth: number): void {
    if (depth < this.generatedAt.length) return
    this.generatedAt = twiceAsLong(this.generatedAt)
    this.prunedAt = twiceAsLong(this.prunedAt)
  }

  /** Counts a family that was generated, with those of it that were pruned. */
  generate(depth: number, nodes: number): void {
    this.generated += nodes
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
    return countsPerLevel(this.generatedAt, this.prunedAt)
  }
}

/** By depth what is left of one count without another, up to the last depth at which anything is. */
export function countsPerLevel(counts: Float64Array, less: Float64Array): readonly number[] {
  const last = counts.findLastIndex((nodes, depth) => nodes > (less[depth] ?? 0))
  const levels = new Array<number>(last + 1)
  for (let depth = 0; depth <= last; depth++) levels[depth] = counts[depth] - (less[depth] ?? 0)
  return levels
}

function twiceAsLong(counts: Float64Array): Float64Array {
  const longer = new Float64Array(counts.length * 2)
  longer.set(counts)
  return longer
}
