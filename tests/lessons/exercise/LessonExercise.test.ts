// Loaded before, as a test does not wait for all editors.
import '../../../src/lessons/board/HandBoard.vue'
import '../../../src/lessons/board/PaintedBoard.vue'
import '../../../src/lessons/board/PlaceBoard.vue'
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import type { StartWay } from '../../../src/lessons/exercise/startWay'
import LessonExercise from '../../../src/lessons/tags/LessonExercise.vue'
import { mountLesson } from '../mountLesson'

const runs = {
  near: { start: '123456078', solver: 'breadth-first' },
  map: { problem: 'graph', graph: 'romania', solver: 'uniform-cost' },
  swapped: { start: '123456870', solver: 'breadth-first' },
  cells: { problem: 'grid', map: 'S..../.##../....G', solver: 'uniform-cost' },
}

/** An exercise, and the links into the lab that it shows. */
async function openExercise(check: string, run: keyof typeof runs = 'near', by?: StartWay) {
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
  expect(mounted.get('.exercise-form > [role="status"]').text()).toContain('Done.')
})

it('is not solved by such a board that the lesson shows', async () => {
  const { mounted, answered } = await openExercise('unsolvable', 'near', 'painting')
  const told = () => mounted.get('.exercise-form > [role="status"]').text()
  await vi.waitFor(() => mounted.get('.painted-board'))
  await mounted.get('input').setValue(runs.swapped.start)
  await vi.waitFor(() => expect(told()).toContain('Not yet.'))
  expect(told()).toContain('Find another.')
  expect(answered).toEqual([])
  await mounted.get('input').setValue('123456807')
  await vi.waitFor(() => expect(answered).toEqual(['own']))
  expect(told()).not.toContain('Find another.')
})

describe('a start that is chosen on a map', () => {
  async function openMap(check: string, run: 'map' | 'cells') {
    const opened = await openExercise(check, run, 'place')
    const { mounted } = opened
    await vi.waitFor(() => mounted.get('.place-board'))
    const place = (name: string) => mounted.get(`.place-board [aria-label^="${name}"]`)
    return {
      ...opened,
      place,
      press: async (key: string) => {
        await mounted.get('.place-board [tabindex="0"]').trigger('keydown', { key })
        await flushPromises()
      },
      at: () => document.activeElement?.getAttribute('aria-label'),
      starts: () =>
        mounted.findAll('[aria-pressed="true"]').map((start) => start.attributes('aria-label')),
      text: () => mounted.get('input').element.value,
      told: () => mounted.get('.told').text(),
      verdict: () => mounted.get('.exercise-form > [role="status"]').text(),
    }
  }

  it('is the city that is clicked: the text follows, and so does the verdict', async () => {
    const map = await openMap('dearer:breadth-first,uniform-cost', 'map')
    expect(map.starts()).toEqual(['Arad, the start'])
    expect(map.place('Bucharest').attributes('aria-label')).toBe('Bucharest, the goal')
    await map.place('Oradea').trigger('click')
    expect(map.starts()).toEqual(['Oradea, the start'])
    expect(map.told()).toBe('The start is Oradea.')
    expect(map.text()).toBe('Oradea')
    await map.mounted.get('form').trigger('submit')
    await vi.waitFor(() => expect(map.answered).toEqual(['own']))
    expect(map.verdict()).toContain('Done.')
  })

  it('is reached by arrow keys and chosen by Enter', async () => {
    const map = await openMap('dearer:breadth-first,uniform-cost', 'map')
    await map.press('ArrowUp')
    expect(map.at()).toBe('Zerind')
    await map.press('ArrowUp')
    expect(map.at()).toBe('Oradea')
    expect(map.text()).toBe('Arad')
    await map.press('Enter')
    expect(map.text()).toBe('Oradea')
    expect(map.at()).toBe('Oradea, the start')
    await map.mounted.get('form').trigger('submit')
    await vi.waitFor(() => expect(map.answered).toEqual(['own']))
  })

  it('can be any city, by arrow keys alone', async () => {
    const map = await openMap('dearer:breadth-first,uniform-cost', 'map')
    const names = map.mounted
      .findAll('.place-board [role="button"]')
      .map((place) => place.attributes('aria-label') ?? '')
    const reached = new Set([map.starts()[0] ?? ''])
    for (const name of reached) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        await map.place(name).trigger('keydown', { key })
        await flushPromises()
        reached.add(map.at() ?? '')
      }
    }
    expect(reached).toEqual(new Set(names))
  })

  it('moves to what is typed, and stays where it was while that is wrong', async () => {
    const map = await openMap('cost:6', 'cells')
    await map.mounted.get('input').setValue('2,0')
    expect(map.starts()).toEqual(['Column 2, row 0: the start'])
    expect(map.told()).toBe('The start is column 2, row 0.')
    await map.mounted.get('input').setValue('2,')
    expect(map.starts()).toEqual(['Column 2, row 0: the start'])
  })

  it('is no wall: that is refused, and the start stays', async () => {
    const map = await openMap('cost:6', 'cells')
    await map.place('Column 1, row 1: a wall').trigger('click')
    expect(map.told()).toBe(
      'There is a wall at “1,1”. Choose a free cell. The start is column 0, row 0.',
    )
    expect(map.text()).toBe('0,0')
    await map.press('ArrowLeft')
    await map.press('Enter')
    expect(map.told()).toBe('The start is column 0, row 1.')
    expect(map.text()).toBe('0,1')
  })

  it('leaves what was found as it is when it is chosen again', async () => {
    const map = await openMap('cost:6', 'cells')
    await map.place('Column 1, row 0').trigger('click')
    await map.mounted.get('form').trigger('submit')
    await vi.waitFor(() => expect(map.verdict()).toContain('costs 5'))
    await map.place('Column 1, row 0').trigger('click')
    expect(map.verdict()).toContain('costs 5')
    await map.place('Column 2, row 0').trigger('click')
    expect(map.verdict()).toBe('')
  })
})
