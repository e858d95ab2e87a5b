import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanName, uniqueName } from '../../src/shared/givenName'

describe('a name that somebody gives', () => {
  it.each([
    ['  A*  ', 'A*'],
    ['探索 🧩', '探索 🧩'],
    ['two\nlines\tand  gaps', 'two lines and gaps'],
    ['a\u202Egpj.exe', 'a gpj.exe'],
    ['\u2066a\u2069\u200F', 'a'],
    ['a\u0000\u007F\u0085b', 'a b'],
    ['a\uD800', 'a'],
    ['\u200B\uFEFF', ''],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), `${'x'.repeat(59)}…`],
    ['🧩'.repeat(61), `${'🧩'.repeat(59)}…`],
    [`${'x'.repeat(58)} yz`, `${'x'.repeat(58)}…`],
  ])('is made clean: %j', (given, clean) => {
    expect(cleanName(given)).toBe(clean)
  })

  it('has nothing left to be cleaned, whatever was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const clean = cleanName(given)
        expect(cleanName(clean)).toBe(clean)
        expect(Array.from(clean).length).toBeLessThanOrEqual(60)
      }),
    )
  })
})

describe('a free name', () => {
  it.each([
    ['A*', [], 'A*'],
    ['A*', ['A*'], 'A* (copy)'],
    ['A*', ['A*', 'A* (copy)'], 'A* (copy 2)'],
    ['A* (copy)', ['A*', 'A* (copy)'], 'A* (copy 2)'],
    ['A* (copy 2)', ['A* (copy 2)'], 'A* (copy)'],
    ['A* (mine)', ['A* (mine)'], 'A* (mine) (copy)'],
    ['x'.repeat(60), ['x'.repeat(60)], `${'x'.repeat(53)} (copy)`],
  ])('is made of %j where %j are taken', (name, taken, free) => {
    expect(uniqueName(name, new Set(taken), 'copy')).toBe(free)
  })

  it('is found two hundred times for one name, and never too long', () => {
    const taken = new Set<string>()
    for (let count = 0; count < 200; count++) {
      const free = uniqueName('🧩'.repeat(60), taken, 'copy')
      expect(cleanName(free)).toBe(free)
      taken.add(free)
    }
    expect(taken.size).toBe(200)
  })
})
