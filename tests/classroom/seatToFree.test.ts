import { expect, it } from 'vitest'
import { seatToFree } from '../../src/classroom/relay/seatToFree'

/** Who sits there, in the order in which they came: letters for addresses. */
const seats = (addresses: string) =>
  Array.from(addresses, (address, place) => [`${address}${place}`, address] as const)

it.each([
  ['the last of the address that has most', 'aab', 'c', 'a1'],
  ['also where somebody from elsewhere came last', 'aaabb', 'c', 'a2'],
  ['where that has two more than the newcomer’s has now', 'aaab', 'b', 'a2'],
  ['not where both would have as many then', 'aab', 'b', undefined],
  ['not one of the newcomer’s own address', 'aaab', 'a', undefined],
  ['of two that have as many, of the one that came first', 'baab', 'c', 'b3'],
  ['none where nobody sits', '', 'a', undefined],
])('a seat is given up: %s', (_, taken, newcomer, ticket) => {
  expect(seatToFree(seats(taken), newcomer)).toBe(ticket)
})
