import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { router } from '../../src/app/router'
import { placeInSet, presentAddress } from '../../src/sets/present'
import { anySet, setOf } from './anySet'

describe('presenting a set', () => {
  it('begins at an address that finds its entry and the next one again', () => {
    fc.assert(
      fc.property(anySet, (set) => {
        for (const [at, entry] of set.entries.entries()) {
          const address = presentAddress(set, entry)
          const { query } = router.resolve(address.slice(1))
          expect(placeInSet([set], query)).toEqual({ set, entry, at, next: set.entries[at + 1] })
          const [route] = entry.address.slice(2).split('?')
          expect(address.split('?')[0]).toBe(`#/present/${route}`)
        }
      }),
    )
  })

  it('keeps what the address says besides, and takes away another set', () => {
    const entry = { id: 'id-a', title: 'a', note: '' }
    const address = '#/lab?start=1&set=other&entry=x&step=5&settled=1'
    expect(presentAddress({ id: 'talk' }, { ...entry, address })).toBe(
      '#/present/lab?start=1&step=5&settled=1&set=talk&entry=id-a',
    )
  })

  it.each([
    {},
    { set: 'talk' },
    { set: 'talk', entry: 'x' },
    { set: 'x', entry: 'id-a' },
    { set: ['talk'] },
  ])('finds nothing where %j names no entry', (query) =>
    expect(placeInSet([setOf('a')], query)).toBeUndefined(),
  )
})
