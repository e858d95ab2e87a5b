import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom, shuffled } from '../../src/problems/random'

function draw(seed: number, count: number): readonly number[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, random)
}

describe('the seeded generator', () => {
  it('gives the published numbers of mulberry32', () => {
    expect(draw(1, 3)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522])
  })

  it('stays in [0, 1)', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(draw(seed, 50).filter((number) => !(number >= 0 && number < 1))).toEqual([])
      }),
    )
  })

  it('fills ten equal parts of [0, 1) about equally', () => {
    const parts = new Array<number>(10).fill(0)
    for (const number of draw(42, 100_000)) parts[Math.floor(number * 10)]++
    expect(parts.filter((count) => Math.abs(count - 10_000) > 500)).toEqual([])
  })

  it('gives other numbers for another seed', () => {
    expect(draw(2, 3)).not.toEqual(draw(1, 3))
  })
})

describe('shuffling', () => {
  it('keeps every item', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const result = shuffled(items, createRandom(seed))
        expect(result.sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b))
      }),
    )
  })

  it('leaves its argument as it is', () => {
    const items = [1, 2, 3, 4, 5, 6]
    shuffled(items, createRandom(3))
    expect(items).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('makes each order of three items about equally often', () => {
    const random = createRandom(5)
    const counts = new Map<string, number>()
    for (let i = 0; i < 60_000; i++) {
      const order = shuffled(['a', 'b', 'c'], random).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
    expect([...counts.values()].filter((count) => Math.abs(count - 10_000) > 500)).toEqual([])
  })
})
