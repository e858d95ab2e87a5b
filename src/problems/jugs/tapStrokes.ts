import { polygonAt } from '../polygonAt'
import type { Stroke } from '../scene'

/** A water tap at the left, with a drop below it; with more of them where it is open. */
export function tapStrokes(isOpen: boolean): readonly Stroke[] {
  const paint = 'ink'
  return [
    { kind: 'bar', paint, x: 0.34, y: 0.4, width: 0.84, height: 0.16, round: 0.08 },
    { kind: 'bar', paint, x: 0.68, y: 0.46, width: 0.16, height: 0.4, round: 0 },
    polygonAt(
      paint,
      0,
      0,
      [0.1, 0.8, 1.2, 0.8, 1.44, 1.04, 1.44, 1.46, 1.06, 1.46, 1.06, 1.2, 0.1, 1.2],
    ),
    ...(isOpen ? [1.56, 2.0] : [1.7]).flatMap((y) => drop(1.25, y)),
  ]
}

/** A grate in the floor, and an arrow into it. */
export function drainStrokes(): readonly Stroke[] {
  return [
    polygonAt(
      'jug-water',
      0,
      3.2,
      [0.62, 0, 1.14, 0, 1.14, 0.62, 1.42, 0.62, 0.88, 1.2, 0.34, 0.62, 0.62, 0.62],
    ),
    { kind: 'bar', paint: 'ink', x: 0.1, y: 4.5, width: 1.56, height: 0.15, round: 0.05 },
    ...[0.24, 0.62, 1.0, 1.38].map((x): Stroke => {
      return { kind: 'bar', paint: 'ink', x, y: 4.6, width: 0.14, height: 0.36, round: 0.04 }
    }),
  ]
}

function drop(x: number, y: number): readonly Stroke[] {
  return [
    polygonAt('jug-water', x, y, [0, 0, 0.17, 0.3, -0.17, 0.3]),
    { kind: 'disc', paint: 'jug-water', x, y: y + 0.34, radius: 0.18 },
  ]
}
