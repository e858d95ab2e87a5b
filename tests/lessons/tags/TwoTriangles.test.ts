import { expect, it } from 'vitest'
import TwoTriangles from '../../../src/lessons/tags/TwoTriangles.vue'
import { mountLesson } from '../mountLesson'

async function mountTriangles() {
  const { mounted } = await mountLesson(TwoTriangles, {})
  const press = (slider: string, key: string) =>
    mounted.get(`[role="slider"][aria-label="${slider}"]`).trigger('keydown', { key })
  const table = () => mounted.get('tbody').text()
  return { mounted, press, table }
}

it('begins with the sums that the lesson works out', async () => {
  const { table } = await mountTriangles()
  expect(table()).toContain('3 + 9 + 27 + 81 + 243 = 363')
  expect(table()).toContain('2 · (3 + 9 + 27) = 78')
})

it('follows its sliders by the keys', async () => {
  const { mounted, press, table } = await mountTriangles()
  await press('Branching factor b', 'End')
  await press('Depth d', 'End')
  expect(table()).toContain('= 1,099,511,627,776')
  expect(mounted.get('[aria-live]').text()).toContain('0.00019 %')
})

it('says so where two searches save nothing', async () => {
  const { mounted, press } = await mountTriangles()
  await press('Branching factor b', 'Home')
  await press('Depth d', 'Home')
  expect(mounted.get('[aria-live]').text()).toContain('no smaller')
})

it('comes back to the case of the lesson by its button', async () => {
  const { mounted, press, table } = await mountTriangles()
  await press('Depth d', 'End')
  await mounted.get('button').trigger('click')
  expect(table()).toContain('363')
})

it('tells in words what is drawn', async () => {
  const { mounted } = await mountTriangles()
  expect(mounted.get('svg').attributes('aria-label')).toContain('With b = 3 and d = 5')
})
