import { describe, expect, it } from 'vitest'
import stored from './experimentAddresses.json'
import { experimentFacts } from './experimentFacts'

describe('an address of an experiment that somebody has kept', () => {
  it.each(stored)('still runs what it ran, to the same counts: $about', ({ address, shows }) => {
    expect(experimentFacts(address)).toEqual(shows)
  })
})
