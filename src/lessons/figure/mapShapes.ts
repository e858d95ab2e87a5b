import type { MapPoint } from '../../stage/map/places/placed/placedMap'

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

export function lineBetween(a: MapPoint, b: MapPoint, kind: string): MapShape {
  return { name: 'line', attributes: { x1: a.x, y1: a.y, x2: b.x, y2: b.y, class: kind } }
}

export function circleAt({ x, y }: MapPoint, r: number, kind: string): MapShape {
  return { name: 'circle', attributes: { cx: x, cy: y, r, class: kind } }
}

export function polyline(points: readonly MapPoint[]): MapShape {
  return { name: 'polyline', attributes: { points: cornersOf(points), class: 'found' } }
}

/** The head of an arrow. */
export function polygon(points: readonly MapPoint[]): MapShape {
  return { name: 'polygon', attributes: { points: cornersOf(points), class: 'head' } }
}

function cornersOf(points: readonly MapPoint[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ')
}

export function textAt({ x, y }: MapPoint, text: string, kind: string): MapShape {
  return { name: 'text', attributes: { x, y, class: kind }, text }
}
