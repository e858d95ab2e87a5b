import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pegBoards } from '../../../src/problems/pegs/boards'
import { gridPlaces, placeAfterKey, placeAt } from '../../../src/setup/editor/cells'

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

describe('the arrow keys', () => {
  it('go to the neighbour on a grid, and stay at its edge', () => {
    const places = gridPlaces(3, 2)
    const after = (from: number) => arrows.map((key) => placeAfterKey(places, from, key))
    expect(after(0)).toEqual([0, 1, 0, 3])
    expect(after(4)).toEqual([3, 5, 1, 4])
  })

  it('mean nothing where they are other keys', () => {
    expect(placeAfterKey(gridPlaces(3, 2), 0, 'Enter')).toBeUndefined()
  })

  it.each(pegBoards)('lead to every hole of $name', ({ holes }) => {
    const found = new Set([0])
    for (const from of found) {
      for (const key of arrows) found.add(placeAfterKey(holes, from, key) ?? from)
    }
    expect(found.size).toBe(holes.length)
  })
})

it('a point in a cell is in its place, and one outside is in none', () => {
  const places = gridPlaces(4, 5)
  const inside = fc.double({ min: 0, max: 0.99, noNaN: true })
  fc.assert(
    fc.property(fc.nat(19), inside, inside, (cell, x, y) => {
      expect(placeAt(places, places[cell].x + x, places[cell].y + y)).toBe(cell)
    }),
  )
  expect(placeAt(places, -0.1, 0)).toBeUndefined()
  expect(placeAt(places, 4, 0)).toBeUndefined()
})
