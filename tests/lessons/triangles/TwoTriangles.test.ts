import { expect, it } from 'vitest'
import TwoTriangles from '../../../src/lessons/tags/TwoTriangles.vue'
import { trianglesOf, twoSearches } from '../../../src/lessons/triangles/twoSearches'
import { mountLesson } from '../mountLesson'

it('counts what the lesson adds up by hand', () => {
  expect(twoSearches(3, 5)).toMatchObject({ half: 3, one: 363, two: 78, lastOfOne: 243 })
  expect(twoSearches(3, 7)).toMatchObject({ half: 4, one: 3279, two: 240 })
  expect(twoSearches(2, 8).lastOfTwo).toBe(32)
})

it('draws areas that are as large as the numbers of nodes', () => {
  const counts = twoSearches(1.7, 9)
  const { high, wide, halfHigh, halfWide } = trianglesOf(counts, 9, 180, 220)
  expect((high * wide) / (2 * halfHigh * halfWide)).toBeCloseTo(counts.one / counts.two)
  expect(high / halfHigh).toBeCloseTo(9 / 5)
})

it('follows its two sliders, and comes back to the case of the lesson', async () => {
  const { mounted } = await mountLesson(TwoTriangles, {})
  const [branching, depth] = mounted.findAll('input')
  await branching.setValue('2')
  await depth.setValue('10')
  expect(mounted.text()).toContain('2,046 nodes')
  expect(mounted.text()).toContain('124 nodes')
  await mounted.get('button').trigger('click')
  expect(mounted.text()).toContain('363 nodes')
  expect(mounted.text()).toContain('78 nodes')
  expect(mounted.get('svg').attributes('aria-label')).toContain('363')
})
