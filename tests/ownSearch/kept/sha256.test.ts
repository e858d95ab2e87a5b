import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sha256 } from '../../../src/ownSearch/kept/sha256'

const oracle = (text: string) =>
  createHash('sha256').update(Buffer.from(text, 'utf16le')).digest('hex')

it('is the SHA-256 that others compute, at every length of a text up to three blocks', () => {
  for (let length = 0; length < 100; length++) {
    const text = '探s🧩'.repeat(length).slice(0, length)
    expect(sha256(text)).toBe(oracle(text))
  }
})

it('is the SHA-256 that others compute, of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (text) => {
      expect(sha256(text)).toBe(oracle(text))
    }),
  )
  const long = 'yield tree.expand(node)\n'.repeat(8_000)
  expect(sha256(long)).toBe(oracle(long))
})

it('tells halves of pairs apart, which have the same bytes in UTF-8', () => {
  expect(sha256('\uD800')).not.toBe(sha256('\uD801'))
  expect(sha256('\uD800')).not.toBe(sha256('\uFFFD'))
})
