import { overlap } from '../../../../stage/map/places/written/boxes'
import type { MapBox } from '../../../../stage/map/places/written/boxes'
import type { NodePlace } from '../graphEdits'

/** Where the name of a node may stand, from the middle of its mark. */
interface NameSpot extends NodePlace {
  readonly anchor: 'start' | 'middle' | 'end'
}

/** Where the name of a node stands, and what room it takes there. */
export interface NamePlace extends NameSpot {
  readonly box: MapBox
  /** Whether it would lie over another name, which stands there. */
  readonly isLeftOut: boolean
}

/** What names have to leave free. */
export interface NameRoom {
  readonly width: number
  readonly height: number
  /** The ends of edges, by the numbers of their nodes. */
  readonly edges: readonly (readonly [from: number, to: number])[]
  /** Where the costs of edges stand. */
  readonly labels: readonly NodePlace[]
  /** How far from the middle of a mark a name stands below it, and how high its lines are. */
  readonly below: number
  readonly lineHeight: number
  /** How many lines a name has, and how wide a letter is. */
  readonly lines: number
  readonly letter: number
  /** Whether names that would lie over others are left out. */
  readonly leavesOut?: boolean
}

/**
 * How near to the middle of a mark a name is close to it, and how near it lies over it: a line is
 * higher than its letters.
 */
const mark = { x: 13, y: 13 }
const inMark = { x: 9, y: 4 }
/** So much farther from its own mark a name stands at the side than the mark needs. */
const clear = 2
/** How near to a name a cost would touch it, in lines. */
const label = { x: 0.875, y: 0.5625 }
// The focus of the picture is shown at its sides.
const edge = 5
const costs = { outside: 50, over: 30, near: 10, name: 20, label: 6, edge: 1 }

/**
 * Places the names of nodes, one after the other: below the mark, or at the side where fewer marks,
 * names and edges are in the way.
 */
export function namePlaces(
  points: readonly NodePlace[],
  texts: readonly string[],
  room: NameRoom,
): readonly NamePlace[] {
  const placed: MapBox[] = []
  const toCost = { x: label.x * room.lineHeight, y: label.y * room.lineHeight }
  const samples = room.edges.map(([from, to]) => samplesOf(points[from], points[to]))
  return texts.map((name, node) => {
    // The h below a name has some letters too.
    const width = Math.max(name.length, room.lines > 1 ? 5 : 0) * room.letter
    const others = points.filter((_, other) => other !== node)
    const found = candidates(room).map((place) => {
      const box = boxOf(points[node], place, width, room)
      const isOutside =
        box.left < edge ||
        box.top < 0 ||
        box.left + box.width > room.width - edge ||
        box.top + box.height > room.height
      const near = others.filter((point) => isNear(box, point, mark)).length
      const over = others.filter((point) => isNear(box, point, inMark)).length
      const names = placed.filter((other) => overlap(box, other) > 0).length
      const labels = room.labels.filter((point) => isNear(box, point, toCost)).length
      const edges = samples.filter((each) => each.some((point) => contains(box, point))).length
      const cost =
        (isOutside ? costs.outside : 0) +
        near * costs.near +
        over * costs.over +
        names * costs.name +
        labels * costs.label +
        edges * costs.edge
      return { place, box, cost, names }
    })
    const best = found.reduce((least, each) => (each.cost < least.cost ? each : least))
    const isLeftOut = room.leavesOut === true && best.names > 0
    if (!isLeftOut) placed.push(best.box)
    return { ...best.place, box: best.box, isLeftOut }
  })
}

function candidates({ below, lineHeight, lines }: NameRoom): readonly NameSpot[] {
  const middle = ((1 - lines) * lineHeight) / 2
  const over = (1 - lines) * lineHeight
  const aside = below - 12 + clear
  const beside = below - lineHeight / 2 + 1 + clear
  return [
    { x: 0, y: below, anchor: 'middle' },
    { x: beside, y: middle, anchor: 'start' },
    { x: -beside, y: middle, anchor: 'end' },
    { x: 0, y: over - below, anchor: 'middle' },
    { x: aside, y: below - 5, anchor: 'start' },
    { x: -aside, y: below - 5, anchor: 'end' },
    { x: aside, y: over - below + 5, anchor: 'start' },
    { x: -aside, y: over - below + 5, anchor: 'end' },
  ]
}

/** The box of a name; the middle of its first line is at its place. */
function boxOf(
  { x, y }: NodePlace,
  place: NameSpot,
  width: number,
  { lineHeight, lines }: NameRoom,
): MapBox {
  const share = { start: 0, middle: 0.5, end: 1 }[place.anchor]
  const left = x + place.x - share * width
  return { left, top: y + place.y - lineHeight / 2, width, height: lines * lineHeight }
}

function samplesOf(from: NodePlace, to: NodePlace): readonly NodePlace[] {
  const count = Math.min(40, 2 + Math.floor(Math.hypot(to.x - from.x, to.y - from.y) / 8))
  return Array.from({ length: count + 1 }, (_, at) => ({
    x: from.x + ((to.x - from.x) * at) / count,
    y: from.y + ((to.y - from.y) * at) / count,
  }))
}

function contains({ left, top, width, height }: MapBox, { x, y }: NodePlace): boolean {
  return x > left && x < left + width && y > top && y < top + height
}

/** Whether a point is in a box, or so near to it. */
export function isNear(
  { left, top, width, height }: MapBox,
  point: NodePlace,
  { x, y }: NodePlace,
): boolean {
  const wider = { left: left - x, top: top - y, width: width + 2 * x, height: height + 2 * y }
  return contains(wider, point)
}
