import { describe, expect, it } from 'vitest'
import stored from './labAddresses.json'
import { labFacts } from './labFacts'

describe('an address of the lab that somebody has kept', () => {
  it.each(stored)('still shows what it showed: $about', ({ address, shows }) => {
    expect(labFacts(address)).toEqual(shows)
  })
})
