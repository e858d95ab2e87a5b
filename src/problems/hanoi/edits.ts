import type { StateSetting } from '../manifest'
import type { Settings } from '../problem'
import type { TapEdits } from '../taps'
import { drawTowers } from './drawTowers'
import { towerSizesOf, defaultTowers } from './settings'
import type { Towers } from './towers'
import { formatTowers, parseTowers } from './towersText'

/** A state is edited by tapping discs, each of which goes to the next peg, and from the last to the first. */
export const hanoiEdits: TapEdits = {
  draw: (settings, state) =>
    drawTowers(towersOf(settings, state), towerSizesOf(settings).pegs, { discs: true }),
  tap(settings, state, id) {
    const { pegs } = towerSizesOf(settings)
    const tapped = Number(id)
    return formatTowers(
      towersOf(settings, state).map((peg, disc) => (disc === tapped ? (peg + 1) % pegs : peg)),
    )
  },
}

/** The state that settings have; where it is wrong, the default one. */
function towersOf(settings: Settings, state: StateSetting): Towers {
  const sizes = towerSizesOf(settings)
  const towers = parseTowers(settings[state] ?? '', sizes)
  return towers.ok ? towers.value : defaultTowers(state, sizes)
}
