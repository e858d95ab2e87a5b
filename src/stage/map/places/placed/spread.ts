import type { MapPoint } from './placedMap'

const rounds = 60

/**
 * Points in the plane whose distances are as near as possible to given ones: the two directions in
 * which these differ most (classical scaling).
 *
 * @param distances from each point to each; none infinite
 */
export function spread(distances: readonly (readonly number[])[]): readonly MapPoint[] {
  const count = distances.length
  const squares = distances.map((row) => row.map((distance) => distance ** 2))
  const means = squares.map((row) => row.reduce((sum, each) => sum + each, 0) / count)
  const mean = means.reduce((sum, each) => sum + each, 0) / count
  const products = squares.map((row, one) =>
    row.map((square, other) => (means[one] + means[other] - mean - square) / 2),
  )
  const across = direction(products, undefined)
  const down = direction(products, across)
  return across.map((x, at) => ({ x, y: down[at] }))
}

/** The direction in which products are greatest, at right angles to another: by repeated multiplication. */
function direction(
  products: readonly (readonly number[])[],
  other: readonly number[] | undefined,
): readonly number[] {
  // Any start will do that is not at right angles to what is looked for.
  let vector: readonly number[] = products.map((_, at) => Math.sin(1 + at * 1.7))
  let size = 0
  for (let round = 0; round < rounds; round++) {
    const free = other ? without(vector, other) : vector
    const length = Math.hypot(...free) || 1
    const unit = free.map((each) => each / length)
    vector = products.map((row) => row.reduce((sum, each, at) => sum + each * unit[at], 0))
    size = Math.sqrt(Math.hypot(...vector))
  }
  const free = other ? without(vector, other) : vector
  const length = Math.hypot(...free) || 1
  return free.map((each) => (each / length) * size)
}

function without(vector: readonly number[], other: readonly number[]): readonly number[] {
  const square = other.reduce((sum, each) => sum + each * each, 0) || 1
  const share = vector.reduce((sum, each, at) => sum + each * other[at], 0) / square
  return vector.map((each, at) => each - share * other[at])
}
