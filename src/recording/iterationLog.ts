import type { IterationTotals } from './totals'

/** What a search had done when an iteration began. */
interface Begun {
  readonly limit: number
  readonly generatedAt: readonly number[]
  readonly expanded: number
}

/** Tells from a search's counts what it does at each of its limits. */
export class IterationLog {
  private readonly begun: Begun[] = []

  /**
   * @param generatedAt generated nodes for each depth so far
   * @param expanded expanded nodes so far
   */
  begin(limit: number, generatedAt: readonly number[], expanded: number): void {
    this.begun.push({ limit, generatedAt: [...generatedAt], expanded })
  }

  /** @param generatedAt, expanded what the whole run has done so far */
  totals(generatedAt: readonly number[], expanded: number): readonly IterationTotals[] {
    return this.begun.map((from, index) => {
      const to = this.begun[index + 1] ?? { generatedAt, expanded }
      const perLevel = to.generatedAt.map((nodes, depth) => nodes - (from.generatedAt[depth] ?? 0))
      const deepest = perLevel.findLastIndex((nodes) => nodes > 0)
      return {
        limit: from.limit,
        generated: perLevel.reduce((sum, nodes) => sum + nodes, 0),
        expanded: to.expanded - from.expanded,
        perLevel: perLevel.slice(0, deepest + 1),
      }
    })
  }
}
