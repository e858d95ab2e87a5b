import { describe, expect, it } from 'vitest'
import { labFacts } from './labFacts'
import stored from './labAddresses.json'

describe('an address of the lab that somebody has kept', () => {
  it.each(stored)('still shows what it showed: $about', ({ address, shows }) => {
    expect(labFacts(address)).toEqual(shows)
  })
})
