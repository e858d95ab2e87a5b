import type { RandomStarts } from '../manifest'
import { createRandom, shuffled } from '../random'
import { listStartsByDistance } from '../startsByDistance'
import { createPancakesFromSettings, pancakeCountOf } from './settings'
import { sortedStack } from './stack'
import { formatStack } from './stackText'

/** Up to this number of pancakes all stacks can be listed in little time. */
export const fewPancakes = 9

/** Random stacks: from each of them every other can be reached. */
export const randomStacks: RandomStarts = {
  start(settings, seed) {
    return formatStack(shuffled(sortedStack(pancakeCountOf(settings)), createRandom(seed)))
  },
  distances(settings) {
    if (pancakeCountOf(settings) > fewPancakes) return undefined
    const made = createPancakesFromSettings(settings)
    return made.ok ? listStartsByDistance(made.value) : undefined
  },
}
