import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wrappedLines } from '../../src/drawing/wrappedLines'

const measure = (text: string) => text.length

it('breaks a text between words, and a word that is too long within', () => {
  expect(wrappedLines('one two three', 8, measure)).toEqual(['one two', 'three'])
  expect(wrappedLines('a 1234567890 b', 4, measure)).toEqual(['a', '1234', '5678', '90 b'])
  expect(wrappedLines('', 4, measure)).toEqual([])
})

it('keeps every character, and no line is too long', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 20 }), (text, width) => {
      const lines = wrappedLines(text, width, measure)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    }),
  )
})
