import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { router } from '../../src/app/router'
import { placeInSet, presentAddress } from '../../src/sets/present'
import { anySet, setOf } from './anySet'

describe('presenting a set', () => {
  it('begins at an address that names the entry, and is otherwise its own', () => {
    fc.assert(
      fc.property(anySet, (set) => {
        for (const entry of set.entries) {
          const address = presentAddress(set, entry)
          const { query } = router.resolve(address.slice(1))
          const own = router.resolve(entry.address.slice(1))
          expect(query).toEqual({ ...own.query, set: set.id, entry: entry.id })
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
})

describe('the place of an entry in its set', () => {
  const titles = (id: string, last?: number) => {
    const { entry, at, before, next } = placeInSet(setOf('a', 'b', 'c'), id, last)
    return [before?.title, entry?.title, next?.title, at]
  }

  it('tells what stands before it and behind it', () => {
    expect(titles('id-a')).toEqual([undefined, 'a', 'b', 0])
    expect(titles('id-b')).toEqual(['a', 'b', 'c', 1])
    expect(titles('id-c')).toEqual(['b', 'c', undefined, 2])
  })

  it('stays where an entry was that is gone', () => {
    expect(titles('x', 1)).toEqual(['a', undefined, 'b', 1])
    expect(titles('x', 0)).toEqual([undefined, undefined, 'a', 0])
    expect(titles('x', 9)).toEqual(['c', undefined, undefined, 3])
  })
})
