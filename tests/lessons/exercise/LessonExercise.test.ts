import { flushPromises } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
// Loaded before, as a test does not wait for all editors.
import '../../../src/lessons/board/PaintedBoard.vue'
import LessonExercise from '../../../src/lessons/tags/LessonExercise.vue'
import { mountLesson } from '../mountLesson'

const runs = {
  near: { start: '123456078', solver: 'breadth-first' },
  map: { problem: 'graph', graph: 'romania', solver: 'uniform-cost' },
}

/** An exercise, and the links into the lab that it shows. */
async function openExercise(
  check: string,
  run: keyof typeof runs = 'near',
  by?: 'moving' | 'painting',
) {
  const text = defineComponent(() => () => h(LessonExercise, { id: 'own', run, check, by }))
  const { mounted, answered } = await mountLesson(text, runs)
  const links = () => mounted.findAll('.exercise-links a')
  return { mounted, links, answered }
}

it('links to the board in the lab after a try, whether it was right or not', async () => {
  const { mounted, links } = await openExercise('length:3')
  expect(links()).toHaveLength(0)
  await mounted.get('form').trigger('submit')
  await vi.waitFor(() => expect(mounted.get('[role="status"]').text()).toContain('Not yet.'))
  expect(links().map((link) => link.text())).toEqual(['Open this start in the lab'])
  expect(links()[0].attributes('href')).toContain('start=123456078')
  expect(links()[0].attributes('href')).toContain('from=some/own')
  await mounted.get('input').setValue('123056478')
  expect(links()).toHaveLength(0)
})

it('links to a board that is refused too', async () => {
  const { mounted, links } = await openExercise('length:3')
  await mounted.get('input').setValue('213456780')
  await flushPromises()
  expect(links()[0].attributes('href')).toContain('start=213456780')
})

it('links to each of the searches it compares', async () => {
  const { mounted, links } = await openExercise('fewer:depth-first,breadth-first')
  await mounted.get('form').trigger('submit')
  await vi.waitFor(() => expect(links()).toHaveLength(2))
  expect(links().map((link) => /solver=[a-z-]+/.exec(link.attributes('href') ?? '')?.[0])).toEqual([
    'solver=depth-first',
    'solver=breadth-first',
  ])
})

it('asks for another board than those of the lesson, however they are written', async () => {
  const { mounted } = await openExercise('length:2')
  await mounted.get('input').setValue('123 456 078')
  await mounted.get('form').trigger('submit')
  const told = () => mounted.get('[role="status"]').text()
  await vi.waitFor(() => expect(told()).toContain('Not yet.'))
  expect(told()).toContain('Find another.')
  await mounted.get('input').setValue('120453786')
  await mounted.get('form').trigger('submit')
  await vi.waitFor(() => expect(told()).toContain('Done.'))
  expect(told()).not.toContain('Find another.')
})

it('begins with the start of a run that leaves it to its problem, and tells costs', async () => {
  const { mounted } = await openExercise('dearer:breadth-first,uniform-cost', 'map')
  expect(mounted.get('input').element.value).toBe('Arad')
  const told = () => mounted.get('[role="status"]').text()
  await mounted.get('input').setValue('Craiova')
  await mounted.get('form').trigger('submit')
  await vi.waitFor(() => expect(told()).toContain('Not yet.'))
  expect(told()).toContain('The first search finds a solution that costs 239,')
  await mounted.get('input').setValue('oradea')
  await mounted.get('form').trigger('submit')
  await vi.waitFor(() => expect(told()).toContain('Done.'))
  expect(told()).toContain('costs 461, the second one that costs 429.')
})

it('is answered by moving tiles, and by the keys alone', async () => {
  const { mounted, answered } = await openExercise('length:4')
  const board = await vi.waitFor(() => mounted.get('.play-board'))
  const press = (key: string) => board.trigger('keydown', { key })
  // The blank is in the lower left corner: the tile above it slides down, and so on.
  for (const key of ['ArrowDown', 'ArrowDown']) await press(key)
  expect(mounted.get('input').element.value).toBe('023156478')
  await mounted.get('form').trigger('submit')
  await vi.waitFor(() => expect(answered).toEqual(['own']))
})

it('moves the board to what is typed', async () => {
  const { mounted } = await openExercise('length:3')
  await vi.waitFor(() => mounted.get('.play-board'))
  await mounted.get('input').setValue('123450786')
  expect(mounted.get('.play-board').attributes('aria-label')).toContain('123 450 786')
})

it('is solved by a board that no play can solve, where that is asked', async () => {
  const { mounted, answered } = await openExercise('unsolvable', 'near', 'painting')
  await vi.waitFor(() => mounted.get('.painted-board'))
  await mounted.get('input').setValue('213456078')
  await vi.waitFor(() => expect(answered).toEqual(['own']))
  expect(mounted.get('.exercise > [role="status"]').text()).toContain('Done.')
})
