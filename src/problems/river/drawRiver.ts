import type { FigurePart, Scene, Stroke } from '../scene'
import type { Told } from '../told'
import type { Bank, Where } from './bank'
import {
  arrowPlace,
  arrowStrokes,
  bankPlace,
  boatPlace,
  boatStrokes,
  figureHeight,
  groundStrokes,
  seatPlace,
  sizesOf,
} from './boatAndBanks'
import type { Box, RiverPlan } from './boatAndBanks'

export const boatId = 'boat'
/** The arrow beside a boat that can cross; a tap on it does what one on the boat does. */
export const crossId = 'cross'

/** Somebody who can get into the boat, and where they stand on a bank. */
export interface Passenger {
  readonly id: string
  readonly bank: Bank
  readonly place: number
  readonly row: number
  readonly strokes: (x: number, y: number) => readonly Stroke[]
  readonly nameIn: (where: Where) => Told
}

/** Who is at a river, where its boat is, and what the boat and the arrow beside it are called. */
export interface RiverPicture {
  readonly plan: RiverPlan
  readonly boat: Bank
  readonly boatName: Told
  readonly crossName: Told
  readonly passengers: readonly Passenger[]
  /** Who rows and never leaves the boat, in the first seat. */
  readonly rower?: Passenger['strokes']
}

/**
 * The picture of a river: a bank at the left with those who are there, the river with the boat at
 * its bank, and the right bank. Everybody keeps a place of their own on both banks.
 *
 * @param aboard who is in the boat, by their ids; without it nothing can be tapped
 */
export function drawRiver(picture: RiverPicture, aboard?: readonly string[]): Scene {
  const { passengers, rower } = picture
  const sizes = sizesOf(picture.plan)
  const { columns, rows, figureWidth } = sizes
  const boat = boatPlace(sizes, picture.boat)
  const arrow = arrowPlace(sizes, picture.boat)
  const canCross = aboard !== undefined && (aboard.length > 0 || rower !== undefined)
  const tapOf = (id: string, name: Told, held = false): Partial<FigurePart> =>
    aboard ? { tap: { id, name, held } } : {}
  const seats = (seat: number) => seatPlace(sizes, boat, rower ? seat + 1 : seat)
  const first = seatPlace(sizes, boat, 0)

  const people = passengers.map(({ id, bank, place, row, strokes, nameIn }) => {
    const seat = aboard?.indexOf(id) ?? -1
    const { x, y } = seat >= 0 ? seats(seat) : bankPlace(sizes, bank, place, row)
    const name = nameIn(seat >= 0 ? 'boat' : bank)
    const box = { x, y, width: figureWidth, height: figureHeight }
    return figure(box, strokes(x, y), tapOf(id, name, seat >= 0))
  })
  return {
    columns,
    rows,
    parts: [
      figure({ x: 0, y: 0, width: columns, height: rows }, groundStrokes(sizes), { ground: true }),
      figure(
        boat,
        [...boatStrokes(sizes, boat), ...(rower?.(first.x, first.y) ?? [])],
        tapOf(boatId, picture.boatName),
      ),
      ...(canCross
        ? [figure(arrow, arrowStrokes(arrow, picture.boat), tapOf(crossId, picture.crossName))]
        : []),
      ...people,
    ],
  }
}

function figure(box: Box, strokes: readonly Stroke[], others: Partial<FigurePart>): FigurePart {
  return { shape: 'figure', ...box, label: '', home: false, strokes, ...others }
}
