import { describe, expect, it } from 'vitest'
import { notReached } from '../../src/structures/reachedTable'
import { slotsTakenAgain } from '../../src/structures/slots'

describe('slots that are taken again', () => {
  it('are the same ones for the same size, emptied', () => {
    const take = slotsTakenAgain()
    const first = take(4)
    first[2] = 7
    expect(take(4)).toBe(first)
    expect(Array.from(first)).toEqual([notReached, notReached, notReached, notReached])
  })

  it('are let go once many other sizes were taken', () => {
    const take = slotsTakenAgain()
    const first = take(1)
    for (let count = 2; count < 20; count++) take(count)
    expect(take(1)).not.toBe(first)
  })

  it('are not kept where they are large', () => {
    const take = slotsTakenAgain()
    const large = 3_000_000
    expect(take(large)).not.toBe(take(large))
  })
})
