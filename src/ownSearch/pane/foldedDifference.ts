import type { DifferenceLine } from './lineDifference'

/** A line of a difference, or equal lines that are not shown. */
export type FoldedLine = DifferenceLine | { readonly kind: 'fold'; readonly count: number }

const around = 3
// Fewer are shown: to leave them out would hardly save room.
const leastFolded = 4

/** The lines that differ, each with some lines around it; the rest is folded away. */
export function foldedDifference(lines: readonly DifferenceLine[]): readonly FoldedLine[] {
  const shown = new Uint8Array(lines.length)
  for (const [at, { kind }] of lines.entries()) {
    if (kind !== 'same') shown.fill(1, Math.max(0, at - around), at + around + 1)
  }
  const folded: FoldedLine[] = []
  for (let at = 0; at < lines.length;) {
    const end = shown[at] ? at + 1 : nextShown(shown, at)
    if (end - at >= leastFolded) folded.push({ kind: 'fold', count: end - at })
    else folded.push(...lines.slice(at, end))
    at = end
  }
  return folded
}

function nextShown(shown: Uint8Array, from: number): number {
  const next = shown.indexOf(1, from)
  return next < 0 ? shown.length : next
}
