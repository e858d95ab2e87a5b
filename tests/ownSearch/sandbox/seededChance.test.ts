import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { beginChance, seedChance } from '../../../src/ownSearch/sandbox/seededChance'

const { random } = Math

beforeEach(seedChance)
afterEach(() => {
  Math.random = random
})

const numbers = () => Array.from({ length: 20 }, () => Math.random())

describe('the chance of a search of one’s own', () => {
  it('is the same in each run', () => {
    beginChance()
    const first = numbers()
    beginChance()
    expect(numbers()).toEqual(first)
  })

  it('goes on within a run', () => {
    beginChance()
    const drawn = [...numbers(), ...numbers()]
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(drawn.every((number) => number >= 0 && number < 1)).toBe(true)
  })
})
