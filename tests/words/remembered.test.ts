import { expect, it } from 'vitest'
import { remembered } from '../../src/words/remembered'

it('makes a text once for the same data', () => {
  let made = 0
  const make = () => `text ${++made}`
  expect([remembered(['once', { a: 1 }], make), remembered(['once', { a: 1 }], make)]).toEqual([
    'text 1',
    'text 1',
  ])
  expect(remembered(['once', { a: 2 }], make)).toBe('text 2')
})

it('tells apart numbers that JSON writes alike', () => {
  const values = [Infinity, -Infinity, NaN, null]
  const texts = values.map((value) => remembered(['apart', value], () => `of ${value}`))
  expect(texts).toEqual(['of Infinity', 'of -Infinity', 'of NaN', 'of null'])
})
