import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boardSize } from '../../../src/stage/frontier/boardSize'

const room = { width: 460, height: 163, columns: 3, rows: 3, signs: 6, voted: false, letter: 16 }

it('lets a few boards stand side by side, each with its captions', () => {
  const { boardHeight, itemWidth } = boardSize(room)
  expect(boardHeight).toBeLessThanOrEqual(163 - 70)
  expect(460 / itemWidth).toBeGreaterThanOrEqual(4)
})

it('gives an item the room of what is written under it, a number of seven figures too', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 400 }),
      fc.integer({ min: 1, max: 9 }),
      (height, signs) => {
        const { itemWidth } = boardSize({ ...room, height, signs })
        expect(itemWidth).toBeGreaterThanOrEqual(signs * 9.6)
      },
    ),
  )
  expect(boardSize({ ...room, signs: '1,234,567'.length }).itemWidth).toBeGreaterThan(90)
})

it('leaves room for a line of votes', () => {
  const voted = { ...room, width: 900, voted: true }
  expect(boardSize(voted).boardHeight).toBeLessThanOrEqual(163 - 22 - 4 * 16)
})

it('never draws a board too small to be read', () => {
  expect(boardSize({ ...room, height: 20 }).boardHeight).toBe(44)
})

it('draws larger boards where letters are larger, even where there is no room', () => {
  const [plain, larger] = [16, 20].map((letter) => boardSize({ ...room, height: 20, letter }))
  expect(larger.boardHeight).toBeGreaterThan(plain.boardHeight)
})

it('leaves the captions of a low pane whole in the largest letters of a projector', () => {
  const [letter, height] = [30, 182]
  const { boardHeight } = boardSize({ ...room, width: 620, height, letter })
  // A word over the board and a value under it in smaller letters, the number, and the rings.
  const captions = 0.8125 * (1.3 + 1.15) * letter + 1.15 * letter + 10
  expect(boardHeight + captions).toBeLessThanOrEqual(height)
})

it('leaves more room to captions in larger letters', () => {
  const large = boardSize({ ...room, height: 200, letter: 24 })
  expect(large.boardHeight).toBeLessThanOrEqual(200 - 3.2 * 24)
  expect(large.itemWidth).toBeGreaterThan(6 * 0.6 * 24)
})
