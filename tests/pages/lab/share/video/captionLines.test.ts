import { expect, it } from 'vitest'
import { captionLineCount, setCaption } from '../../../../../src/pages/lab/share/video/captionLines'

/** Each letter is as wide as half its size. */
const measure = (text: string, size: number) => (text.length * size) / 2

it('sets a long caption smaller, so that it fits into its room', () => {
  const room = { width: 400, height: 80 }
  const short = setCaption('one sentence', room, measure)
  const long = setCaption('one sentence after the other '.repeat(3).trim(), room, measure)
  expect(short.lines).toHaveLength(1)
  expect(long.size).toBeLessThan(short.size)
  expect(long.lines.length * long.size).toBeLessThan(room.height)
  for (const line of long.lines) expect(measure(line, long.size)).toBeLessThanOrEqual(room.width)
})

it('leaves room for the longest caption, but not for any length', () => {
  expect(captionLineCount(['one', 'two'], 400, measure)).toBe(1)
  expect(captionLineCount(['one', 'a caption of several words, to be broken'], 400, measure)).toBe(
    2,
  )
  expect(captionLineCount(['word '.repeat(400)], 400, measure)).toBe(3)
})
