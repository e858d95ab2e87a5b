import type { VueWrapper } from '@vue/test-utils'
import { expect, it } from 'vitest'
import TwinProof from '../../../src/lessons/tags/TwinProof.vue'
import { mountLesson } from '../mountLesson'

async function proof() {
  return (await mountLesson(TwinProof, {})).mounted
}

async function press(mounted: VueWrapper, word: string, times = 1): Promise<void> {
  const button = mounted.findAll('button').find((each) => each.text() === word)
  for (let time = 0; time < times; time++) await button?.trigger('click')
}

const sentence = (mounted: VueWrapper) => mounted.get('[aria-live]').text()
const picture = (mounted: VueWrapper) => mounted.get('.on-screen svg')

it('says one sentence of the proof at a time, and goes back', async () => {
  const mounted = await proof()
  expect(sentence(mounted)).toContain('P is expanded at depth n')
  await press(mounted, 'Next', 2)
  expect(sentence(mounted)).toContain('m ≤ n − 2')
  await press(mounted, 'Back', 2)
  expect(sentence(mounted)).toContain('P is expanded at depth n')
})

it('ends in a contradiction, where the child fades', async () => {
  const mounted = await proof()
  await press(mounted, 'Next', 20)
  expect(sentence(mounted)).toContain('a contradiction')
  expect(picture(mounted).find('.gone').exists()).toBe(true)
})

it('keeps the child where no move leads back', async () => {
  const mounted = await proof()
  await press(mounted, 'One-way puzzle')
  await press(mounted, 'Next', 20)
  expect(sentence(mounted)).toContain('There is no contradiction')
  expect(picture(mounted).find('.gone').exists()).toBe(false)
  expect(picture(mounted).find('.known').exists()).toBe(false)
})

it('shows the sentence that fails when the puzzle is changed at the end', async () => {
  const mounted = await proof()
  await press(mounted, 'Next', 20)
  await press(mounted, 'One-way puzzle')
  expect(sentence(mounted)).toContain('cannot be undone')
})

it('tells of each new part of the picture to those who do not see it', async () => {
  const mounted = await proof()
  const labels = new Set([picture(mounted).attributes('aria-label')])
  for (let step = 1; step < 8; step++) {
    await press(mounted, 'Next')
    labels.add(picture(mounted).attributes('aria-label'))
  }
  expect(labels.size).toBe(8)
})

it('lists every sentence of both puzzles for the paper', async () => {
  const mounted = await proof()
  const lists = mounted.findAll('.on-paper ol')
  expect(lists.map((list) => list.findAll('li').length)).toEqual([8, 7])
})
