import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DirectTable } from '../../src/structures/directTable'
import { notReached } from '../../src/structures/reachedTable'

const anyNodes = fc.array(fc.record({ state: fc.nat({ max: 9 }), isCheaper: fc.boolean() }), {
  maxLength: 40,
})

const tens = { count: 10, of: (low: number) => low }

it('the table of numbered states answers what a plain map does', () => {
  fc.assert(
    fc.property(anyNodes, (nodes) => {
      const low = Int32Array.from(nodes, ({ state }) => state)
      const table = new DirectTable({ low, high: new Int32Array(low.length) }, tens)
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

describe('what the table of numbered states has just found', () => {
  const low = Int32Array.of(3, 4, 3, 4)
  const states = { low, high: new Int32Array(4) }
  function tableOfTwo() {
    const table = new DirectTable(states, tens)
    for (const node of [0, 1]) table.add(node)
    return table
  }

  it('is known for the node that was looked up, and for its twin alone', () => {
    const table = tableOfTwo()
    table.find(2)
    expect(table.hasJustFound(2, 1)).toBe(false)
    table.find(2)
    expect(table.hasJustFound(2, 0)).toBe(true)
  })

  it('is nothing once another node was looked up', () => {
    const table = tableOfTwo()
    table.find(2)
    table.find(3)
    expect(table.hasJustFound(2, 0)).toBe(false)
  })

  it('is nothing for a state that was new', () => {
    const table = new DirectTable(states, tens)
    table.find(0)
    table.add(0)
    expect(table.hasJustFound(0, notReached)).toBe(false)
  })

  it('is nothing of a node that there is not', () => {
    expect(tableOfTwo().find(99)).toBe(notReached)
  })

  it('is nothing for a node that got another state since', () => {
    const changing = { low: Int32Array.of(3, 3), high: new Int32Array(2) }
    const table = new DirectTable(changing, tens)
    table.add(0)
    table.find(1)
    changing.low[1] = 4
    expect(table.hasJustFound(1, 0)).toBe(false)
  })
})
