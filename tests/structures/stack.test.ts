import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Stack } from '../../src/structures/stack'

describe('a stack', () => {
  it('does what an array with push and pop does', () => {
    const pushOrPop = fc.option(fc.integer({ min: 0 }), { freq: 2 })
    fc.assert(
      fc.property(fc.array(pushOrPop, { maxLength: 200 }), (actions) => {
        const stack = new Stack()
        const model: number[] = []
        for (const node of actions) {
          if (node !== null) {
            stack.push(node)
            model.push(node)
          } else if (model.length > 0) {
            expect(stack.pop()).toBe(model.pop())
          }
          expect([stack.length, stack.isEmpty()]).toEqual([model.length, model.length === 0])
        }
      }),
    )
  })

  it('turns round what stands from a place on, and nothing below', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.array(fc.nat()), (below, family) => {
        const stack = new Stack()
        for (const node of below) stack.push(node)
        for (const node of family) stack.push(node)
        stack.reverseFrom(below.length)
        const taken = Array.from({ length: stack.length }, () => stack.pop())
        expect(taken).toEqual([...family, ...below.toReversed()])
      }),
    )
  })

  it('throws when nothing is left to take', () => {
    expect(() => new Stack().pop()).toThrow(new RangeError('pop from an empty stack'))
  })
})
