import type { NodePlace } from '../graphEdits'

/** Where a graph is drawn: how many pixels a unit has, and where the unit point 0, 0 is. */
export interface GraphView {
  /** Across and down: as on the map, a graph may be stretched to fill its room. */
  readonly scale: NodePlace
  readonly left: number
  readonly top: number
}

interface Room {
  readonly width: number
  readonly height: number
}

// A name stands below its node.
const margin = { x: 62, y: 44 }
const firstScale = 20
const roomForNames = 12
// A few nodes that are near to each other are not blown up.
const mostBetween = 260
const mostStretched = 1.6

/** The view in which all nodes are seen; of an empty drawing, one with room for whole units. */
export function fittedView(nodes: readonly NodePlace[], { width, height }: Room): GraphView {
  const [xs, ys] = [nodes.map(({ x }) => x), nodes.map(({ y }) => y)]
  const [left, right] = ends(xs)
  const [top, bottom] = ends(ys)
  const across = Math.max(1, width - 2 * margin.x) / (right - left)
  const down = Math.max(1, height - 2 * margin.y) / (bottom - top)
  const most = nodes.length <= 2 ? mostBetween / Math.max(right - left, bottom - top) : undefined
  const scale = {
    x: most ?? Math.min(across, down * mostStretched),
    y: most ?? Math.min(down, across * mostStretched),
  }
  const isOnePoint = right === left && bottom === top
  return viewAround(
    { x: (left + right) / 2, y: (top + bottom) / 2 },
    isOnePoint ? { x: firstScale, y: firstScale } : scale,
    { width, height },
  )
}

function viewAround(middle: NodePlace, scale: NodePlace, { width, height }: Room): GraphView {
  return {
    scale,
    left: width / 2 - middle.x * scale.x,
    top: (height - roomForNames) / 2 - middle.y * scale.y,
  }
}

function ends(numbers: readonly number[]): readonly [number, number] {
  if (numbers.length === 0) return [0, 0]
  return [Math.min(...numbers), Math.max(...numbers)]
}

/** Where a place is in the picture. */
export function toPicture({ scale, left, top }: GraphView, { x, y }: NodePlace): NodePlace {
  return { x: x * scale.x + left, y: y * scale.y + top }
}

/** The place at a point of the picture, with few digits: neighbours of it are easy to hit again. */
export function toPlace(view: GraphView, { x, y }: NodePlace): NodePlace {
  const grain = grainOf(view)
  const snapped = (at: number) => Number((Math.round(at / grain) * grain).toPrecision(12))
  return { x: snapped((x - view.left) / view.scale.x), y: snapped((y - view.top) / view.scale.y) }
}

const leastGrain = 12

/** The units of a step of a moved node: 1, 2 or 5 of some decimal, at least a few pixels. */
export function grainOf({ scale }: GraphView): number {
  const least = leastGrain / Math.max(scale.x, scale.y)
  const decimal = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5].find((each) => each * decimal >= least * 0.999) ?? 10) * decimal
}

/** The same point, moved into the picture where it is outside. */
export function withinPicture({ x, y }: NodePlace, { width, height }: Room): NodePlace {
  const [least, room] = [16, 34]
  return {
    x: Math.max(least, Math.min(width - least, x)),
    y: Math.max(least, Math.min(height - room, y)),
  }
}

/** Whether all nodes are in the picture. */
export function isInSight(view: GraphView, nodes: readonly NodePlace[], room: Room): boolean {
  return nodes.every((node) => {
    const { x, y } = toPicture(view, node)
    return x >= 4 && y >= 4 && x <= room.width - 4 && y <= room.height - 4
  })
}
