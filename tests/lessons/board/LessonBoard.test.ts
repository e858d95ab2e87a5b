// Loaded before, as a test does not wait for all boards.
import '../../../src/lessons/board/WalkBoard.vue'
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { boardOf } from '../../../src/lessons/board/boardOf'
import LessonBoard from '../../../src/lessons/tags/LessonBoard.vue'
import { mountLesson } from '../mountLesson'

const runs = {
  tiles: { start: '123456870', solver: 'breadth-first' },
  map: { problem: 'graph', graph: 'romania', solver: 'uniform-cost' },
  fault: { start: '1' },
}

/** The map on which a path is made, with what a reader does there. */
async function openMap(shows?: string) {
  const { mounted } = await mountLesson(
    defineComponent(() => () => h(LessonBoard, { run: 'map', shows })),
    runs,
  )
  await mounted.get('button').trigger('click')
  await vi.waitFor(() => mounted.get('.walk-board'))
  const place = (name: string) => mounted.get(`.walk-board [aria-label^="${name}"]`)
  return {
    go: (name: string) => place(name).trigger('click'),
    press: async (key: string) => {
      await mounted.get('.walk-board [tabindex="0"]').trigger('keydown', { key })
      await flushPromises()
    },
    undo: () => mounted.get('[aria-label^="Undo"]').trigger('click'),
    told: () => mounted.get('.told').text(),
    figure: () => mounted.get('.figure').text(),
    path: () => mounted.get('polyline').attributes('points')?.split(' ').length,
  }
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

it('tells the h of the state', async () => {
  const mounted = await openBoard({ run: 'tiles', shows: 'heuristic' })
  expect(mounted.text()).toContain('h = 2 (Manhattan distance)')
})

it.each([
  ['fault', undefined, /cannot be moved by hand/],
  ['tiles', 'colour', /no figure is called "colour"/],
  ['none', undefined, /no run is called "none"/],
] as const)('tells its author what is wrong with %j', (run, shows, message) => {
  expect(() => boardOf(runs, run, shows)).toThrow(message)
})

describe('on a map', () => {
  it('a path is made from neighbor to neighbor, with what it costs', async () => {
    const map = await openMap()
    expect(map.told()).toBe('You are at Arad. No moves yet. Cost: 0.')
    await map.go('Sibiu')
    await map.go('Rimnicu')
    expect(map.told()).toBe('You are at Rimnicu. 2 moves. Cost: 220.')
    expect(map.path()).toBe(3)
    await map.go('Pitesti')
    await map.go('Bucharest')
    expect(map.told()).toBe('You are at Bucharest. 4 moves. Cost: 418. The goal is reached.')
  })

  it('only a neighbor is gone to', async () => {
    const map = await openMap()
    await map.go('Bucharest')
    expect(map.told()).toBe(
      'No move leads from Arad to Bucharest. You are at Arad. No moves yet. Cost: 0.',
    )
    await map.go('Zerind')
    expect(map.told()).toBe('You are at Zerind. 1 move. Cost: 75.')
  })

  it('a move is taken back, and another is made by keys alone', async () => {
    const map = await openMap()
    await map.go('Sibiu')
    await map.undo()
    expect(map.told()).toContain('You are at Arad.')
    await map.press('ArrowUp')
    await map.press('Enter')
    expect(map.told()).toBe('You are at Zerind. 1 move. Cost: 75.')
  })

  it('the h of the place is told', async () => {
    const map = await openMap('heuristic')
    expect(map.figure()).toContain('h = 366')
    await map.go('Sibiu')
    expect(map.figure()).toContain('h = 253')
  })
})
