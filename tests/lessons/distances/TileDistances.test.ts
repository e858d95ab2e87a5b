import type { VueWrapper } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import { farTiles } from '../../../src/lessons/distances/tileDistances'
import TileDistances from '../../../src/lessons/tags/TileDistances.vue'
import { movesOf } from '../../../src/play/moves'
import { makeMove, playFrom, positionOf } from '../../../src/play/play'
import { createProblem } from '../../../src/problems'
import { mountLesson } from '../mountLesson'

const runs = { small: { start: '152436780', solver: 'ida-star' } }

async function board() {
  const { mounted } = await mountLesson(
    defineComponent(() => () => h(TileDistances, { run: 'small' })),
    runs,
  )
  return mounted
}
const names = (mounted: VueWrapper) =>
  mounted.findAll('.distance-tile').map((tile) => tile.attributes('aria-label'))

it('writes on each tile how far it is from its place, and the sum below', async () => {
  const mounted = await board()
  expect(names(mounted).slice(0, 3)).toEqual([
    'Tile 1, 0 cells from its place',
    'Tile 2, 1 cell from its place',
    'Tile 3, 2 cells from its place',
  ])
  expect(mounted.get('.sum').text()).toMatch(/h = 0 \+ 1 \+ 2 \+ 0 \+ 1 \+ 0 \+ 0 \+ 0\s*= 4/)
})

it('marks the tile that moved, and no other', async () => {
  const mounted = await board()
  const [, , , , , six] = mounted.findAll('.distance-tile')
  await six.trigger('click')
  expect(mounted.findAll('.change').map((mark) => mark.text())).toEqual(['+1'])
  expect(mounted.get('[aria-live]').text()).toContain('Only tile 6 moved (+1)')
  expect(mounted.get('[aria-live]').text()).toContain('h = 4 + 1 = 5')
  await six.trigger('click')
  expect(six.get('.change').text()).toBe('−1')
})

it('slides tiles by the arrow keys, and takes moves back', async () => {
  const mounted = await board()
  await mounted.get('.distance-tile').trigger('keydown', { key: 'ArrowDown' })
  expect(mounted.get('.sum').text()).toContain('= 5')
  await mounted.get('.tools button').trigger('click')
  expect(mounted.get('.sum').text()).toContain('= 4')
})

it('leaves a tile alone that is not beside the blank', async () => {
  const mounted = await board()
  await mounted.get('.distance-tile').trigger('click')
  expect(mounted.find('.change').exists()).toBe(false)
})

it('adds up to the Manhattan distance of the searches, along a walk over many boards', () => {
  const made = createProblem({ start: '867254301' })
  if (!made.ok) throw new Error('no such problem')
  const problem = made.value
  const manhattan = problem.heuristics.find(({ id }) => id === 'manhattan')
  let play = playFrom(problem, problem.start)
  for (let step = 0; step < 60; step++) {
    const { low, high } = positionOf(play).state
    const sum = farTiles(play).reduce((total, { distance }) => total + distance, 0)
    expect(sum).toBe(manhattan?.of(low, high))
    const moves = movesOf(problem, positionOf(play).state)
    play = makeMove(play, moves[(step * 7 + (step >> 2)) % moves.length])
  }
})
