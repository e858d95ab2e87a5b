import { drawRiver } from '../river/drawRiver'
import type { Scene } from '../scene'
import { cabbageStrokes, farmerStrokes, figureWidth, goatStrokes, wolfStrokes } from './animals'
import { ferried } from './ferry'
import type { Ferry } from './ferry'

const strokesOf = { wolf: wolfStrokes, goat: goatStrokes, cabbage: cabbageStrokes } as const

/**
 * The picture of a state, as `drawRiver` draws it: the farmer in the boat, and the others on their
 * banks, each in a row of their own. Each has a shape of its own.
 *
 * @param aboard who is in the boat beside the farmer; without it nothing can be tapped
 */
export function drawFerry(room: number, ferry: Ferry, aboard?: readonly string[]): Scene {
  const picture = {
    plan: { people: ferried.length, abreast: 1, figureWidth, boat: room + 1, seatsInARow: 1 },
    boat: ferry.farmer,
    boatName: { word: `wolf.boat.${ferry.farmer}` },
    crossName: { word: `wolf.cross.${ferry.farmer}` },
    passengers: ferried.map((who, row) => ({
      id: who,
      bank: ferry[who],
      place: 0,
      row,
      strokes: strokesOf[who],
      nameIn: (where: 'left' | 'right' | 'boat') => ({ word: `wolf.${who}.${where}` }) as const,
    })),
    rower: farmerStrokes,
  } as const
  return drawRiver(picture, aboard)
}
