import type { Settings } from '../problem'
import { acrossFrom } from '../river/bank'
import { boatId } from '../river/drawRiver'
import type { TapEdits } from '../taps'
import { everybody } from './crossing'
import type { Crossing } from './crossing'
import { formatCrossing, readCrossing } from './crossingText'
import { drawCrossing } from './drawCrossing'
import { bankOf } from './hand'
import { riverOf } from './settings'

/** A start is edited by tapping people and the boat, each of which goes to the other bank. */
export const crossingEdits: TapEdits = {
  draw: (settings) => drawCrossing(riverOf(settings), crossingOf(settings), []),
  tap(settings, _state, id) {
    const crossing = crossingOf(settings)
    if (id === boatId) return formatCrossing({ ...crossing, boat: acrossFrom(crossing.boat) })
    const kind = id.startsWith('m') ? 'missionaries' : 'cannibals'
    const change = bankOf(crossing, id) === 'left' ? -1 : 1
    return formatCrossing({ ...crossing, [kind]: crossing[kind] + change })
  },
}

/** The state that settings have, as far as it can be drawn; else everybody on the left. */
function crossingOf(settings: Settings): Crossing {
  const { people } = riverOf(settings)
  const { missionaries, cannibals, boat } =
    readCrossing(settings.start ?? '') ?? everybody({ people })
  return {
    missionaries: Math.min(missionaries, people),
    cannibals: Math.min(cannibals, people),
    boat,
  }
}
