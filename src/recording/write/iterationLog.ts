import type { IterationTotals } from '../totals'
import { countsPerLevel } from './nodeCounts'

/** What a search had done when an iteration began. */
interface Begun {
  readonly limit: number
  readonly generatedAt: Float64Array
  readonly expanded: number
}

/**
 * How many levels of an iteration are counted at most: those of the farthest board of the 15-puzzle.
 * A search without a solution goes ever deeper: its levels at all its limits would soon be more than
 * its nodes.
 */
export const mostLevels = 81

/** Tells from a search's counts what it does at each of its limits. */
export class IterationLog {
  private readonly ended: IterationTotals[] = []
  private current: Begun | undefined

  /**
   * @param generatedAt generated nodes for each depth so far
   * @param expanded expanded nodes so far
   */
  begin(limit: number, generatedAt: Float64Array, expanded: number): void {
    if (this.current) this.ended.push(totalsOf(this.current, generatedAt, expanded))
    this.current = { limit, generatedAt: generatedAt.slice(), expanded }
  }

  /** @param generatedAt, expanded what the whole run has done so far */
  totals(generatedAt: Float64Array, expanded: number): readonly IterationTotals[] {
    const { current, ended } = this
    return current ? [...ended, totalsOf(current, generatedAt, expanded)] : []
  }
}

function totalsOf(from: Begun, generatedAt: Float64Array, expanded: number): IterationTotals {
  const perLevel = countsPerLevel(generatedAt, from.generatedAt)
  return {
    limit: from.limit,
    generated: perLevel.reduce((sum, nodes) => sum + nodes, 0),
    expanded: expanded - from.expanded,
    perLevel: perLevel.length > mostLevels ? [] : perLevel,
  }
}
