import type { CellMap, PlaceMap, StateMap } from '../../problems/problem'
import { costShade } from '../../stage/map/cells/costShade'

/** A point of a sketch. */
export interface SketchPoint {
  readonly x: number
  readonly y: number
}

/** A small picture of a map, as large as `width` and `height` say. */
export interface MapSketch {
  readonly width: number
  readonly height: number
  /** Paths of filled cells, and by what they cost to enter how dark they are; 1 is a wall. */
  readonly areas: readonly { readonly shade: number; readonly path: string }[]
  /** The ways between places, as one path. */
  readonly ways: string
  readonly places: readonly SketchPoint[]
  /** Where a state is, by its number. */
  pointOf(state: number): SketchPoint
}

/** The room of a sketch. */
const room = { width: 72, height: 54 }
const margin = 6
// More of them are a blot.
const mostPlaces = 300

/** What a map looks like at a glance; undefined where its places are not known, or too many. */
export function mapSketch(map: StateMap): MapSketch | undefined {
  return map.kind === 'cells' ? sketchOfCells(map) : sketchOfPlaces(map)
}

function sketchOfPlaces({ places, ways }: PlaceMap): MapSketch | undefined {
  const known = places.flatMap(({ at }) => (at ? [at] : []))
  if (known.length < places.length || known.length > mostPlaces) return undefined
  const [across, down] = [known.map(({ x }) => x), known.map(({ y }) => y)]
  const [left, top] = [Math.min(...across), Math.min(...down)]
  const [wide, high] = [Math.max(...across) - left, Math.max(...down) - top]
  const scale = Math.min(
    (room.width - 2 * margin) / Math.max(1, wide),
    (room.height - 2 * margin) / Math.max(1, high),
  )
  const points = known.map(({ x, y }) => ({
    x: rounded(room.width / 2 + (x - left - wide / 2) * scale),
    y: rounded(room.height / 2 + (y - top - high / 2) * scale),
  }))
  const lines = ways.map(({ from, to }) => {
    const [a, b] = [points[from], points[to]]
    return `M${a.x} ${a.y}L${b.x} ${b.y}`
  })
  const pointOf = (state: number) => points[state]
  return { ...room, areas: [], ways: lines.join(''), places: points, pointOf }
}

function sketchOfCells({ width, height, costs }: CellMap): MapSketch {
  const side = Math.min(room.width / width, room.height / height)
  const paths = new Map<number, string>()
  for (let cell = 0; cell < costs.length;) {
    const cost = costs[cell]
    const column = cell % width
    let run = 1
    while (column + run < width && costs[cell + run] === cost) run++
    if (cost !== 1) {
      const [x, y] = [rounded(column * side), rounded(Math.floor(cell / width) * side)]
      const [w, h] = [rounded(run * side), rounded(side)]
      paths.set(cost, `${paths.get(cost) ?? ''}M${x} ${y}h${w}v${h}h${-w}z`)
    }
    cell += run
  }
  return {
    width: rounded(width * side),
    height: rounded(height * side),
    areas: Array.from(paths, ([cost, path]) => ({ shade: costShade(cost), path })),
    ways: '',
    places: [],
    pointOf: (cell) => ({
      x: rounded(((cell % width) + 0.5) * side),
      y: rounded((Math.floor(cell / width) + 0.5) * side),
    }),
  }
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100
}
