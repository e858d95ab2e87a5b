import type { InkPoint, InkStroke } from '../../drawing/ink'
import { from, originOf } from './inkNodes'
import type { InkNodes } from './inkNodes'

/** A stroke as it is counted from the node nearest to its middle: what was circled, not where a hand began. */
export function atItsMiddle(stroke: InkStroke, nodes: InkNodes | undefined): InkStroke {
  const origin = originOf(stroke, nodes)
  if (!origin) return stroke
  const node = nodes?.nearestTo(onto(origin, middleOf(stroke)))
  const place = node === undefined ? undefined : nodes?.placeOf(node)
  if (node === undefined || !place || node === stroke.node) return stroke
  const [byX, byY] = from(place, origin)
  const points = stroke.points.map((value, at) => value + (at % 2 === 0 ? byX : byY))
  return { ...stroke, node, points }
}

export function onto([x, y]: InkPoint, [byX, byY]: InkPoint): InkPoint {
  return [x + byX, y + byY]
}

function middleOf({ points }: InkStroke): InkPoint {
  const across = points.filter((_, at) => at % 2 === 0)
  const down = points.filter((_, at) => at % 2 === 1)
  return [midway(across), midway(down)]
}

function midway(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2
}
