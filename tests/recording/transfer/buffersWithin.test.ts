import { expect, it } from 'vitest'
import { buffersWithin } from '../../../src/recording/transfer/buffersWithin'

it('finds each buffer once, however deep it lies', () => {
  const one = new Int32Array(3)
  const other = new Uint8Array(5)
  const value = { one, inner: [{ other, again: one }], text: 'a', none: undefined, nothing: null }
  expect(new Set(buffersWithin(value))).toEqual(new Set([one.buffer, other.buffer]))
})

it('passes over the many plain numbers of a deep tree', () => {
  const perLevel = Array.from({ length: 200_000 }, () => 1)
  expect(buffersWithin({ perLevel })).toEqual([])
})
