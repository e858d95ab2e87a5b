import type { FigurePart, Point, Scene, Stroke } from '../scene'
import type { Told } from '../told'
import {
  arrowPlace,
  arrowStrokes,
  boatPlace,
  boatStrokes,
  groundStrokes,
  seatPlace,
  sizesOf,
} from './boatAndBanks'
import type { Box, Sizes } from './boatAndBanks'
import type { Bank, Crossing, River } from './crossing'
import { cannibalStrokes, figureHeight, figureWidth, missionaryStrokes } from './figures'

export const boatId = 'boat'
/** The arrow beside a boat with somebody in it; a tap on it does what one on the boat does. */
export const crossId = 'cross'

const kinds = [
  { kind: 'missionary', people: 'missionaries', column: 0, strokes: missionaryStrokes },
  { kind: 'cannibal', people: 'cannibals', column: 1, strokes: cannibalStrokes },
] as const

/**
 * The picture of a state: a bank at the left with those who are there, the river with the boat at
 * its bank, and the right bank. Everybody keeps a row of their own on both banks. Missionaries wear
 * hats and robes, cannibals have spiky hair and broad shoulders.
 *
 * @param aboard who is in the boat, by their ids (`m0`, `c2`: a missionary, a cannibal, by number
 *   from 0); without it nothing can be tapped
 */
export function drawCrossing(river: River, crossing: Crossing, aboard?: readonly string[]): Scene {
  const sizes = sizesOf(river)
  const { columns, rows } = sizes
  const whole = { x: 0, y: 0, width: columns, height: rows }
  const boat = boatPlace(sizes, crossing.boat)
  const arrow = arrowPlace(sizes, crossing.boat)
  const crossName: Told = { word: `missionaries.cross.${crossing.boat}` }
  const isLoaded = aboard !== undefined && aboard.length > 0
  const boatName: Told = { word: `missionaries.boat.${crossing.boat}` }
  const tapOf = (id: string, name: Told, held = false): Partial<FigurePart> =>
    aboard ? { tap: { id, name, held } } : {}

  const people = Array.from({ length: river.people }, (_, number) =>
    kinds.map(({ kind, people, column, strokes }) => {
      const id = `${kind[0]}${number}`
      const seat = aboard?.indexOf(id) ?? -1
      const bank: Bank = number < crossing[people] ? 'left' : 'right'
      const { x, y } =
        seat >= 0 ? seatPlace(sizes, boat, seat) : bankPlace(sizes, bank, column, number)
      const where = seat >= 0 ? 'boat' : bank
      const name: Told = { word: `missionaries.${kind}.${where}`, values: { number: number + 1 } }
      const box = { x, y, width: figureWidth, height: figureHeight }
      return figure(box, strokes(x, y), tapOf(id, name, seat >= 0))
    }),
  )
  return {
    columns,
    rows,
    parts: [
      figure(whole, groundStrokes(sizes), { ground: true }),
      figure(boat, boatStrokes(sizes, boat), tapOf(boatId, boatName)),
      ...(isLoaded
        ? [figure(arrow, arrowStrokes(arrow, crossing.boat), tapOf(crossId, crossName))]
        : []),
      ...people.flat(),
    ],
  }
}

function bankPlace(sizes: Sizes, bank: Bank, column: number, row: number): Point {
  const { columns, bankWidth, top } = sizes
  const inset = (bankWidth - kinds.length * figureWidth) / 2
  const left = bank === 'left' ? 0 : columns - bankWidth
  return { x: left + inset + column * figureWidth, y: top + row * figureHeight }
}

function figure(box: Box, strokes: readonly Stroke[], others: Partial<FigurePart>): FigurePart {
  return { shape: 'figure', ...box, label: '', home: false, strokes, ...others }
}
