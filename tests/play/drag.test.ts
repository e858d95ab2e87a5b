import { expect, it } from 'vitest'
import { dropped, pulled } from '../../src/play/drag'
import type { PieceDrag } from '../../src/play/drag'
import type { Spot } from '../../src/play/moves'
import { positionOf } from '../../src/play/play'
import type { Play } from '../../src/play/play'
import { playOf } from './playOf'

const begun = (play: Play, from: Spot): PieceDrag => ({
  state: positionOf(play).state,
  from,
  steps: [],
})
const boardOf = (play: Play) => play.problem.format(positionOf(play).state)

// The blank is in the middle of the lowest row.
const tiles = playOf({ start: '123456708' })
const layout = { problem: 'blocks', start: 'AA/AA/B./../..', target: 'A', goal: '0,3' }

it('lets a tile follow the finger toward the blank, and no further', () => {
  const drag = begun(tiles, { x: 2, y: 2 })
  expect(pulled(tiles.problem, drag, { x: 1.7, y: 2.4 }).shown.x).toBeCloseTo(1.7)
  expect(pulled(tiles.problem, drag, { x: 1.7, y: 2.4 }).shown.y).toBe(2)
  expect(pulled(tiles.problem, drag, { x: -3, y: 0 }).shown).toEqual({ x: 1, y: 2 })
  expect(pulled(tiles.problem, drag, { x: 5, y: 2 }).shown).toEqual({ x: 2, y: 2 })
})

it('does not move a tile that is not beside the blank', () => {
  const drag = begun(tiles, { x: 0, y: 0 })
  expect(pulled(tiles.problem, drag, { x: 1, y: 2 })).toEqual({ drag, shown: { x: 0, y: 0 } })
})

it('drops a tile where it is nearer to', () => {
  const pull = (x: number) => pulled(tiles.problem, begun(tiles, { x: 2, y: 2 }), { x, y: 2 }).drag
  expect(dropped(tiles, pull(1.6))).toBe(tiles)
  expect(boardOf(dropped(tiles, pull(1.4)))).toBe('123456780')
})

it('lets a block turn around corners, and counts what it did by the metric', () => {
  const moves = (metric: string) => {
    const play = playOf({ ...layout, metric })
    const down = pulled(play.problem, begun(play, { x: 0, y: 2 }), { x: 0, y: 4 }).drag
    return dropped(play, pulled(play.problem, down, { x: 1, y: 4 }).drag)
  }
  expect(boardOf(moves('any'))).toBe(boardOf(moves('cell')))
  expect([moves('cell').index, moves('straight').index, moves('any').index]).toEqual([3, 2, 1])
})

it('takes the steps back when the finger goes back', () => {
  const play = playOf({ ...layout, metric: 'cell' })
  const down = pulled(play.problem, begun(play, { x: 0, y: 2 }), { x: 0, y: 4 }).drag
  expect(down.steps).toHaveLength(2)
  const back = pulled(play.problem, down, { x: 0, y: 2 }).drag
  expect(back.steps).toHaveLength(0)
  expect(dropped(play, back)).toBe(play)
})
