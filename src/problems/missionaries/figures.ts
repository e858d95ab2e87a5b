import { polygonAt } from '../polygonAt'
import type { Stroke } from '../scene'

/** A hat with a brim, a round head, and a robe with a cross, which widens to the ground. */
export function missionaryStrokes(x: number, y: number): readonly Stroke[] {
  const paint = 'figure-0'
  return [
    { kind: 'bar', paint, x: x + 0.33, y: y + 0.05, width: 0.34, height: 0.24, round: 0.06 },
    { kind: 'bar', paint, x: x + 0.16, y: y + 0.25, width: 0.68, height: 0.1, round: 0.05 },
    { kind: 'disc', paint, x: x + 0.5, y: y + 0.48, radius: 0.19 },
    polygonAt(paint, x, y, [0.35, 0.71, 0.65, 0.71, 0.92, 1.44, 0.08, 1.44]),
    ...eyes(x, y + 0.47),
    {
      kind: 'bar',
      paint: 'land',
      x: x + 0.47,
      y: y + 0.83,
      width: 0.06,
      height: 0.36,
      round: 0.02,
    },
    {
      kind: 'bar',
      paint: 'land',
      x: x + 0.38,
      y: y + 0.93,
      width: 0.24,
      height: 0.06,
      round: 0.02,
    },
  ]
}

/** Hair that stands up, a head, broad shoulders, and two legs. */
export function cannibalStrokes(x: number, y: number): readonly Stroke[] {
  const paint = 'figure-1'
  return [
    polygonAt(
      paint,
      x,
      y,
      [
        0.29, 0.46, 0.2, 0.16, 0.37, 0.27, 0.41, 0.04, 0.5, 0.23, 0.59, 0.04, 0.63, 0.27, 0.8, 0.16,
        0.71, 0.46,
      ],
    ),
    { kind: 'disc', paint, x: x + 0.5, y: y + 0.48, radius: 0.21 },
    polygonAt(paint, x, y, [0.06, 0.76, 0.94, 0.76, 0.7, 1.2, 0.3, 1.2]),
    { kind: 'bar', paint, x: x + 0.3, y: y + 1.1, width: 0.16, height: 0.34, round: 0.03 },
    { kind: 'bar', paint, x: x + 0.54, y: y + 1.1, width: 0.16, height: 0.34, round: 0.03 },
    ...eyes(x, y + 0.49),
  ]
}

function eyes(x: number, y: number): readonly Stroke[] {
  return [0.43, 0.57].map((eye) => {
    return { kind: 'disc', paint: 'land', x: x + eye, y, radius: 0.035 } as const
  })
}
