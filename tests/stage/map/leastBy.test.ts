import { expect, it } from 'vitest'
import { overlap } from '../../../src/stage/map/places/written/boxes'
import { leastBy } from '../../../src/stage/map/places/written/leastBy'

/** A choice of a box at one of some seats in a row. */
const seat = (at: number, cost: number) => ({
  box: { left: at * 10, top: 0, width: 10, height: 10 },
  cost,
})
const seatsOf = (boxes: ReturnType<typeof leastBy>) => boxes.map((box) => box && box.left / 10)

it('gives each the best box that it can have', () => {
  const choices = [
    [seat(0, 0), seat(1, 5)],
    [seat(2, 0), seat(0, 5)],
  ]
  expect(seatsOf(leastBy(choices, overlap, [50, 50]))).toEqual([0, 2])
})

it('pushes one aside for one that has no other room', () => {
  const choices = [[seat(0, 0), seat(1, 5)], [seat(0, 1)]]
  expect(seatsOf(leastBy(choices, overlap, [50, 50]))).toEqual([1, 0])
})

it('leaves out what has no room, and rather one that may be missing', () => {
  const choices = [[seat(0, 0)], [seat(0, 0)]]
  expect(seatsOf(leastBy(choices, overlap, [50, 900]))).toEqual([undefined, 0])
})
