import type { Bank } from '../river/bank'
import { boatId, crossId } from '../river/drawRiver'
import type { TapHand, Tapped } from '../taps'
import { crossed, loadsOf, outnumberedOn, unpackCrossing } from './crossing'
import type { Crossing, River } from './crossing'
import { outnumbered } from './crossingText'
import { drawCrossing } from './drawCrossing'

/** Played by tapping people, who go into the boat and out of it, and the boat, which crosses. */
export function createHand(river: River): TapHand {
  const loads = loadsOf(river.boat)

  function tapPerson(crossing: Crossing, held: readonly string[], id: string): Tapped {
    if (held.includes(id)) return { kind: 'held', held: held.filter((each) => each !== id) }
    if (bankOf(crossing, id) !== crossing.boat) {
      return { kind: 'refused', why: { word: 'missionaries.otherBank' } }
    }
    if (held.length >= river.boat) {
      return { kind: 'refused', why: { word: 'missionaries.full', values: { count: river.boat } } }
    }
    return { kind: 'held', held: [...held, id] }
  }

  function tapBoat(crossing: Crossing, held: readonly string[]): Tapped {
    const missionaries = held.filter((id) => id.startsWith('m')).length
    const cannibals = held.length - missionaries
    const action = loads.findIndex((load) => {
      return load.missionaries === missionaries && load.cannibals === cannibals
    })
    const after = action < 0 ? undefined : crossed(river, crossing, loads[action])
    if (!after) return { kind: 'refused', why: { word: 'missionaries.nobodyRows' } }
    const bank = outnumberedOn(river, after)
    if (bank) return { kind: 'refused', why: outnumbered(river, after, bank) }
    return { kind: 'move', action }
  }

  return {
    draw: ({ low }, held) => drawCrossing(river, unpackCrossing(low), held),
    tap({ low }, held, id) {
      return id === boatId || id === crossId
        ? tapBoat(unpackCrossing(low), held)
        : tapPerson(unpackCrossing(low), held, id)
    },
  }
}

/** The bank that somebody is on, by their id. */
export function bankOf({ missionaries, cannibals }: Crossing, id: string): Bank {
  const onLeft = id.startsWith('m') ? missionaries : cannibals
  return Number(id.slice(1)) < onLeft ? 'left' : 'right'
}
