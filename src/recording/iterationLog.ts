import type { IterationTotals } from './totals'

interface Running {
  readonly limit: number
  readonly generatedBefore: number
  readonly expandedBefore: number
  readonly perLevel: number[]
}

/** Counts what a search does at each of its limits. */
export class IterationLog {
  private readonly ended: Running[] = []
  private running: Running | undefined

  begin(limit: number, generated: number, expanded: number): void {
    this.running = { limit, generatedBefore: generated, expandedBefore: expanded, perLevel: [] }
    this.ended.push(this.running)
  }

  /** Counts a generated node of a depth. */
  count(depth: number): void {
    const perLevel = this.running?.perLevel
    if (!perLevel) return
    if (depth === perLevel.length) perLevel.push(0)
    perLevel[depth]++
  }

  /** @param generated, expanded what the whole run has done so far */
  totals(generated: number, expanded: number): readonly IterationTotals[] {
    return this.ended.map(({ limit, generatedBefore, expandedBefore, perLevel }, index) => {
      const next = this.ended[index + 1]
      return {
        limit,
        generated: (next?.generatedBefore ?? generated) - generatedBefore,
        expanded: (next?.expandedBefore ?? expanded) - expandedBefore,
        perLevel: [...perLevel],
      }
    })
  }
}
