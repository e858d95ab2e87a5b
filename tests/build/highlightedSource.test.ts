import { expect, test } from 'vitest'
import lines from '../../build/source/sourceLine.ts?highlighted'
import source from '../../build/source/sourceLine.ts?raw'

test('a highlighted import has the text of the file, line by line', () => {
  const text = lines.map((line) => line.map((token) => token.text).join('')).join('\n')
  expect(text).toBe(source.trimEnd())
})

test('a keyword and a string are told apart', () => {
  const kindOf = (text: string) => lines.flat().find((token) => token.text.trim() === text)?.kind
  expect(kindOf('export type')).toBe('keyword')
  expect(kindOf("'keyword'")).toBe('string')
})
