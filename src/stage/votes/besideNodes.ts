import { boxAround, coveredArea, movedInto } from '../map/places/written/boxes'
import type { MapBox } from '../map/places/written/boxes'
import { leastSideMargin } from '../tree/camera/margins'
import type { DrawnNode } from '../tree/paint/halos'

/** A node, and how large a box is that belongs to it, in pixels. */
export interface BoxOfNode extends DrawnNode {
  readonly width: number
  readonly height: number
}

/** How large a picture is, in pixels. */
interface Room {
  readonly width: number
  readonly height: number
}

/** What is drawn around a node, in pixels: a frame or a ring. */
const frame = 8
/** What is written under a node, in pixels. */
const number = 14
/** Where the numbers of the levels are written, at the right. */
const numberMargin = 32

/**
 * Places a box at each of some nodes: at the side where it covers least of other nodes, of other boxes
 * and of what is written at the edges; at the right where it makes no difference.
 *
 * @param drawn all nodes in view
 */
export function besideNodes(
  nodes: readonly BoxOfNode[],
  drawn: readonly DrawnNode[],
  { width, height }: Room,
): readonly MapBox[] {
  const taken = drawn.map(({ place: [x, y], size }) =>
    boxAround(x, y, size + 2 * frame, size + 2 * frame),
  )
  const inner = {
    left: leastSideMargin,
    top: 0,
    width: width - leastSideMargin - numberMargin,
    height,
  }
  return nodes.map((node) => {
    const costs = sidesOf(node).map((side) => {
      const box = movedInto(side, { width, height })
      const outside = box.width * box.height - coveredArea(box, [inner])
      return { box, cost: coveredArea(box, taken) + outside }
    })
    const { box } = costs.reduce((best, each) => (each.cost < best.cost ? each : best))
    taken.push(box)
    return box
  })
}

/** Whether something of a node is within a picture. */
export function showsSomeOf({ place: [x, y], size }: DrawnNode, { width, height }: Room): boolean {
  const reach = size / 2
  return x > -reach && x < width + reach && y > -reach && y < height + reach
}

function sidesOf({ place: [x, y], size, width, height }: BoxOfNode): readonly MapBox[] {
  const away = size / 2 + frame
  const top = y + size / 2 - height
  const left = x - width / 2
  return [
    { left: x + away, top, width, height },
    { left: x - away - width, top, width, height },
    { left, top: y - away - height, width, height },
    { left, top: y + away + number, width, height },
  ]
}
