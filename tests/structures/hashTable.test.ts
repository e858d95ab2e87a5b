import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HashTable } from '../../src/structures/hashTable'
import { notReached } from '../../src/structures/reachedTable'

type Words = readonly [low: number, high: number]

function tableOf(words: readonly Words[]): HashTable {
  return new HashTable({
    low: Int32Array.from(words, ([low]) => low),
    high: Int32Array.from(words, ([, high]) => high),
  })
}

/** Looks each node up, adds it when it is new, and answers what was found. */
function findAndAdd(table: HashTable, count: number): readonly number[] {
  return Array.from({ length: count }, (_, node) => {
    const found = table.find(node)
    if (found === notReached) table.add(node)
    return found
  })
}

function byMap(words: readonly Words[]): readonly number[] {
  const first = new Map<string, number>()
  return words.map((pair, node) => {
    const found = first.get(pair.join())
    if (found === undefined) first.set(pair.join(), node)
    return found ?? notReached
  })
}

// Few different words, so that states repeat and share one of their words.
const word = fc.oneof(fc.constantFrom(0, 1, -1, 0x7fffffff, -0x80000000), fc.integer())
const words = fc.array(fc.tuple(word, word), { maxLength: 300 })

describe('the hash table of reached states', () => {
  it('finds what a map finds, the first node with the state', () => {
    fc.assert(
      fc.property(words, (words) => {
        expect(findAndAdd(tableOf(words), words.length)).toEqual(byMap(words))
      }),
    )
  })

  it('holds as many states as a map', () => {
    fc.assert(
      fc.property(words, (words) => {
        const table = tableOf(words)
        findAndAdd(table, words.length)
        expect(table.size).toBe(new Set(words.map(String)).size)
      }),
    )
  })

  it('finds every state after it has grown', () => {
    const count = 100_000
    const words = Array.from({ length: 2 * count }, (_, node): Words => {
      const state = node % count
      return [Math.imul(state, 40_503), state >> 3]
    })
    const found = findAndAdd(tableOf(words), words.length)
    // A difference between arrays of this length would take minutes to print.
    expect(byMap(words).findIndex((node, at) => node !== found[at])).toBe(-1)
  })

  it('follows the states into arrays that replace the old ones', () => {
    const states = { low: Int32Array.of(5), high: Int32Array.of(6) }
    const table = new HashTable(states)
    table.add(0)
    states.low = Int32Array.of(5, 5)
    states.high = Int32Array.of(6, 6)
    expect(table.find(1)).toBe(0)
  })
})

describe('the comparisons of the hash table', () => {
  it('are none while it is empty', () => {
    const table = tableOf([[1, 2]])
    table.find(0)
    expect(table.comparisons).toBe(0)
  })

  it('are none for adding', () => {
    const table = tableOf(Array.from({ length: 5_000 }, (_, node): Words => [node, 0]))
    for (let node = 0; node < 5_000; node++) table.add(node)
    expect(table.comparisons).toBe(0)
  })

  it('are one for a state that is found at once', () => {
    const table = tableOf([
      [1, 2],
      [1, 2],
    ])
    table.add(0)
    table.find(1)
    expect(table.comparisons).toBe(1)
  })

  it('are one or more for each state found again, and few in all', () => {
    const table = tableOf(Array.from({ length: 20_000 }, (_, node): Words => [node % 10_000, 0]))
    findAndAdd(table, 20_000)
    expect(table.comparisons).toBeGreaterThanOrEqual(10_000)
    // At most half full, a look-up meets one and a half states on average (Knuth, 6.4).
    expect(table.comparisons).toBeLessThan(2 * 20_000)
  })
})
