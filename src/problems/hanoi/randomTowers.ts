import type { RandomStarts } from '../manifest'
import { createRandom } from '../random'
import { listStartsByDistance } from '../startsByDistance'
import { createHanoiFromSettings, towerSizesOf } from './settings'
import { formatTowers } from './towersText'

/** Up to this number of states all of them can be listed in little time. */
const fewStates = 300_000

/** Random states: from each of them every other can be reached. */
export const randomTowers: RandomStarts = {
  start(settings, seed) {
    const { discs, pegs } = towerSizesOf(settings)
    const random = createRandom(seed)
    return formatTowers(Array.from({ length: discs }, () => Math.floor(random() * pegs)))
  },
  distances(settings) {
    const { discs, pegs } = towerSizesOf(settings)
    if (pegs ** discs > fewStates) return undefined
    const made = createHanoiFromSettings(settings)
    return made.ok ? listStartsByDistance(made.value) : undefined
  },
}
