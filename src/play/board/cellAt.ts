import type { Spot } from '../moves'

/** A rectangle on the page, as `getBoundingClientRect` tells it. */
export interface PageBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The part of a picture that is shown, in cells. */
export interface CellBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where a point of the page lies in a picture that is fitted into a box and centred there. */
export function cellAt(box: PageBox, view: CellBox, point: Spot): Spot {
  const scale = Math.min(box.width / view.width, box.height / view.height) || 1
  const left = box.left + (box.width - view.width * scale) / 2
  const top = box.top + (box.height - view.height * scale) / 2
  return { x: view.x + (point.x - left) / scale, y: view.y + (point.y - top) / scale }
}
