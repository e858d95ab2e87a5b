import type { MapPoint } from '../../stage/map/places/placedMap'

/** An element of the picture of a map. */
export interface MapShape {
  readonly name: 'line' | 'polygon' | 'polyline' | 'circle' | 'rect' | 'text'
  readonly attributes: Readonly<Record<string, string | number>>
  readonly text?: string
}

/** A map as a drawing that does not move, in pixels. */
export interface MapStill {
  readonly width: number
  readonly height: number
  readonly elements: readonly MapShape[]
  /** Where each place of the map is. */
  readonly spots: readonly MapSpot[]
}

/** Where a hand touches a place of a map: a circle or a square around its middle. */
export interface MapSpot extends MapPoint {
  readonly reach: number
  readonly isRound: boolean
}

const headLength = 9
const headWidth = 4

export function lineBetween(a: MapPoint, b: MapPoint, kind: string): MapShape {
  return { name: 'line', attributes: { x1: a.x, y1: a.y, x2: b.x, y2: b.y, class: kind } }
}

/** A point beside the middle of a way: at its right hand or, by a distance below 0, at its left. */
export function beside(a: MapPoint, b: MapPoint, away: number): MapPoint {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  return {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * away,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * away,
  }
}

/** The head of an arrow from one point to another, at the rim of the circle around the other. */
export function arrowHead(a: MapPoint, b: MapPoint, radius: number): MapShape {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const corner = (back: number, side: number) =>
    `${b.x - x * (radius + back) - y * side},${b.y - y * (radius + back) + x * side}`
  const corners = [corner(0, 0), corner(headLength, headWidth), corner(headLength, -headWidth)]
  return { name: 'polygon', attributes: { points: corners.join(' '), class: 'head' } }
}

export function circleAt({ x, y }: MapPoint, r: number, kind: string): MapShape {
  return { name: 'circle', attributes: { cx: x, cy: y, r, class: kind } }
}

export function polyline(points: readonly MapPoint[]): MapShape {
  const corners = points.map(({ x, y }) => `${x},${y}`).join(' ')
  return { name: 'polyline', attributes: { points: corners, class: 'found' } }
}

export function textAt({ x, y }: MapPoint, text: string, kind: string): MapShape {
  return { name: 'text', attributes: { x, y, class: kind }, text }
}
