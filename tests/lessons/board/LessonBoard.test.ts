import { expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { boardOf } from '../../../src/lessons/board/boardOf'
import LessonBoard from '../../../src/lessons/tags/LessonBoard.vue'
import { mountLesson } from '../mountLesson'

const runs = {
  tiles: { start: '123456870', solver: 'breadth-first' },
  map: { problem: 'graph', graph: 'romania', solver: 'uniform-cost' },
}

async function openBoard(props: { run: keyof typeof runs; shows?: string }) {
  const { mounted } = await mountLesson(
    defineComponent(() => () => h(LessonBoard, props)),
    runs,
  )
  await mounted.get('button').trigger('click')
  await vi.waitFor(() => mounted.get('.play-board'))
  return mounted
}

it('is a closed line until somebody wants to move', async () => {
  const { mounted } = await mountLesson(
    defineComponent(() => () => h(LessonBoard, { run: 'tiles' })),
    runs,
  )
  expect(mounted.find('.hand-board').exists()).toBe(false)
  expect(mounted.get('button').attributes('aria-expanded')).toBe('false')
})

it('counts the moves, and tells what follows them', async () => {
  const mounted = await openBoard({ run: 'tiles', shows: 'inversions' })
  expect(mounted.text()).toContain('1 inversion, 0 steps of the blank: one even, one odd.')
  await mounted.get('.play-board').trigger('keydown', { key: 'ArrowRight' })
  expect(mounted.text()).toContain('1 move.')
  expect(mounted.text()).toContain('2 inversions, 1 step of the blank: one even, one odd.')
})

it('tells the estimate of the state', async () => {
  const mounted = await openBoard({ run: 'tiles', shows: 'heuristic' })
  expect(mounted.text()).toContain('h = 2 (Manhattan distance)')
})

it.each([
  ['map', undefined, /cannot be moved by hand/],
  ['tiles', 'colour', /no figure is called "colour"/],
  ['none', undefined, /no run is called "none"/],
] as const)('tells its author what is wrong with %j', (run, shows, message) => {
  expect(() => boardOf(runs, run, shows)).toThrow(message)
})
