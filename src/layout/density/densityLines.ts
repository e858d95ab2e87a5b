import type { Columns } from '../../recording/columns'
import { kept } from '../../recording/reasonCodes'
import type { TreeLayout } from '../treeLayout'
import { mergedInPairs } from './mergedLines'
import type { Lines } from './mergedLines'
import { indexTimes } from './timeIndex'
import type { TimeIndex } from './timeIndex'

/** The nodes of one kind line by line, with when they were generated. */
export interface NodeLines extends Lines {
  readonly generated: TimeIndex
}

/** The nodes of a layout, ready to be counted in any part of a line at any step. */
export interface DensityLines {
  /** How many levels share a line. */
  readonly together: number
  readonly kept: NodeLines & {
    /** When they left the frontier. */
    readonly left: TimeIndex
  }
  readonly pruned: NodeLines
}

/** The columns that lines are made from. */
export type TimeColumns = Readonly<Pick<Columns, 'reason' | 'generatedAt' | 'leftAt'>>

const growth = 4
const fewestLines = 256

/**
 * The lines of a layout, for ever more levels that share one: the first has a line for each level,
 * the next one for four, and so on, until they are few enough for any screen.
 */
export function densityLines(layout: TreeLayout, columns: TimeColumns): readonly DensityLines[] {
  const isKept = (node: number) => columns.reason[node] === kept
  let keptLines = linesOf(layout, isKept)
  let prunedLines = linesOf(layout, (node) => !isKept(node))
  const scales = [indexed(1, keptLines, prunedLines, columns)]
  for (let together = growth; together <= mostTogether(layout.levels); together *= growth) {
    keptLines = mergedInPairs(mergedInPairs(keptLines))
    prunedLines = mergedInPairs(mergedInPairs(prunedLines))
    scales.push(indexed(together, keptLines, prunedLines, columns))
  }
  return scales
}

/**
 * How many levels share a line by the height of a level in pixels: the fewest that make a
 * pixel. In a very low picture lines may stand closer than that, as there are no fewer of them.
 */
export function levelsTogether(gap: number, levels: number): number {
  const most = mostTogether(levels)
  let together = 1
  while (together * gap < 1 && together < most) together *= growth
  return together
}

function mostTogether(levels: number): number {
  let together = 1
  while (levels > fewestLines * together) together *= growth
  return together
}

/** The lines in which a number of levels are together. */
export function linesWith(scales: readonly DensityLines[], together: number): DensityLines {
  const found = scales.find((lines) => lines.together === together)
  if (!found) throw new RangeError(`no lines have ${together} levels together`)
  return found
}

function linesOf({ order, starts, x }: TreeLayout, isOne: (node: number) => boolean): Lines {
  const node = order.filter(isOne)
  const ends = new Uint32Array(starts.length)
  let count = 0
  for (let level = 0; level + 1 < starts.length; level++) {
    for (let at = starts[level]; at < starts[level + 1]; at++) if (isOne(order[at])) count++
    ends[level + 1] = count
  }
  return { starts: ends, node, x: Float32Array.from(node, (each) => x[each]) }
}

function indexed(
  together: number,
  keptLines: Lines,
  prunedLines: Lines,
  { generatedAt, leftAt }: TimeColumns,
): DensityLines {
  const times = ({ node, starts }: Lines, column: Uint32Array) =>
    indexTimes(gathered(column, node), starts)
  return {
    together,
    kept: {
      ...keptLines,
      generated: times(keptLines, generatedAt),
      left: times(keptLines, leftAt),
    },
    pruned: { ...prunedLines, generated: times(prunedLines, generatedAt) },
  }
}

function gathered(column: Uint32Array, nodes: Int32Array): Uint32Array {
  const values = new Uint32Array(nodes.length)
  for (let at = 0; at < nodes.length; at++) values[at] = column[nodes[at]]
  return values
}
