import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldedDifference } from '../../../src/ownSearch/pane/foldedDifference'
import { lineDifference } from '../../../src/ownSearch/pane/lineDifference'
import { sourceLines } from '../../../src/stage/code/sourceLines'

const signs = { same: ' ', added: '+', removed: '-' } as const
const told = (before: string, after: string) =>
  lineDifference(before, after).map(({ kind, text }) => signs[kind] + text)

/** The most lines that two texts have in common in their order, by trying everything. */
function mostCommon(one: readonly string[], other: readonly string[]): number {
  const [first, ...rest] = one
  if (first === undefined) return 0
  const at = other.indexOf(first)
  const without = mostCommon(rest, other)
  return at < 0 ? without : Math.max(without, 1 + mostCommon(rest, other.slice(at + 1)))
}

describe('the difference of two texts', () => {
  it.each([
    ['a\nb\nc', 'a\nb\nc', [' a', ' b', ' c']],
    ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
    ['a\nb', 'a\nb\nc', [' a', ' b', '+c']],
    ['a\na', 'a', [' a', '-a']],
    ['', 'a', ['-', '+a']],
    ['a\r\nb', 'a\nb', [' a', ' b']],
    ['a\nb\nc\nd', 'b\nx\nd\na', ['-a', ' b', '-c', '+x', ' d', '+a']],
  ])('is told line by line: %j, %j', (before, after, lines) => {
    expect(told(before, after)).toEqual(lines)
  })

  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 9 })
    .map((lines) => lines.join('\n'))

  it('leads from one to the other, and keeps as many lines as can be kept', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = lineDifference(before, after)
        const without = (kind: string) =>
          lines.filter((line) => line.kind !== kind).map((line) => line.text)
        expect(without('added')).toEqual(sourceLines(before))
        expect(without('removed')).toEqual(sourceLines(after))
        const same = lines.filter(({ kind }) => kind === 'same').length
        expect(same).toBe(mostCommon(sourceLines(before), sourceLines(after)))
      }),
    )
  })

  it('is told of long texts too, however little they have in common', () => {
    const before = Array.from({ length: 20_000 }, (_, at) => `a${at}`)
    const after = Array.from({ length: 20_000 }, (_, at) => `b${at}`)
    const lines = lineDifference(before.join('\n'), after.join('\n'))
    expect(lines.map((line) => line.text)).toEqual([...before, ...after])
  })
})

describe('a difference that is folded', () => {
  const numbered = (count: number) => Array.from({ length: count }, (_, at) => `${at}`)
  const shown = (before: readonly string[], after: readonly string[]) =>
    foldedDifference(lineDifference(before.join('\n'), after.join('\n'))).map((line) =>
      line.kind === 'fold' ? line.count : signs[line.kind] + line.text,
    )

  it('shows three lines around what differs', () => {
    const after = numbered(20)
    after[10] = 'x'
    expect(shown(numbered(20), after)).toEqual([
      7,
      ' 7',
      ' 8',
      ' 9',
      '-10',
      '+x',
      ' 11',
      ' 12',
      ' 13',
      6,
    ])
  })

  it.each([
    [7, [' 0', ' 1', ' 2', ' 3', ' 4', ' 5', '-6', '+x']],
    [8, [4, ' 4', ' 5', ' 6', '-7', '+x']],
  ])('folds no fewer than four lines: %i lines', (count, lines) => {
    const after = numbered(count)
    after[count - 1] = 'x'
    expect(shown(numbered(count), after)).toEqual(lines)
  })

  it('is one fold where nothing differs', () => {
    expect(shown(numbered(9), numbered(9))).toEqual([9])
  })
})
