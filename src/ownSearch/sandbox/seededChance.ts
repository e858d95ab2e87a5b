import { createRandom } from '../../problems/random'

const seed = 1
let random = createRandom(seed)

/**
 * Puts seeded numbers in the place of `Math.random`: the same link shows the same picture on every
 * machine, also that of a search that asks for chance.
 */
export function seedChance(): void {
  Reflect.set(Math, 'random', () => random())
}

/** Lets the numbers begin anew, as each run does. */
export function beginChance(): void {
  random = createRandom(seed)
}
