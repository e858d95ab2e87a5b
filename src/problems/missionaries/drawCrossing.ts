import type { FigurePart, Scene, SceneTap, Stroke } from '../scene'
import type { Told } from '../told'
import type { Bank, Crossing, River } from './crossing'
import { missionaryStrokes, cannibalStrokes, figureHeight, figureWidth } from './figures'

/** A missionary (`m`) or a cannibal (`c`) by number from 0: `m0`, `c2`. */
export type PersonId = `${'m' | 'c'}${number}`

export const boatId = 'boat'

/** What of a picture can be tapped, and who is in the boat. */
export interface Tappable {
  readonly aboard: readonly string[]
}

const bankWidth = 2.2
const margin = 0.15
const fewestRows = 3
const mostInARow = 2

/**
 * The picture of a state: a bank at the left with those who are there, the river with the boat at
 * its bank, and the right bank. Everybody keeps a row of their own on both banks. Missionaries wear
 * hats and robes, cannibals have spiky hair and broad shoulders.
 *
 * @param tappable whether people and boat can be tapped; without it they are only shown
 */
export function drawCrossing(river: River, crossing: Crossing, tappable?: Tappable): Scene {
  const seats = Math.min(river.boat, mostInARow)
  const seatRows = Math.ceil(river.boat / mostInARow)
  const isWide = river.boat > mostInARow
  const boatWidth = (isWide ? seats : 1) * figureWidth + 0.5
  const boatRows = isWide ? seatRows : river.boat
  const boatHeight = boatRows * figureHeight + 0.9
  const riverWidth = boatWidth + 0.9
  const columns = 2 * bankWidth + riverWidth
  const rows = Math.max(fewestRows, river.people) * figureHeight + 2 * margin
  const boatLeft =
    crossing.boat === 'left' ? bankWidth + 0.1 : columns - bankWidth - boatWidth - 0.1
  const boatTop = (rows - boatHeight) / 2

  const aboard = tappable?.aboard ?? []
  const top = (rows - river.people * figureHeight) / 2
  const tapOf = (id: string, name: Told, held: boolean): { readonly tap?: SceneTap } =>
    tappable ? { tap: { id, name, held } } : {}

  function person(kind: 'missionary' | 'cannibal', number: number, onLeft: number): FigurePart {
    const id: PersonId = `${kind === 'missionary' ? 'm' : 'c'}${number}`
    const seat = aboard.indexOf(id)
    const bank: Bank = number < onLeft ? 'left' : 'right'
    const column = kind === 'missionary' ? 0 : 1
    const bankLeft = bank === 'left' ? 0 : columns - bankWidth
    const inset = (bankWidth - 2 * figureWidth) / 2
    const [x, y] =
      seat >= 0
        ? [
            boatLeft + 0.25 + (isWide ? (seat % mostInARow) * figureWidth : 0),
            boatTop + 0.45 + (isWide ? Math.floor(seat / mostInARow) : seat) * figureHeight,
          ]
        : [bankLeft + inset + column * figureWidth, top + number * figureHeight]
    const where = seat >= 0 ? 'boat' : bank
    const name: Told = { word: `missionaries.${kind}.${where}`, values: { number: number + 1 } }
    const strokes = kind === 'missionary' ? missionaryStrokes(x, y) : cannibalStrokes(x, y)
    return figure(
      { x, y, width: figureWidth, height: figureHeight },
      strokes,
      tapOf(id, name, seat >= 0),
    )
  }

  const people = Array.from({ length: river.people }, (_, number) => [
    person('missionary', number, crossing.missionaries),
    person('cannibal', number, crossing.cannibals),
  ]).flat()
  const boatBox = { x: boatLeft, y: boatTop, width: boatWidth, height: boatHeight }
  const boatName: Told = { word: `missionaries.boat.${crossing.boat}` }
  const boat = figure(
    boatBox,
    boatStrokes(boatBox, river.boat, isWide),
    tapOf(boatId, boatName, false),
  )
  return { columns, rows, parts: [ground(columns, rows), boat, ...people] }
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function figure(box: Box, strokes: readonly Stroke[], others: Partial<FigurePart>): FigurePart {
  return { shape: 'figure', ...box, label: '', home: false, strokes, ...others }
}

const shoreSteps = 8
const shoreDepth = 0.09

function ground(columns: number, rows: number): FigurePart {
  const wave = Array.from({ length: shoreSteps + 1 }, (_, step) => {
    return { y: (step * rows) / shoreSteps, out: step % 2 === 0 ? 0 : shoreDepth }
  })
  const left = wave.map(({ y, out }) => ({ x: bankWidth - out, y }))
  const right = wave.map(({ y, out }) => ({ x: columns - bankWidth + out, y }))
  const strokes: readonly Stroke[] = [
    { kind: 'bar', paint: 'water', x: 0, y: 0, width: columns, height: rows, round: 0.2 },
    { kind: 'polygon', paint: 'land', points: [{ x: 0, y: 0 }, ...left, { x: 0, y: rows }] },
    {
      kind: 'polygon',
      paint: 'land',
      points: [{ x: columns, y: 0 }, ...right, { x: columns, y: rows }],
    },
  ]
  return figure({ x: 0, y: 0, width: columns, height: rows }, strokes, { ground: true })
}

/** A boat seen from above: its bow and stern, and a bench for each seat row. */
function boatStrokes(
  { x, y, width, height }: Box,
  seats: number,
  isWide: boolean,
): readonly Stroke[] {
  const middle = x + width / 2
  const shoulder = 0.5
  const hull = (inset: number, end: number) => [
    { x: middle - 0.18, y: y + end },
    { x: middle + 0.18, y: y + end },
    { x: x + width - inset, y: y + shoulder },
    { x: x + width - inset, y: y + height - shoulder },
    { x: middle + 0.18, y: y + height - end },
    { x: middle - 0.18, y: y + height - end },
    { x: x + inset, y: y + height - shoulder },
    { x: x + inset, y: y + shoulder },
  ]
  const benches = isWide ? Math.ceil(seats / mostInARow) : seats
  return [
    { kind: 'polygon', paint: 'wood', points: hull(0, 0) },
    { kind: 'polygon', paint: 'land', points: hull(0.14, 0.16) },
    ...Array.from({ length: benches }, (_, bench): Stroke => ({
      kind: 'bar',
      paint: 'wood',
      x: x + 0.1,
      y: y + 0.45 + (bench + 0.68) * figureHeight,
      width: width - 0.2,
      height: 0.16,
      round: 0.04,
    })),
  ]
}
