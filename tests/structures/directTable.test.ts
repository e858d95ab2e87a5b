import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DirectTable } from '../../src/structures/directTable'
import { notReached } from '../../src/structures/reachedTable'

const anyNodes = fc.array(fc.record({ state: fc.nat({ max: 9 }), isCheaper: fc.boolean() }), {
  maxLength: 40,
})

it('the table of numbered states answers what a plain map does', () => {
  fc.assert(
    fc.property(anyNodes, (nodes) => {
      const low = Int32Array.from(nodes, ({ state }) => state)
      const table = new DirectTable({ low }, 10)
      const plain = new Map<number, number>()
      let compared = 0
      for (const [node, { state, isCheaper }] of nodes.entries()) {
        const twin = plain.get(state)
        expect(table.find(node)).toBe(twin ?? notReached)
        if (twin !== undefined) compared++
        if (twin === undefined) table.add(node)
        else if (isCheaper) table.replace(twin, node)
        if (twin === undefined || isCheaper) plain.set(state, node)
        expect([table.size, table.peakSize]).toEqual([plain.size, plain.size])
      }
      expect(table.comparisons).toBe(compared)
    }),
  )
})

it('the table of numbered states finds no node that there is not', () => {
  const table = new DirectTable({ low: Int32Array.of(3, 4) }, 10)
  for (const node of [0, 1]) table.add(node)
  expect(table.find(99)).toBe(notReached)
})
