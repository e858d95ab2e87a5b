import type { Scene } from '../../../problems/scene'
import type { MappedStates } from '../../../recording/stateMap'
import type { Transform } from '../../ink/transform'
import type { BoardSizes } from '../../tree/picture/detailLevel'
import { fitted, fittedTransform, roomBetween } from './placed/placedMap'
import type { MapPoint, MapRoom } from './placed/placedMap'
import { placedWays } from './placed/placedWays'
import type { PlacedWay } from './placed/placedWays'
import type { SearchedMap } from './searchedMap'
import { boxAround, overlap } from './written/boxes'
import { nothing } from './written/mapWords'
import type { WordsRoom, WrittenMap } from './written/mapWords'
import { writtenMap } from './written/writtenMap'

/** Where everything on a map of places is drawn in a room; the same at every step. */
export interface PlacesLayout extends WrittenMap {
  readonly width: number
  readonly height: number
  readonly points: readonly MapPoint[]
  /** Where the coordinates of the map, by its own measure, are in the room. */
  readonly transform: Transform
  /** How large a place is drawn: as a mark, or as a picture of its state. */
  readonly size: number
  readonly scenes: readonly Scene[] | undefined
  /** True where there is no room for sums, nor for values that nothing compares. */
  readonly isCrowded: boolean
  readonly ways: readonly PlacedWay[]
}

/** What a map of places is laid out for. */
export interface PlacesRoom extends Omit<WordsRoom, 'tools'> {
  /** How large the tools in the upper right corner are. */
  readonly tools: { readonly width: number; readonly height: number }
}

const largestMark = 22
const leastMark = 2.5
const largestBoard = 96
const boardShare = 0.74
const smallShare = 0.85
const besideBoard = 12
const roundsOfSize = 4
// With less room a place says only what its search goes by, and only while that is compared.
const roomForSums = 120
// From so much room on letters are larger than by default, up to so much.
const roomForLarger = 150
const mostLarger = 1.4
// Of more places none has room for its name.
const mostNamed = 400
// A map without room is rather drawn out of shape than without names.
const mostStretched = 2.4

/**
 * Lays a map of places out.
 *
 * @param placed where its places are, by their own measure
 * @param boards how large pictures of states are to be, on a map that is a graph of states
 */
export function placesLayout(
  { map, ends, costOf }: SearchedMap,
  placed: readonly MapPoint[],
  room: PlacesRoom,
  drawn: { readonly scenes: readonly Scene[]; readonly boards: BoardSizes } | undefined,
): PlacesLayout {
  const { width, height, palette } = room
  const tools = { ...room.tools, left: width - room.tools.width, top: 0 }
  const margin = drawn
    ? { x: 24, y: 24 }
    : { x: Math.min(40, width * 0.08), y: Math.min(32 * palette.letters + 10, height * 0.12) }
  const underTools = drawn ? 36 : 12
  // States have no places of their own: their graph lies the way that there is more room.
  const isTurned = drawn !== undefined && isTall(room) !== isTall(extentOf(placed))
  const turned = isTurned ? placed.map(turnedOver) : placed
  let within: MapRoom = { width, height, margin, above: underTools }
  let points = fitted(turned, within)
  const leastRoom = roomForSums * palette.letters
  if (!drawn && roomBetween(points) < leastRoom) fit({ ...within, stretched: mostStretched })
  if (!drawn && points.some(isUnderTools)) fit({ ...within, above: tools.height })
  const between = roomBetween(points)
  let size = Math.min(largestMark, Math.max(leastMark, between * 0.45))
  const board = drawn && boardSize(drawn.boards)
  if (board !== undefined) size = board
  const isCrowded = between < leastRoom
  const ways = placedWays(map.ways, points, size, board !== undefined)
  const scenes = board === undefined ? undefined : drawn?.scenes
  const transform = { ...fittedTransform(turned, within), turned: isTurned }
  const drawing = { width, height, points, transform, size, scenes, isCrowded, ways }
  if (drawn || map.places.length > mostNamed) {
    return { ...drawing, ...nothing, labels: map.places.map(() => undefined) }
  }
  const words = { map, points, size, ways, isCrowded, ends, costOf }
  // Where places are far apart their words are seen from far away.
  const larger = isCrowded ? 1 : Math.min(mostLarger, Math.max(1, between / roomForLarger))
  const letters = Math.max(palette.letters, larger)
  return { ...drawing, ...writtenMap(words, { ...room, tools, palette: { ...palette, letters } }) }

  function fit(changed: MapRoom): void {
    within = changed
    points = fitted(turned, within)
  }

  function isUnderTools({ x, y }: MapPoint): boolean {
    return overlap(boxAround(x, y, largestMark, largestMark), tools) > 0
  }

  /** The size of pictures of states, where there is room for them between all places, and ways between. */
  function boardSize({ least }: BoardSizes): number | undefined {
    const smallest = least * smallShare
    let wanted = largestBoard
    // What is left at the edges for smaller pictures is room between them.
    for (let round = 0; round < roundsOfSize; round++) {
      const edge = wanted / 2 + besideBoard
      fit({ ...within, margin: { x: edge, y: edge } })
      wanted = Math.min(wanted, leastBetween(points) * boardShare)
    }
    if (wanted >= smallest) return wanted
    fit({ ...within, margin })
    return undefined
  }
}

function isTall({ width, height }: Pick<PlacesRoom, 'width' | 'height'>): boolean {
  return height > width
}

function extentOf(points: readonly MapPoint[]): Pick<PlacesRoom, 'width' | 'height'> {
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return {
    width: Math.max(...across) - Math.min(...across),
    height: Math.max(...down) - Math.min(...down),
  }
}

function turnedOver({ x, y }: MapPoint): MapPoint {
  return { x: y, y: x }
}

function leastBetween(points: readonly MapPoint[]): number {
  return points.reduce(
    (least, one, at) =>
      points.slice(at + 1).reduce((closest, other) => {
        return Math.min(closest, Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)))
      }, least),
    Number.POSITIVE_INFINITY,
  )
}

/** What a map of states draws in its places. */
export function scenesOf(
  { map, stateOf }: MappedStates,
  draw: (state: ReturnType<MappedStates['stateOf']>) => Scene,
): readonly Scene[] {
  return map.kind === 'places' ? map.places.map((_, place) => draw(stateOf(place))) : []
}
