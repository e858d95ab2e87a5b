import { describe, expect, it } from 'vitest'
import { experimentFacts } from './experimentFacts'
import stored from './experimentAddresses.json'

describe('an address of an experiment that somebody has kept', () => {
  it.each(stored)('still runs what it ran, to the same counts: $about', ({ address, shows }) => {
    expect(experimentFacts(address)).toEqual(shows)
  })
})
