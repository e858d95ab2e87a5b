import { axes, directionOfKey } from '../../stage/board/directions'

/** Where something stands in a picture of a board, in cells. */
export interface CellPlace {
  readonly x: number
  readonly y: number
}

/** A rectangle of a picture, in cells. */
export interface Area extends CellPlace {
  readonly width: number
  readonly height: number
}

/** The cells of a rectangular board, row by row. */
export function gridPlaces(columns: number, rows: number): readonly CellPlace[] {
  return Array.from({ length: columns * rows }, (_, cell) => {
    return { x: cell % columns, y: Math.floor(cell / columns) }
  })
}

/**
 * Where an arrow key leads from a place: to the nearest along the arrow, of those the least aside.
 *
 * @returns the place where the key leads, the same one at the edge, or nothing for other keys
 */
export function placeAfterKey(
  places: readonly CellPlace[],
  from: number,
  key: string,
): number | undefined {
  const direction = directionOfKey(key)
  if (!direction) return undefined
  const step = axes[direction]
  let best = from
  let least = Infinity
  places.forEach(({ x, y }, place) => {
    const [dx, dy] = [x - places[from].x, y - places[from].y]
    const along = dx * step.x + dy * step.y
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x)
    // Left and right stay in their row; rows may be shifted against each other by half a cell.
    if (along <= 0 || (step.x !== 0 && aside > 0)) return
    const distance = along * places.length + aside
    if (distance < least) [best, least] = [place, distance]
  })
  return best
}

/** The place whose cell a point is in, if any. */
export function placeAt(places: readonly CellPlace[], x: number, y: number): number | undefined {
  const found = places.findIndex((place) => {
    return x >= place.x && x < place.x + 1 && y >= place.y && y < place.y + 1
  })
  return found < 0 ? undefined : found
}
