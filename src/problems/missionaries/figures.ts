import type { Point, Stroke } from '../scene'

/** The room of a person in a picture, in cells. */
export const figureWidth = 1
export const figureHeight = 1.3

/** A hat with a brim, a round head, and a robe that widens to the ground. */
export function missionaryStrokes(x: number, y: number): readonly Stroke[] {
  const paint = 'figure-0'
  return [
    { kind: 'bar', paint, x: x + 0.35, y: y + 0.06, width: 0.3, height: 0.2, round: 0.06 },
    { kind: 'bar', paint, x: x + 0.18, y: y + 0.22, width: 0.64, height: 0.09, round: 0.04 },
    { kind: 'disc', paint, x: x + 0.5, y: y + 0.42, radius: 0.17 },
    {
      kind: 'polygon',
      paint,
      points: moved(x, y, [0.38, 0.6, 0.62, 0.6, 0.9, 1.22, 0.1, 1.22]),
    },
  ]
}

/** Hair that stands up, a head, and shoulders from which the body narrows to the ground. */
export function cannibalStrokes(x: number, y: number): readonly Stroke[] {
  const paint = 'figure-1'
  return [
    {
      kind: 'polygon',
      paint,
      points: moved(
        x,
        y,
        [0.26, 0.04, 0.42, 0.17, 0.5, 0, 0.58, 0.17, 0.74, 0.04, 0.68, 0.4, 0.32, 0.4],
      ),
    },
    { kind: 'disc', paint, x: x + 0.5, y: y + 0.42, radius: 0.17 },
    {
      kind: 'polygon',
      paint,
      points: moved(x, y, [0.08, 0.63, 0.92, 0.63, 0.66, 1.22, 0.34, 1.22]),
    },
  ]
}

/** Points from their coordinates one after another. */
function moved(x: number, y: number, at: readonly number[]): readonly Point[] {
  return Array.from({ length: at.length / 2 }, (_, point) => {
    return { x: x + at[2 * point], y: y + at[2 * point + 1] }
  })
}
