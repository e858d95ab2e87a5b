import { describe, expect, it } from 'vitest'
import { references } from '../../../src/lessons/references/references'
import type { Reference } from '../../../src/lessons/references/references'
import { shortName } from '../../../src/lessons/references/shortName'

const all: readonly (readonly [string, Reference])[] = Object.entries(references)

describe.each(all)('%s', (name, { authors, title, where, year, pages }) => {
  it('has authors, a title, a place and a year, in one form', () => {
    expect(authors).toMatch(/^(?:(?:\p{Lu}\. )+\p{Lu}[\p{L}-]+(?:, | and |$))+$/u)
    expect(title).toMatch(/^\p{Lu}.*[^.]$/u)
    expect(where).toMatch(/[^.]$/)
    const [first = 0, last = 1] = pages?.split('–').map(Number) ?? []
    expect(last).toBeGreaterThan(first)
    expect(name.endsWith(String(year))).toBe(true)
  })
})

describe('a reference in the text', () => {
  it.each([
    ['moore1959', 'Moore 1959'],
    ['ratner1990', 'Ratner and Warmuth 1990'],
    ['hart1968', 'Hart, Nilsson and Raphael 1968'],
    ['korf2005', 'Korf and others 2005'],
  ] as const)('names the authors and the year: %s', (name, text) => {
    expect(shortName(references[name])).toBe(text)
  })
})
