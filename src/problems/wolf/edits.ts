import type { Settings } from '../problem'
import { acrossFrom } from '../river/bank'
import { boatId, crossId } from '../river/drawRiver'
import type { TapEdits } from '../taps'
import { drawFerry } from './drawFerry'
import { everybodyOn, ferried } from './ferry'
import { formatFerry, readFerry } from './ferryText'
import { roomOf } from './settings'

/** A start is edited by tapping the boat and the others, each of which goes to the other bank. */
export const ferryEdits: TapEdits = {
  draw: (settings) => drawFerry(roomOf(settings), ferryOf(settings), []),
  tap(settings, _state, id) {
    const ferry = ferryOf(settings)
    const isBoat = id === boatId || id === crossId
    const who = isBoat ? 'farmer' : ferried.find((each) => each === id)
    return formatFerry(who ? { ...ferry, [who]: acrossFrom(ferry[who]) } : ferry)
  },
}

/** The state that settings have; where they have none, everybody on the left. */
function ferryOf({ start = '' }: Settings) {
  return readFerry(start) ?? everybodyOn('left')
}
