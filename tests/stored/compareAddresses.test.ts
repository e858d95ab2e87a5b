import { describe, expect, it } from 'vitest'
import stored from './compareAddresses.json'
import { compareFacts } from './compareFacts'

describe('an address of a comparison that somebody has kept', () => {
  it.each(stored)('still shows what it showed: $about', ({ address, shows }) => {
    expect(compareFacts(address)).toEqual(shows)
  })
})
