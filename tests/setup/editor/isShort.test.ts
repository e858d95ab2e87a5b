import { expect, it } from 'vitest'
import { isShort } from '../../../src/setup/editor/isShort'

it.each([
  ['no text', '', true],
  ['the largest map', `${'.'.repeat(512)}\n`.repeat(512), true],
  ['a long list of lines', 'x\n'.repeat(50_000), false],
  ['a line of millions', '9'.repeat(3_000_000), false],
])('whether it is short: %s', (_name, text, short) => {
  expect(isShort(text)).toBe(short)
})
