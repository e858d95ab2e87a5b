import { polygonAt } from '../polygonAt'
import type { Paint, Stroke } from '../scene'

/** The room of a farmer, an animal or a cabbage in a picture, in cells. */
export const figureWidth = 1.6

/** A wolf that looks to the right: a long snout, pointed ears, and a bushy tail that hangs down. */
export function wolfStrokes(x: number, y: number): readonly Stroke[] {
  const paint = 'figure-0'
  return [
    // The tail.
    polygonAt(paint, x, y, [0.36, 0.6, 0.2, 0.66, 0.04, 1.2, 0.14, 1.26, 0.3, 1.12, 0.42, 0.82]),
    // The body, deep at the chest.
    polygonAt(paint, x, y, [0.24, 0.6, 0.8, 0.56, 1.14, 0.5, 1.16, 1.06, 0.74, 1.0, 0.28, 1.02]),
    ...legs(paint, x, y, [0.28, 0.44, 0.86, 1.02], 0.12),
    // The head with its ears and its snout.
    polygonAt(
      paint,
      x,
      y,
      [
        0.84, 0.66, 0.9, 0.06, 1.06, 0.26, 1.16, 0.06, 1.24, 0.34, 1.58, 0.54, 1.54, 0.68, 1.28,
        0.72, 1.14, 0.86,
      ],
    ),
    { kind: 'disc', paint: 'land', x: x + 1.2, y: y + 0.44, radius: 0.05 },
  ]
}

/** A goat that looks to the right: horns that bend back, a beard, a round belly, a short tail. */
export function goatStrokes(x: number, y: number): readonly Stroke[] {
  const paint = 'figure-1'
  return [
    polygonAt(paint, x, y, [0.26, 0.7, 0.06, 0.46, 0.1, 0.72, 0.28, 0.86]),
    { kind: 'bar', paint, x: x + 0.2, y: y + 0.62, width: 0.92, height: 0.5, round: 0.24 },
    ...legs(paint, x, y, [0.3, 0.46, 0.8, 0.96], 0.08),
    // The neck and the head.
    polygonAt(
      paint,
      x,
      y,
      [0.8, 0.8, 1.04, 0.36, 1.2, 0.34, 1.5, 0.6, 1.44, 0.72, 1.2, 0.7, 1.1, 0.96],
    ),
    // The horns.
    polygonAt(paint, x, y, [1.06, 0.44, 0.86, 0.3, 0.76, 0.04, 0.92, 0.2, 1.18, 0.36]),
    polygonAt(paint, x, y, [1.14, 0.4, 1.0, 0.22, 0.96, 0.0, 1.08, 0.16, 1.26, 0.38]),
    // The beard.
    polygonAt(paint, x, y, [1.24, 0.68, 1.42, 0.7, 1.28, 1.0]),
    { kind: 'disc', paint: 'land', x: x + 1.2, y: y + 0.48, radius: 0.045 },
  ]
}

/** A head of cabbage: round, with leaves that stand off at its sides, and their ribs. */
export function cabbageStrokes(x: number, y: number): readonly Stroke[] {
  const paint = 'figure-2'
  return [
    polygonAt(
      paint,
      x,
      y,
      [
        0.8, 1.42, 0.36, 1.36, 0.08, 1.06, 0.16, 0.86, 0.06, 0.62, 0.28, 0.5, 0.34, 0.24, 0.6, 0.24,
        0.8, 0.1, 1.0, 0.24, 1.26, 0.24, 1.32, 0.5, 1.54, 0.62, 1.44, 0.86, 1.52, 1.06, 1.24, 1.36,
      ],
    ),
    polygonAt('land', x, y, [0.76, 1.34, 0.77, 0.46, 0.8, 0.4, 0.83, 0.46, 0.84, 1.34]),
    ...[
      [0.8, 1.2, 0.36, 0.8, 0.4, 0.76, 0.82, 1.1],
      [0.8, 1.2, 1.24, 0.8, 1.2, 0.76, 0.78, 1.1],
      [0.8, 0.86, 0.5, 0.52, 0.54, 0.49, 0.82, 0.77],
      [0.8, 0.86, 1.1, 0.52, 1.06, 0.49, 0.78, 0.77],
    ].map((rib) => polygonAt('land', x, y, rib)),
  ]
}

/** A farmer under a broad hat. */
export function farmerStrokes(x: number, y: number): readonly Stroke[] {
  return [
    polygonAt('figure-0', x, y, [0.5, 0.8, 1.1, 0.8, 1.28, 1.44, 0.32, 1.44]),
    { kind: 'disc', paint: 'wood', x: x + 0.8, y: y + 0.54, radius: 0.25 },
    polygonAt('ink', x, y, [0.54, 0.34, 0.62, 0.04, 0.98, 0.04, 1.06, 0.34]),
    { kind: 'bar', paint: 'ink', x: x + 0.2, y: y + 0.3, width: 1.2, height: 0.13, round: 0.06 },
    ...[0.71, 0.89].map((eye): Stroke => {
      return { kind: 'disc', paint: 'land', x: x + eye, y: y + 0.55, radius: 0.045 }
    }),
  ]
}

function legs(
  paint: Paint,
  x: number,
  y: number,
  at: readonly number[],
  width: number,
): readonly Stroke[] {
  return at.map((left): Stroke => {
    return { kind: 'bar', paint, x: x + left, y: y + 0.9, width, height: 0.54, round: 0.03 }
  })
}
