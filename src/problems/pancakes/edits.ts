import type { StateSetting } from '../manifest'
import type { Settings } from '../problem'
import type { TapEdits } from '../taps'
import { drawPile } from './drawPile'
import { mixedPile, sortedPile } from './pile'
import type { Pile } from './pile'
import { formatPile, parsePile } from './pileText'
import { pancakeCountOf } from './settings'

/** A pile is edited by turning pancakes over: in this way every order can be reached. */
export const pancakeEdits: TapEdits = {
  draw: (settings, state) => drawPile(pileOf(settings, state), true),
  tap(settings, state, id) {
    const pile = pileOf(settings, state)
    const turned = pile.indexOf(Number(id)) + 1
    return formatPile([...pile.slice(0, turned).reverse(), ...pile.slice(turned)])
  },
}

/** The pile that settings have; where it is wrong, the default one. */
function pileOf(settings: Settings, state: StateSetting): Pile {
  const count = pancakeCountOf(settings)
  const pile = parsePile(settings[state] ?? '', count)
  if (pile.ok) return pile.value
  return state === 'start' ? mixedPile(count) : sortedPile(count)
}
