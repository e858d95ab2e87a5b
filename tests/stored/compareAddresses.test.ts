import { describe, expect, it } from 'vitest'
import { compareFacts } from './compareFacts'
import stored from './compareAddresses.json'

describe('an address of a comparison that somebody has kept', () => {
  it.each(stored)('still shows what it showed: $about', ({ address, shows }) => {
    expect(compareFacts(address)).toEqual(shows)
  })
})
