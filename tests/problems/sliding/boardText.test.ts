import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatBoard, parseBoard } from '../../../src/problems/sliding/boardText'
import { anySizeAndBoard } from './arbitraryBoards'

const size = { columns: 3, rows: 3 }
const large = { columns: 4, rows: 4 }
const board = [8, 6, 7, 2, 5, 4, 3, 0, 1]

function faultOf(text: string, of = size) {
  const result = parseBoard(text, of)
  return result.ok ? undefined : result.fault
}

describe('parsing a board', () => {
  it('reads what formatBoard writes, on every size', () => {
    fc.assert(
      fc.property(anySizeAndBoard, ({ size, cells }) => {
        expect(parseBoard(formatBoard(cells), size)).toEqual({ ok: true, value: cells })
      }),
    )
  })

  it.each(['867254301', '867 254 301', '8,6,7,2,5,4,3,0,1', '867|254;3_1'])('reads %j', (text) => {
    expect(parseBoard(text, size)).toEqual({ ok: true, value: board })
  })

  it('reads three lines with spaces around them', () => {
    expect(parseBoard(' 8 6 7\n 2 5 4\r\n 3 _ 1 \n', size)).toEqual({ ok: true, value: board })
  })

  it('reads the numbers of a large board', () => {
    const value = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0]
    expect(parseBoard('1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 _', large)).toEqual({
      ok: true,
      value,
    })
  })

  it.each(['', ' \n', ' , / '])('says that %j is empty', (text) => {
    expect(faultOf(text)).toEqual({ kind: 'empty', expected: 9 })
  })

  it.each([
    ['86725430x', 'x'],
    ['867254391', '9'],
    ['86725430１', '１'],
    ['-1 2 3', '-'],
  ])('says which symbol of %j is no tile', (text, symbol) => {
    expect(faultOf(text)).toEqual({ kind: 'not-a-tile', text: symbol, largest: 8 })
  })

  it.each([
    ['1 2 16', '16'],
    ['1 2 -3', '-3'],
    ['1 2 3.5', '3.5'],
    ['1 2 123', '123'],
  ])('says which number of %j is no tile of a large board', (text, symbol) => {
    expect(faultOf(text, large)).toEqual({ kind: 'not-a-tile', text: symbol, largest: 15 })
  })

  it('quotes at most twelve characters of a word that is no tile', () => {
    expect(faultOf('123456789101112131415x', large)).toMatchObject({ text: '123456789101' })
  })

  it('counts the digits of a word that is too short or too long for a large board', () => {
    expect(faultOf('123456780', large)).toMatchObject({ kind: 'wrong-length', found: 9 })
  })

  it.each([
    ['12345678', 8],
    ['1234567801', 10],
  ])('says how many tiles %j has', (text, found) => {
    expect(faultOf(text)).toEqual({ kind: 'wrong-length', expected: 9, found })
  })

  it.each([
    ['123/45/6780', { kind: 'uneven-rows', row: 2, expected: 3, found: 2 }],
    ['1 2 3\n4 5 6\n7 8', { kind: 'uneven-rows', row: 3, expected: 3, found: 2 }],
    ['12345/67801', { kind: 'wrong-size', columns: 5, rows: 2, smallest: 2, largest: 4 }],
    ['1234/5670', { kind: 'other-shape', found: { columns: 4, rows: 2 }, expected: size }],
  ])('says what is wrong with the rows of %j', (text, fault) => {
    expect(faultOf(text)).toEqual(fault)
  })

  it('takes a board that is written one cell a line', () => {
    expect(parseBoard([...'867254301'].join('\n'), size)).toEqual({ ok: true, value: board })
  })

  it('names the first repeated tile and the first missing one', () => {
    expect(faultOf('113355770')).toEqual({ kind: 'repeated-tile', tile: 1, missing: 2 })
  })

  it('names a blank that stands there twice', () => {
    expect(faultOf('1234567_0')).toEqual({ kind: 'repeated-tile', tile: 0, missing: 8 })
  })
})

describe('formatting a board', () => {
  it('writes digits where every tile is one', () => {
    expect(formatBoard(board)).toBe('867254301')
  })

  it('writes numbers with commas where a tile needs two digits', () => {
    expect(formatBoard([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])).toBe('11,10,9,8,7,6,5,4,3,2,1,0')
  })
})
