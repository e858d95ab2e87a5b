import { drawRiver } from '../river/drawRiver'
import type { Passenger } from '../river/drawRiver'
import type { Scene } from '../scene'
import type { Crossing, River } from './crossing'
import { cannibalStrokes, missionaryStrokes } from './figures'

const kinds = [
  { kind: 'missionary', people: 'missionaries', strokes: missionaryStrokes },
  { kind: 'cannibal', people: 'cannibals', strokes: cannibalStrokes },
] as const

const mostRows = 6

/**
 * The picture of a state, as `drawRiver` draws it. Everybody keeps a place of their own on both
 * banks: a row, or where there are many, half of one.
 * Missionaries wear hats and robes, cannibals have spiky hair and broad shoulders.
 *
 * @param aboard who is in the boat, by their ids (`m0`, `c2`: a missionary, a cannibal, by number
 *   from 0); without it nothing can be tapped
 */
export function drawCrossing(river: River, crossing: Crossing, aboard?: readonly string[]): Scene {
  const { people, boat } = river
  const columns = people > mostRows ? 2 : 1
  const rows = Math.ceil(people / columns)
  const passengers = Array.from({ length: people }, (_, number) =>
    kinds.map(({ kind, people, strokes }, place): Passenger => ({
      id: `${kind[0]}${number}`,
      bank: number < crossing[people] ? 'left' : 'right',
      place: place * columns + Math.floor(number / rows),
      row: number % rows,
      strokes,
      nameIn: (where) => ({
        word: `missionaries.${kind}.${where}`,
        values: { number: number + 1 },
      }),
    })),
  )
  const picture = {
    // A boat for two is narrow; one for more has room for two in a row.
    plan: {
      people: rows,
      abreast: kinds.length * columns,
      figureWidth: 1,
      boat,
      seatsInARow: boat > 2 ? 2 : 1,
    },
    boat: crossing.boat,
    boatName: { word: `missionaries.boat.${crossing.boat}` },
    crossName: { word: `missionaries.cross.${crossing.boat}` },
    passengers: passengers.flat(),
  } as const
  return drawRiver(picture, aboard)
}
