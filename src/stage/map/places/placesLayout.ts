import type { MapWay, PlaceMap } from '../../../problems/problem'
import type { Scene } from '../../../problems/scene'
import type { MappedStates } from '../../../recording/stateMap'
import type { Transform } from '../../ink/transform'
import type { BoardSizes } from '../../tree/picture/detailLevel'
import type { Palette } from '../../tree/brush/palette'
import { placedLabels } from './placedLabels'
import type { LabelBox } from './placedLabels'
import { fitted, fittedTransform, roomBetween } from './placedMap'
import type { MapPoint, MapRoom } from './placedMap'
import { middlesOf, placedCosts, placedWays } from './placedWays'
import type { PlacedWay, WayCost } from './placedWays'

/** Where everything on a map of places is drawn in a room; the same at every step. */
export interface PlacesLayout {
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
  readonly names: readonly string[]
  readonly labels: readonly (LabelBox | undefined)[]
  /** How high a line of a label is. */
  readonly line: number
  readonly ways: readonly PlacedWay[]
  readonly costs: readonly WayCost[]
}

/** What a map of places is laid out for. */
export interface PlacesRoom {
  readonly width: number
  readonly height: number
  readonly palette: Pick<Palette, 'sans' | 'letters'>
  readonly measure: (text: string, font: string) => number
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
// Of more places none has room for its name.
const mostNamed = 400
const leastName = 60
const sum = '000 + 000 = 000'
const value = '0000'

/** The font of what is written beside places. */
export function labelFont({ sans, letters }: PlacesRoom['palette'], weight: number): string {
  return `${weight} ${13 * letters}px ${sans}`
}

/**
 * Lays a map of places out.
 *
 * @param placed where its places are, by their own measure
 * @param boards how large pictures of states are to be, on a map that is a graph of states
 * @param costOf what a way costs as it is written, empty where it says nothing
 */
export function placesLayout(
  map: PlaceMap,
  placed: readonly MapPoint[],
  room: PlacesRoom,
  drawn: { readonly scenes: readonly Scene[]; readonly boards: BoardSizes } | undefined,
  costOf: (units: number) => string,
): PlacesLayout {
  const { width, height, palette, measure } = room
  const line = 16 * palette.letters
  const margin = drawn
    ? { x: 24, y: 24 }
    : { x: Math.min(40, width * 0.08), y: Math.min(2 * line + 10, height * 0.12) }
  const underTools = drawn ? 36 : 12
  // States have no places of their own: their graph lies the way that there is more room.
  const isTurned = drawn !== undefined && isTall(room) !== isTall(extentOf(placed))
  const turned = isTurned ? placed.map(turnedOver) : placed
  let within: MapRoom = { width, height, margin, above: underTools }
  let points = fitted(turned, within)
  const between = roomBetween(points)
  let size = Math.min(largestMark, Math.max(leastMark, between * 0.45))
  const board = drawn && boardSize(drawn.boards)
  if (board !== undefined) size = board
  const isCrowded = between < roomForSums * palette.letters
  const ways = placedWays(map.ways, points, size, board !== undefined)
  const longest = Math.max(leastName, Math.min(180, width * 0.3))
  const hasNames = !drawn && map.places.length <= mostNamed
  const names = map.places.map(({ name }) =>
    hasNames ? shortened(name, longest, (text) => measure(text, labelFont(palette, 600))) : '',
  )
  const least = hasNames ? measure(isCrowded ? value : sum, labelFont(palette, 400)) : 0
  const written = [
    ways,
    (text: string) => measure(text, labelFont(palette, 400)) + 4,
    ({ cost }: MapWay) => costOf(cost),
    line,
  ] as const
  const labels = hasNames
    ? placedLabels(
        points,
        size,
        names.map((name) => ({
          width: Math.max(least, measure(name, labelFont(palette, 600))) + 4,
          height: 2 * line,
        })),
        room,
        ways,
        [],
        middlesOf(...written),
      )
    : points.map(() => undefined)
  const costs = hasNames
    ? placedCosts(
        ...written,
        labels,
        points.map((point) => ({ ...point, size })),
      )
    : []
  const scenes = board === undefined ? undefined : drawn?.scenes
  const transform = { ...fittedTransform(turned, within), turned: isTurned }
  const drawing = { width, height, points, transform, size, scenes, isCrowded }
  return { ...drawing, names, labels, line, ways, costs }

  /** The size of pictures of states, where there is room for them between all places, and ways between. */
  function boardSize({ least }: BoardSizes): number | undefined {
    const smallest = least * smallShare
    let wanted = largestBoard
    // What is left at the edges for smaller pictures is room between them.
    for (let round = 0; round < roundsOfSize; round++) {
      const edge = wanted / 2 + besideBoard
      within = { ...within, margin: { x: edge, y: edge } }
      points = fitted(turned, within)
      wanted = Math.min(wanted, leastBetween(points) * boardShare)
    }
    if (wanted >= smallest) return wanted
    within = { ...within, margin }
    points = fitted(turned, within)
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

/** A name cut to a width. */
function shortened(name: string, most: number, widthOf: (text: string) => number): string {
  if (widthOf(name) <= most) return name
  const signs = [...name]
  while (signs.length > 1 && widthOf(`${signs.join('')}…`) > most) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** What a map of states draws in its places. */
export function scenesOf(
  { map, stateOf }: MappedStates,
  draw: (state: ReturnType<MappedStates['stateOf']>) => Scene,
): readonly Scene[] {
  return map.kind === 'places' ? map.places.map((_, place) => draw(stateOf(place))) : []
}
