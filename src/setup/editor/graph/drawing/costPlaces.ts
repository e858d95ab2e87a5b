import { boxAround, overlap } from '../../../../stage/map/places/written/boxes'
import type { MapBox } from '../../../../stage/map/places/written/boxes'
import type { EdgeDrawn } from '../drawnGraph'
import type { NodePlace } from '../graphEdits'
import type { EdgeLine } from './edgeLines'
import { isNear } from './namePlaces'

/** What costs of edges have to leave free. */
interface CostRoom {
  readonly points: readonly NodePlace[]
  readonly names: readonly MapBox[]
  /** How much larger letters are than by default. */
  readonly larger?: number
}

const letter = 8
const height = 14
const mark = { x: 9, y: 9 }
// No nearer to an end, else it would be read as that of another edge there.
const along = [0, -0.1, 0.1, -0.2, 0.2]

/**
 * Where the costs of edges stand in a picture with little room: beside the middle of the edge, or a
 * little along it, or at its other side; nothing for one that would be printed over something else.
 */
export function costPlaces(
  edges: readonly EdgeDrawn[],
  lines: readonly EdgeLine[],
  { points, names, larger = 1 }: CostRoom,
): readonly (NodePlace | undefined)[] {
  const placed: MapBox[] = []
  return edges.map(({ ends: [from, to], cost }, number) => {
    const [a, b] = [points[from], points[to]]
    const { label } = lines[number]
    // Of an edge back to its own node there is no other side.
    const other = from === to ? label : { x: a.x + b.x - label.x, y: a.y + b.y - label.y }
    const width = cost.length * letter * larger
    for (const share of along) {
      for (const { x, y } of [label, other]) {
        const place = { x: x + (b.x - a.x) * share, y: y + (b.y - a.y) * share }
        const box = boxAround(place.x, place.y, width, height * larger)
        const isFree =
          ![...names, ...placed].some((each) => overlap(box, each) > 0) &&
          !points.some((point) => isNear(box, point, mark))
        if (!isFree) continue
        placed.push(box)
        return place
      }
    }
    return undefined
  })
}
