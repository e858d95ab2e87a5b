import type { RandomStarts } from '../manifest'
import { createRandom, shuffled } from '../random'
import { listStartsByDistance } from '../startsByDistance'
import { sortedPile } from './pile'
import { formatPile } from './pileText'
import { createPancakesFromSettings, pancakeCountOf } from './settings'

/** Up to this number of pancakes all piles can be listed in little time. */
export const fewPancakes = 9

/** Random piles: from each of them every other can be reached. */
export const randomPiles: RandomStarts = {
  start(settings, seed) {
    return formatPile(shuffled(sortedPile(pancakeCountOf(settings)), createRandom(seed)))
  },
  distances(settings) {
    if (pancakeCountOf(settings) > fewPancakes) return undefined
    const made = createPancakesFromSettings(settings)
    return made.ok ? listStartsByDistance(made.value) : undefined
  },
}
