import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PriorityQueue } from '../../src/structures/priorityQueue'

interface Waiting {
  readonly node: number
  readonly priority: number
  readonly arrival: number
}

const finite = fc.double({ noDefaultInfinity: true, noNaN: true })
const priority = fc.oneof(fc.nat(3), fc.constantFrom(0.1, 0.2, 0.1 + 0.2, 0.3, -0.5), finite)
const nodes = fc.uniqueArray(fc.nat(2 ** 16), { maxLength: 200 })

/** What to do with each new node: add it, put it in the place of one that waits, or take one. */
const action = fc.record({
  kind: fc.constantFrom('push', 'replace', 'pop'),
  priority,
  choice: fc.nat(),
})

describe('a priority queue', () => {
  it('does what a list does that is sorted by priority, then by arrival', () => {
    fc.assert(
      fc.property(nodes, fc.array(action, { minLength: 200, maxLength: 200 }), (nodes, actions) => {
        const queue = new PriorityQueue()
        let model: readonly Waiting[] = []
        for (const [arrival, node] of nodes.entries()) {
          const { kind, priority, choice } = actions[arrival]
          if (kind === 'push' || model.length === 0) {
            queue.push(node, priority)
            model = [...model, { node, priority, arrival }]
          } else if (kind === 'replace') {
            const earlier = model[choice % model.length]
            queue.replace(earlier.node, node, priority)
            model = model.map((each) => (each === earlier ? { ...each, node, priority } : each))
          } else {
            const [least] = sorted(model)
            expect(queue.pop()).toBe(least.node)
            model = model.filter((waiting) => waiting !== least)
          }
          expect([queue.length, queue.isEmpty()]).toEqual([model.length, model.length === 0])
          expect(nodes.filter((each) => queue.has(each)).sort()).toEqual(
            model.map((each) => each.node).sort(),
          )
        }
        const taken = Array.from({ length: queue.length }, () => queue.pop())
        expect(taken).toEqual(sorted(model).map((each) => each.node))
      }),
    )
  })

  it('takes the earliest among equals', () => {
    const queue = new PriorityQueue()
    for (const node of [5, 3, 9, 4]) queue.push(node, 1.5)
    expect([queue.pop(), queue.pop(), queue.pop(), queue.pop()]).toEqual([5, 3, 9, 4])
  })

  it('gives a node that replaces another its place in the order of arrival', () => {
    const queue = new PriorityQueue()
    queue.push(1, 8)
    queue.push(2, 7)
    queue.push(3, 7)
    queue.replace(1, 4, 7)
    expect([queue.pop(), queue.pop(), queue.pop()]).toEqual([4, 2, 3])
  })

  it('lets a node arrive last that replaces one that was taken', () => {
    const queue = new PriorityQueue()
    queue.push(1, 5)
    queue.pop()
    queue.push(2, 7)
    queue.replace(1, 3, 7)
    expect([queue.pop(), queue.pop()]).toEqual([2, 3])
  })

  it('keeps priorities apart that differ in their last digit', () => {
    const queue = new PriorityQueue()
    queue.push(1, 0.1 + 0.2)
    queue.push(2, 0.3)
    queue.push(3, 2 ** 40 + 2 ** -12)
    queue.push(4, 2 ** 40)
    expect([queue.pop(), queue.pop(), queue.pop(), queue.pop()]).toEqual([2, 1, 4, 3])
  })

  it('takes a node again that was taken before', () => {
    const queue = new PriorityQueue()
    queue.push(7, 1)
    queue.pop()
    queue.push(7, 2)
    expect([queue.has(7), queue.pop(), queue.has(7)]).toEqual([true, 7, false])
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses a priority of %s', (priority) => {
    const queue = new PriorityQueue()
    queue.push(1, 0)
    const message = `the priority of node 2 is ${priority}, not a finite number: a node is pushed with its priority`
    expect(() => queue.push(2, priority)).toThrow(new RangeError(message))
    expect(() => queue.replace(1, 2, priority)).toThrow(new RangeError(message))
  })

  it('refuses a node that waits in it already', () => {
    const queue = new PriorityQueue()
    queue.push(2, 1)
    const message = 'node 2 waits in the priority queue already'
    expect(() => queue.push(2, 0)).toThrow(new RangeError(message))
  })

  it.each([-1, -70, 0.5, Number.NaN, 2 ** 53])('holds no node %s, and refuses it', (none) => {
    const queue = new PriorityQueue()
    queue.push(0, 3)
    queue.push(1, 2)
    expect(queue.has(none)).toBe(false)
    const message = `a node that waits is a whole number from 0, not ${none}`
    expect(() => queue.push(none, 0)).toThrow(new RangeError(message))
    expect(() => queue.replace(1, none, 0)).toThrow(new RangeError(message))
    expect(() => queue.replace(none, 2, 0)).toThrow(new RangeError(message))
    expect([queue.length, queue.pop(), queue.pop()]).toEqual([2, 1, 0])
  })

  it('throws when nothing is left to take', () => {
    const queue = new PriorityQueue()
    queue.push(0, 1)
    queue.pop()
    expect(() => queue.pop()).toThrow(new RangeError('pop from an empty priority queue'))
  })
})

function sorted(waiting: readonly Waiting[]): readonly Waiting[] {
  return waiting.toSorted((a, b) => a.priority - b.priority || a.arrival - b.arrival)
}
