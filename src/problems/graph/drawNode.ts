import type { Scene } from '../scene'

// A letter takes about so much of a cell, in which it is drawn.
const widthOfLetter = 0.4
const leastWidth = 1.3

/**
 * The picture of a state: the name of its node on a square that is wide enough for every name of the
 * graph, so that all squares are equal.
 *
 * @param longest how many letters the longest name has
 */
export function drawNode(name: string, isGoal: boolean, longest: number): Scene {
  const side = Math.max(leastWidth, 0.5 + widthOfLetter * longest)
  const square = { x: 0, y: 0, width: side, height: side }
  return {
    columns: side,
    rows: side,
    parts: [{ ...square, shape: 'block', tone: isGoal ? 2 : 3, label: name, home: isGoal }],
  }
}
