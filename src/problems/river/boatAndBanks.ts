import type { Point, Stroke } from '../scene'
import type { Bank } from './bank'

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** Who has to have room: on each bank, and in the boat. */
export interface RiverPlan {
  /** How many rows of figures a bank has room for, and how many of them stand in a row. */
  readonly people: number
  readonly abreast: number
  readonly figureWidth: number
  /** How many the boat holds, and how many of them sit beside each other. */
  readonly boat: number
  readonly seatsInARow: number
}

/** How large what is drawn is, in cells. */
export interface Sizes extends RiverPlan {
  readonly columns: number
  readonly rows: number
  readonly bankWidth: number
  /** Where the first row of figures begins. */
  readonly top: number
  readonly boatWidth: number
  readonly boatHeight: number
  readonly seatRows: number
}

/** The height of a figure in a picture, in cells. */
export const figureHeight = 1.5

/** The room beside those on a bank. */
const bankMargin = 0.1
const margin = 0.12
const fewestRows = 3
/** The room of the boat around those in it. */
const gunwale = 0.25
const bow = 0.45
/** The water beside the boat, and between it and its bank. */
const water = 0.9
const mooring = 0.1

export function sizesOf(plan: RiverPlan): Sizes {
  const { people, abreast, figureWidth, boat, seatsInARow } = plan
  const seatRows = Math.ceil(boat / seatsInARow)
  const boatWidth = seatsInARow * figureWidth + 2 * gunwale
  const boatHeight = seatRows * figureHeight + 2 * bow
  const bankWidth = abreast * figureWidth + bankMargin
  const rows = Math.max(fewestRows * figureHeight, people * figureHeight, boatHeight) + 2 * margin
  return {
    ...plan,
    columns: 2 * bankWidth + boatWidth + water,
    rows,
    bankWidth,
    top: (rows - people * figureHeight) / 2,
    boatWidth,
    boatHeight,
    seatRows,
  }
}

/** Where somebody on a bank is drawn, by their place in a row and the number of the row. */
export function bankPlace(sizes: Sizes, bank: Bank, place: number, row: number): Point {
  const { columns, bankWidth, figureWidth, top } = sizes
  const left = bank === 'left' ? 0 : columns - bankWidth
  return { x: left + bankMargin / 2 + place * figureWidth, y: top + row * figureHeight }
}

export function boatPlace(sizes: Sizes, bank: Bank): Box {
  const { columns, rows, bankWidth, boatWidth, boatHeight } = sizes
  const x = bank === 'left' ? bankWidth + mooring : columns - bankWidth - mooring - boatWidth
  return { x, y: (rows - boatHeight) / 2, width: boatWidth, height: boatHeight }
}

/** Where somebody in the boat is drawn, by the number of their seat. */
export function seatPlace({ seatsInARow, figureWidth }: Sizes, boat: Box, seat: number): Point {
  return {
    x: boat.x + gunwale + (seat % seatsInARow) * figureWidth,
    y: boat.y + bow + Math.floor(seat / seatsInARow) * figureHeight,
  }
}

const arrowHeight = 2

/** The room of an arrow in the water beside the boat, which points to the other bank. */
export function arrowPlace({ columns, rows, bankWidth }: Sizes, boat: Bank): Box {
  const width = water - mooring
  const x = boat === 'left' ? columns - bankWidth - width : bankWidth
  return { x, y: (rows - arrowHeight) / 2, width, height: arrowHeight }
}

export function arrowStrokes({ x, y, width, height }: Box, boat: Bank): readonly Stroke[] {
  const [tail, tip] = boat === 'left' ? [x + 0.1, x + width - 0.05] : [x + width - 0.1, x + 0.05]
  const neck = (tail + tip) / 2
  const across: readonly (readonly [number, number])[] = [
    [tail, 0.38],
    [neck, 0.38],
    [neck, 0.2],
    [tip, 0.5],
    [neck, 0.8],
    [neck, 0.62],
    [tail, 0.62],
  ]
  const points = across.map(([px, share]) => ({ x: px, y: y + share * height }))
  return [{ kind: 'polygon', paint: 'wood', points }]
}

const shoreSteps = 8
const shoreDepth = 0.09

/** The river between two banks, whose shores go in and out. */
export function groundStrokes({ columns, rows, bankWidth }: Sizes): readonly Stroke[] {
  const shore = Array.from({ length: shoreSteps + 1 }, (_, step) => {
    return { y: (step * rows) / shoreSteps, x: bankWidth - (step % 2) * shoreDepth }
  })
  const left = [{ x: 0, y: 0 }, ...shore, { x: 0, y: rows }]
  const right = left.map(({ x, y }) => ({ x: columns - x, y }))
  return [
    { kind: 'bar', paint: 'water', x: 0, y: 0, width: columns, height: rows, round: 0.2 },
    { kind: 'polygon', paint: 'land', points: left },
    { kind: 'polygon', paint: 'land', points: right },
  ]
}

const plank = 0.14
const bench = 0.16

/** A boat seen from above, with a bench for each row of seats. */
export function boatStrokes({ seatRows }: Sizes, boat: Box): readonly Stroke[] {
  const benches = Array.from({ length: seatRows }, (_, row): Stroke => ({
    kind: 'bar',
    paint: 'wood',
    x: boat.x + plank / 2,
    y: boat.y + bow + (row + 0.7) * figureHeight,
    width: boat.width - plank,
    height: bench,
    round: bench / 4,
  }))
  return [
    { kind: 'polygon', paint: 'wood', points: hull(boat, 0) },
    { kind: 'polygon', paint: 'land', points: hull(boat, plank) },
    ...benches,
  ]
}

/** The outline of a boat, so far within its box. */
function hull({ x, y, width, height }: Box, inset: number): readonly Point[] {
  const [left, right] = [x + inset, x + width - inset]
  const [top, bottom] = [y + inset, y + height - inset]
  const middle = x + width / 2
  const [tip, shoulder] = [0.18, 0.5]
  return [
    { x: middle - tip, y: top },
    { x: middle + tip, y: top },
    { x: right, y: y + shoulder },
    { x: right, y: y + height - shoulder },
    { x: middle + tip, y: bottom },
    { x: middle - tip, y: bottom },
    { x: left, y: y + height - shoulder },
    { x: left, y: y + shoulder },
  ]
}
