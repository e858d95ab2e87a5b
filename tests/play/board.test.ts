import { expect, it } from 'vitest'
import { cellAt } from '../../src/play/board/cellAt'
import { groundOf } from '../../src/play/pieces'
import { nextTowards } from '../../src/stage/board/nextTowards'
import { problemOf } from './playOf'

it('finds the cell under a point in a picture that is fitted and centred', () => {
  const view = { x: 0, y: 0, width: 4, height: 5 }
  const box = { left: 10, top: 20, width: 600, height: 500 }
  expect(cellAt(box, view, { x: 110, y: 20 })).toEqual({ x: 0, y: 0 })
  expect(cellAt(box, view, { x: 310, y: 270 })).toEqual({ x: 2, y: 2.5 })
})

it('goes to what lies straight ahead before what is nearer but aside', () => {
  const spots = [
    { x: 3, y: 0 },
    { x: 1, y: 1 },
    { x: -1, y: 0 },
  ]
  expect(nextTowards(spots, { x: 0, y: 0 }, 'right')).toBe(0)
  expect(nextTowards(spots, { x: 0, y: 0 }, 'down')).toBe(1)
  expect(nextTowards(spots, { x: 0, y: 0 }, 'up')).toBeUndefined()
})

it.each([
  { problem: 'sliding-3x3', start: '451260738' },
  { problem: 'blocks', start: 'classic' },
  { problem: 'pegs-15' },
])('leaves a place under each piece of $problem', (settings) => {
  const problem = problemOf(settings)
  const scene = problem.draw(problem.start)
  const places = groundOf(scene).parts.map(({ shape, x, y }) => `${shape} ${x} ${y}`)
  const cells = settings.problem.startsWith('pegs')
    ? scene.parts.length
    : scene.columns * scene.rows
  expect(new Set(places).size).toBe(cells)
  expect(places.every((place) => /^(hollow|hole) /.test(place))).toBe(true)
})
