import { expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import TileDistances from '../../../src/lessons/tags/TileDistances.vue'
import { mountLesson } from '../mountLesson'

const runs = { small: { start: '152436780', solver: 'ida-star' } }

async function mountTiles() {
  const { mounted } = await mountLesson(
    defineComponent(() => () => h(TileDistances, { run: 'small' })),
    runs,
  )
  const told = () => mounted.get('[aria-live]').text()
  const board = mounted.get('.play-board')
  const press = (key: string) => board.trigger('keydown', { key })
  return { mounted, told, press }
}

it('writes a distance on each tile, and their sum', async () => {
  const { mounted, told } = await mountTiles()
  const written = mounted.findAll('.distance').map((each) => each.text())
  expect(written).toEqual(['0', '1', '1', '0', '2', '0', '0', '0'])
  expect(told()).toContain('h = 4')
})

it('marks the one tile that a key moved, and tells how the sum follows', async () => {
  const { mounted, told, press } = await mountTiles()
  await press('ArrowDown')
  expect(mounted.findAll('.step').map((each) => each.text())).toEqual(['+1'])
  expect(told()).toContain('Tile 6: 0 + 1 = 1. So h = 4 + 1 = 5.')
})

it('marks a move that is taken back too', async () => {
  const { mounted, told, press } = await mountTiles()
  await press('ArrowDown')
  await mounted.get('.play-tools button').trigger('click')
  expect(mounted.findAll('.step').map((each) => each.text())).toEqual(['−1'])
  expect(told()).toContain('So h = 5 − 1 = 4.')
})
