import { mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { describe, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import { tileDistances } from '../../../src/lessons/distances/tileDistances'
import { proofScene, proofSteps } from '../../../src/lessons/proof/proofSteps'
import TileDistances from '../../../src/lessons/tags/TileDistances.vue'
import TwinProof from '../../../src/lessons/tags/TwinProof.vue'
import TwoTriangles from '../../../src/lessons/tags/TwoTriangles.vue'
import {
  nodesBelowRoot,
  nodesBelowRoots,
  treeSizes,
} from '../../../src/lessons/triangles/treeSizes'
import { movesOf } from '../../../src/play/moves'
import { createProblem } from '../../../src/problems'
import { useSettings } from '../../../src/settings/useSettings'
import { words } from '../../../src/words'
import { mountLesson } from '../mountLesson'

const global = { plugins: [[I18NextVue, { i18next: words }] as never] }

describe('the proof', () => {
  it('ends without the old node, where moves can be undone', () => {
    expect(proofScene('end', 'undone')).toMatchObject({ twins: 'fading', isPruned: true })
  })

  it('ends with the old node, where they cannot', () => {
    expect(proofScene('end', 'one-way')).toMatchObject({ twins: 'there', isPruned: false })
    expect(proofScene('back', 'one-way').back).toBe('missing')
  })

  it('draws nothing before its sentence is said', () => {
    expect(proofScene('parent', 'undone')).toEqual(proofScene('parent', 'one-way'))
    expect(proofScene('suppose', 'undone')).toMatchObject({ back: 'none', known: 'none' })
  })

  it('is gone through step by step, and back', async () => {
    const mounted = mount(TwinProof, { global })
    const [back, next] = mounted.findAll('button')
    const told = () => mounted.get('[aria-live]').text()
    expect(told()).toContain('P is at depth n')
    for (let step = 1; step < proofSteps.length; step++) await next?.trigger('click')
    expect(told()).toContain('there is no such old node')
    await mounted.get('input[value="one-way"]').setValue()
    expect(told()).toContain('There can be such an old node')
    await back?.trigger('click')
    expect(told()).toContain('None of them led to the state of P')
  })

  it('has its end and all its sentences on paper, whatever is on the screen', () => {
    const mounted = mount(TwinProof, { global })
    expect(mounted.get('.on-paper svg').attributes('aria-label')).toContain(
      'there is no such old node',
    )
    expect(mounted.get('.on-paper').findAll('li')).toHaveLength(proofSteps.length)
  })
})

it('the proof fades nothing where motion was turned off', async () => {
  useSettings().choose('animation', 'off')
  const mounted = mount(TwinProof, { global })
  const next = mounted.findAll('button').find((each) => each.text() === 'Next')
  await next?.trigger('click')
  expect(mounted.get('.on-screen .twins').classes()).toContain('still')
  useSettings().clear()
})

it('the proof stands on paper with its last picture and every sentence, of both cases', () => {
  const papers = mount(TwinProof, { global }).findAll('.on-paper')
  const pruned = papers.map((paper) => paper.findAll('svg .pruned').length)
  expect(pruned).toEqual([1, 0])
  expect(papers.map((paper) => paper.findAll('li').length)).toEqual([5, 5])
})

describe('the triangles', () => {
  it('have the sums of the lesson for 3 children and depth 5', () => {
    expect(nodesBelowRoot(3, 5)).toBe(3 + 9 + 27 + 81 + 243)
    expect(nodesBelowRoots(3, 5)).toBe(2 * (3 + 9 + 27))
  })

  it('differ by the square root, but for the two', () => {
    const { one, two, times } = treeSizes(2, 10)
    expect([one, two, times]).toEqual([1024, 64, 16])
  })

  it('follow the sliders', async () => {
    const mounted = mount(TwoTriangles, { global })
    expect(mounted.text()).toContain('363 against 78')
    const [b, d] = mounted.findAll('input')
    await b?.setValue('2')
    await d?.setValue('10')
    expect(mounted.text()).toContain('= 1,024')
    expect(mounted.text()).toContain('= 64')
    expect(mounted.text()).not.toContain('363')
    await mounted.get('button').trigger('click')
    expect(mounted.text()).toContain('363 against 78')
  })
})

it('a tile that moves changes its own distance alone, by one', async () => {
  const text = defineComponent(() => () => h(TileDistances, { run: 'small' }))
  const { mounted } = await mountLesson(text, { small: { start: '152436780', solver: 'ida-star' } })
  const distances = () =>
    Object.fromEntries(
      mounted
        .findAll('.board button')
        .map((tile) => tile.attributes('aria-label')?.split(', ') ?? []),
    )
  const before = distances()
  expect(mounted.text()).toContain('= 4')
  const six = mounted.findAll('.board button').find((tile) => tile.text().startsWith('6'))
  await six?.trigger('click')
  expect(distances()).toEqual({ ...before, 'Tile 6': '1 from its place' })
  expect(mounted.text()).toContain('= 5')
  expect(mounted.text()).toContain('Tile 6 moved: 0 → 1. So h grows by 1.')
})

async function boardOfTiles() {
  const text = defineComponent(() => () => h(TileDistances, { run: 'small' }))
  const { mounted } = await mountLesson(text, { small: { start: '152436780', solver: 'ida-star' } })
  return mounted
}

it('marks the tile that moved with what changed, and no other', async () => {
  const mounted = await boardOfTiles()
  const six = mounted.findAll('.board button').find((tile) => tile.text().startsWith('6'))
  await six?.trigger('click')
  expect(mounted.findAll('.change').map((mark) => mark.text())).toEqual(['+1'])
  await six?.trigger('click')
  expect(mounted.findAll('.change').map((mark) => mark.text())).toEqual(['−1'])
})

it('slides tiles by the arrow keys', async () => {
  const mounted = await boardOfTiles()
  await mounted.get('.board button').trigger('keydown', { key: 'ArrowDown' })
  expect(mounted.get('[aria-live]').text()).toContain('Tile 6 moved: 0 → 1.')
})

it.each([
  { start: '867254301' },
  { problem: 'sliding-4x4', start: '1,2,3,4,5,0,6,7,10,13,11,8,9,14,15,12' },
])('adds up to the Manhattan distance of the searches, on boards from $start on', (settings) => {
  const made = createProblem(settings)
  if (!made.ok || !made.value.goal) throw new Error('no such problem')
  const { value: problem } = made
  const manhattan = problem.heuristics.find(({ id }) => id === 'manhattan')
  let state = problem.start
  for (let step = 0; step < 60; step++) {
    const far = tileDistances(problem, state, made.value.goal)
    expect(far.reduce((sum, { cells }) => sum + cells, 0)).toBe(
      manhattan?.of(state.low, state.high),
    )
    const moves = movesOf(problem, state)
    state = moves[(step * 7 + (step >> 2)) % moves.length].after
  }
})
