import { boatId, crossId } from '../river/drawRiver'
import type { TapHand, Tapped } from '../taps'
import { drawFerry } from './drawFerry'
import { ferried, ferriedOver, ferryLoads, unpackFerry } from './ferry'
import type { Ferry } from './ferry'
import { eatenTold } from './ferryText'

/** Played by tapping who is to go into the boat or out of it, and the boat, which crosses. */
export function createFerryHand(room: number): TapHand {
  const loads = ferryLoads(room)

  function tapPassenger(ferry: Ferry, held: readonly string[], id: string): Tapped {
    if (held.includes(id)) return { kind: 'held', held: held.filter((each) => each !== id) }
    if (ferried.some((who) => who === id && ferry[who] !== ferry.farmer)) {
      return { kind: 'refused', why: { word: 'wolf.otherBank' } }
    }
    if (held.length >= room) {
      return { kind: 'refused', why: { word: 'wolf.full', values: { count: room } } }
    }
    return { kind: 'held', held: [...held, id] }
  }

  function tapBoat(ferry: Ferry, held: readonly string[]): Tapped {
    const load = ferried.filter((who) => held.includes(who))
    const after = ferriedOver(ferry, load)
    const why = after && eatenTold(after)
    if (why) return { kind: 'refused', why }
    return { kind: 'move', action: loads.findIndex((each) => each.join() === load.join()) }
  }

  return {
    draw: ({ low }, held) => drawFerry(room, unpackFerry(low), held),
    tap({ low }, held, id) {
      const ferry = unpackFerry(low)
      return id === boatId || id === crossId ? tapBoat(ferry, held) : tapPassenger(ferry, held, id)
    },
  }
}
