import { logAxis } from './logAxis'
import type { LogAxis } from './logAxis'
import { kindOf } from './scatter'
import type { BoardPoint, PointKind } from './scatter'

/** The ends of the axes in pixels. */
export interface PlotFrame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** How many times larger than by default its letters are. */
  readonly enlarged: number
}

/** Two axes, and where each point stands. */
export interface ScatterPlot {
  readonly across: LogAxis
  readonly up: LogAxis
  readonly marks: readonly Mark[]
}

/** A point as it is drawn. */
export interface Mark {
  readonly point: BoardPoint
  readonly kind: PointKind
  readonly x: number
  readonly y: number
}

/** How far beyond the axes the marks stand that have no value. */
export const edge = 18

/** Both axes hold the same values, so that the diagonal is where the searches are equal. */
export function scatterPlot(points: readonly BoardPoint[], frame: PlotFrame): ScatterPlot {
  const { left, right, top, bottom, enlarged } = frame
  const values = points.flatMap((point) => [point.across.value ?? [], point.up.value ?? []].flat())
  const across = logAxis(values, [left, right], enlarged)
  const up = logAxis(values, [bottom, top], enlarged)
  const marks = points.map((point) => ({
    point,
    kind: kindOf(point),
    x: point.across.value === undefined ? right + edge : across.at(point.across.value),
    y: point.up.value === undefined ? top - edge : up.at(point.up.value),
  }))
  return { across, up, marks }
}

/** The outline of a mark around its place; the shape alone tells the kind. */
export const outlines: Readonly<Record<PointKind, string>> = {
  point: 'M-4.5,0a4.5,4.5 0 1,0 9,0a4.5,4.5 0 1,0 -9,0Z',
  right: 'M-4,-5.5L6,0L-4,5.5Z',
  up: 'M-5.5,4L0,-6L5.5,4Z',
  corner: 'M0,-6L6,0L0,6L-6,0Z',
}
