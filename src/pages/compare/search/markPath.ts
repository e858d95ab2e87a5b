type Corner = readonly [x: number, y: number]

const third = 2 * Math.tan(Math.PI / 6)

/** By place, the corners of a shape with the area 1 about its middle; the first one is a circle. */
const corners: readonly (readonly Corner[])[] = [
  [],
  [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ],
  equilateral(),
  [
    [0, -Math.sqrt(1 / third)],
    [Math.sqrt(third) / 2, 0],
    [0, Math.sqrt(1 / third)],
    [-Math.sqrt(third) / 2, 0],
  ],
]

/**
 * The path of the mark of a search, about the origin: a circle, a square, a triangle or a diamond.
 * They are the symbols of d3, which would come with all its curves before the trees of a comparison.
 *
 * @param area of the mark, in square pixels
 */
export function markPath(place: number, area: number): string {
  const scale = Math.sqrt(area)
  const points = corners[place].map(([x, y]) => `${x * scale},${y * scale}`)
  if (points.length > 0) return `M${points.join('L')}Z`
  const radius = scale / Math.sqrt(Math.PI)
  return `M${radius},0A${radius},${radius},0,1,1,${-radius},0A${radius},${radius},0,1,1,${radius},0`
}

function equilateral(): readonly Corner[] {
  const y = -Math.sqrt(1 / (3 * Math.sqrt(3)))
  return [
    [0, 2 * y],
    [-Math.sqrt(3) * y, -y],
    [Math.sqrt(3) * y, -y],
  ]
}
