import { expect, it } from 'vitest'
import { plainFileName } from '../../src/shared/plainFileName'

it.each([
  ['of as many bytes as a name may have', 'a'.repeat(200), 'a'.repeat(200)],
  ['of one more', 'a'.repeat(201), 'a'.repeat(200)],
  ['in which a letter would be cut in two', `ab${'探'.repeat(67)}`, `ab${'探'.repeat(66)}`],
  ['in which a pair of code units would be', `a${'🙂'.repeat(50)}`, `a${'🙂'.repeat(49)}`],
  ['that would end in a space then', `${'a'.repeat(199)} b`, 'a'.repeat(199)],
  ['as long as a book', 'a'.repeat(1_000_000), 'a'.repeat(200)],
])('a name %s', (_, name, plain) => {
  expect(plainFileName(name)).toBe(plain)
})
