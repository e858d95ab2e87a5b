import { expect, it } from 'vitest'
import { readAddress, writeAddress } from '../../../src/setup/address/address'
import { pictureChoices, withPicture } from '../../../src/setup/address/pictures'

const { settings } = readAddress({}).run

it('shows and hides each of two pictures, and never hides both', () => {
  expect(withPicture('both', 'tree')).toBe('map')
  expect(withPicture('both', 'map')).toBe('tree')
  expect(withPicture('tree', 'map')).toBe('both')
  expect(withPicture('tree', 'tree')).toBe('map')
  expect(withPicture('map', 'map')).toBe('tree')
})

it('is kept in an address, and not said where nobody chose', () => {
  for (const picture of pictureChoices) {
    const query = writeAddress(settings, 0, undefined, [], picture)
    expect(query).toEqual({ picture })
    expect(readAddress(query).picture).toBe(picture)
  }
  expect(readAddress(writeAddress(settings, 0)).picture).toBeUndefined()
})

it('is called wrong where there is no such picture', () => {
  const { picture, wrong } = readAddress({ picture: 'photo' })
  expect(picture).toBeUndefined()
  expect(wrong.map(({ setting }) => setting)).toEqual(['picture'])
})
