import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Queue } from '../../src/structures/queue'

describe('a queue', () => {
  it('does what an array with push and shift does', () => {
    const enqueueOrDequeue = fc.option(fc.integer({ min: 0 }), { freq: 2 })
    fc.assert(
      fc.property(fc.array(enqueueOrDequeue, { maxLength: 200 }), (actions) => {
        const queue = new Queue()
        const model: number[] = []
        for (const node of actions) {
          if (node !== null) {
            queue.enqueue(node)
            model.push(node)
          } else if (model.length > 0) {
            expect(queue.dequeue()).toBe(model.shift())
          }
          expect([queue.length, queue.isEmpty()]).toEqual([model.length, model.length === 0])
        }
      }),
    )
  })

  it('throws when nothing is left to take', () => {
    const queue = new Queue()
    queue.enqueue(7)
    queue.dequeue()
    expect(() => queue.dequeue()).toThrow(new RangeError('dequeue from an empty queue'))
  })
})
