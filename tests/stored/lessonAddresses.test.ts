import { describe, expect, it } from 'vitest'
import stored from './lessonAddresses.json'
import { hasPlace, lessonFacts } from './lessonFacts'
import { openAddress } from './openAddress'

describe('an address of a lesson that somebody has kept', () => {
  it('still names a place that its lesson has, all of them', () => {
    expect(stored.places.filter((address) => !hasPlace(address))).toEqual([])
  })

  it.each(stored.told)('still brings the stage to the same moment: $address', async (told) => {
    expect(await lessonFacts(told.address)).toEqual(told.shows)
  })
})

describe('an address of a page', () => {
  it.each(stored.pages)('still opens that page: %s', (address) => {
    expect(openAddress(address).path).toBe(address.slice(1))
  })
})
