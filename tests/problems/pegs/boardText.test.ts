import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPegs, parsePegs } from '../../../src/problems/pegs/boardText'
import { pack, unpack } from '../../../src/problems/pegs/packing'
import { anyBoardAndPegs } from './anyPegs'

function faultOf(text: string) {
  const result = parsePegs(text, 5)
  return result.ok ? undefined : result.fault
}

describe('a board of pegs as text', () => {
  it('is read as it is written, and packed into bits and back', () => {
    fc.assert(
      fc.property(anyBoardAndPegs, ({ board, text }) => {
        const read = parsePegs(text, board.holes.length)
        const pegs = read.ok ? read.value : []
        expect(formatPegs(pegs)).toBe(text)
        expect(unpack(pack(pegs), board.holes.length)).toEqual(pegs)
      }),
    )
  })

  it.each(['1o*0.', '111__', ' 1 11\n0 0\r\n', '***..', 'ooo00'])('is read from %j', (text) => {
    expect(parsePegs(text, 5)).toEqual({ ok: true, value: [true, true, true, false, false] })
  })

  it.each(['', ' \n'])('is empty when it is %j', (text) => {
    expect(faultOf(text)).toEqual({ kind: 'no-holes', expected: 5 })
  })

  it.each([
    ['11x00', 'x'],
    ['11200', '2'],
    ['11🧩00', '🧩'],
  ])('is wrong at the symbol of %j that is neither', (text, symbol) => {
    expect(faultOf(text)).toEqual({ kind: 'not-a-peg', text: symbol })
  })

  it.each([
    ['1100', 4],
    ['110011', 6],
  ])('has as many holes as %j and no other number', (text, found) => {
    expect(faultOf(text)).toEqual({ kind: 'wrong-hole-count', expected: 5, found })
  })

  it('has a peg', () => {
    expect(faultOf('00000')).toEqual({ kind: 'no-peg' })
  })
})
