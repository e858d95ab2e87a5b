import type { Scene } from '../scene'

const leastWidth = 1.3
const margins = 0.45
/** A longer name is cut: whole, it would make the letters of all names too small to be read. */
const mostWide = 5.2
// How wide letters are about, in cells: narrow ones, large ones, the widest, and all others.
const widths = [
  { letters: /[fijlrtI1.,:;|!'()[\] -]/, width: 0.23 },
  { letters: /[mwMW@%]/, width: 0.54 },
  { letters: /[A-Z\u00c0-\u00de]/, width: 0.42 },
  // Those of other scripts may be as wide as they are high.
  { letters: /[^\u0020-\u024f]/, width: 0.58 },
]
const defaultWidth = 0.37

/** About how wide a name is in the picture of a node, in cells. */
export function widthOfName(name: string): number {
  return [...name].reduce((sum, letter) => {
    return sum + (widths.find(({ letters }) => letters.test(letter))?.width ?? defaultWidth)
  }, 0)
}

/**
 * The picture of a state: the label of its node on a square that is wide enough for every label of
 * the graph, so that all squares are equal.
 *
 * @param longest how wide the longest label is, in cells
 */
export function drawNode(label: string, isGoal: boolean, longest: number): Scene {
  const side = Math.max(leastWidth, margins + longest)
  const square = { x: 0, y: 0, width: side, height: side }
  return {
    columns: side,
    rows: side,
    parts: [{ ...square, shape: 'block', tone: isGoal ? 2 : 3, label, home: isGoal }],
  }
}

/** What is written of a name in its picture: of a very long one, as much as there is room for. */
export function labelOf(name: string): string {
  if (widthOfName(name) <= mostWide) return name
  let kept = ''
  for (const letter of name) {
    if (widthOfName(`${kept}${letter}…`) > mostWide) break
    kept += letter
  }
  return `${kept.trimEnd()}…`
}
