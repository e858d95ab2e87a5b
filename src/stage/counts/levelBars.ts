/** One bar of the chart: the nodes of a level, or of a few neighbouring levels. */
export interface LevelBar {
  readonly from: number
  /** The last depth of the bar; the same as `from` where each level has its own. */
  readonly to: number
  readonly nodes: number
  /** The nodes there when the search had ended, `undefined` while it goes on. */
  readonly total: number | undefined
}

/**
 * The bars of a chart of nodes per level. A tree with more levels than there is room for bars is
 * shown with equally many levels to each bar.
 */
export function levelBars(
  perLevel: readonly number[],
  totals: readonly number[] | undefined,
  most: number,
): readonly LevelBar[] {
  const levels = Math.max(perLevel.length, totals?.length ?? 0)
  const each = Math.max(1, Math.ceil(levels / most))
  return Array.from({ length: Math.ceil(levels / each) }, (_, bar) => {
    const from = bar * each
    const to = Math.min(from + each, levels) - 1
    return { from, to, nodes: sum(perLevel, from, to), total: totals && sum(totals, from, to) }
  })
}

/** How many levels a bar stands for; the last may stand for fewer. */
export function levelsToBar(bars: readonly LevelBar[]): number {
  const [first] = bars
  return first ? first.to - first.from + 1 : 1
}

function sum(values: readonly number[], from: number, to: number): number {
  let all = 0
  for (let i = from; i <= to; i++) all += values[i] ?? 0
  return all
}
