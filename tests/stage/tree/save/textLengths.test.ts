import { expect, it } from 'vitest'
import { withTextLengths } from '../../../../src/stage/tree/save/textLengths'

const font = { 'font-size': '16', 'font-family': 'Inter, sans-serif' }

it('a longer text says how long it is in its own font, whatever font a program has', () => {
  const asked: (readonly [string, string])[] = []
  const [text] = withTextLengths(
    [{ name: 'text', attributes: { ...font, 'font-weight': '600' }, text: '8-puzzle: 123 → 456' }],
    (...question) => asked.push(question) * 120.456,
  )
  expect(asked).toEqual([['8-puzzle: 123 → 456', '600 16px Inter, sans-serif']])
  expect(text.attributes).toMatchObject({
    ...font,
    textLength: '120.46',
    lengthAdjust: 'spacingAndGlyphs',
  })
})

it('numbers of nodes and shapes stay as they are', () => {
  const elements = [
    { name: 'text', attributes: font, text: '1234' },
    { name: 'rect', attributes: { width: '10' } },
  ]
  expect(withTextLengths(elements, () => 0)).toEqual(elements)
})
