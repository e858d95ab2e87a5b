import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PriorityQueue } from '../../src/structures/priorityQueue'

interface Waiting {
  readonly node: number
  readonly value: number
  readonly place: number
}

const mostNodes = 2 ** 24

describe('a priority queue', () => {
  it('takes the least value first, and the least place among equals', () => {
    const value = fc.oneof(fc.nat(5), fc.nat(60_000))
    const place = fc.oneof(fc.nat(5), fc.nat(mostNodes))
    const pushOrPop = fc.option(fc.record({ value, place }), { freq: 2 })
    fc.assert(
      fc.property(fc.array(pushOrPop, { maxLength: 200 }), (actions) => {
        const queue = new PriorityQueue()
        let model: Waiting[] = []
        for (const [node, action] of actions.entries()) {
          if (action !== null) {
            // Two nodes never share a place.
            if (model.some(({ place }) => place === action.place)) continue
            queue.push(node, action.value, action.place)
            model.push({ node, ...action })
          } else if (model.length > 0) {
            const [least] = model.toSorted((a, b) => a.value - b.value || a.place - b.place)
            expect(queue.pop()).toBe(least.node)
            model = model.filter((waiting) => waiting !== least)
          }
          expect(queue.isEmpty()).toBe(model.length === 0)
        }
      }),
    )
  })

  it('keeps values apart whose places are the largest there are', () => {
    const queue = new PriorityQueue()
    queue.push(1, 7, 0)
    queue.push(2, 6, mostNodes)
    expect([queue.pop(), queue.pop()]).toEqual([2, 1])
  })

  it('throws when nothing is left to take', () => {
    const queue = new PriorityQueue()
    queue.push(0, 1, 2)
    queue.pop()
    expect(() => queue.pop()).toThrow(new RangeError('pop from an empty priority queue'))
  })
})
