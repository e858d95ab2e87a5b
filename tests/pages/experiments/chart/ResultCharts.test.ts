import { mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { jobsOf } from '../../../../src/experiments/experiment'
import ResultCharts from '../../../../src/pages/experiments/chart/ResultCharts.vue'
import { searchLabels } from '../../../../src/setup/searchLabels'
import { words } from '../../../../src/words'
import { experimentFrom } from '../../../experiments/anyResults'
import { field } from '../../lab/mountInWords'

const counts = { popped: 10, expanded: 9, generated: 30, peakSize: 20, ms: 1 }

/** One start and what some searches made of it. */
function resultsOf(solvers: string) {
  const experiment = experimentFrom({ problem: 'sliding-3x2', count: '1', solvers })
  const row = { outcome: 'solved', moves: 4, ...counts } as const
  const rows = jobsOf(experiment).map((job) => ({ ...job, ...row }))
  return { results: { experiment, rows }, labels: searchLabels(experiment.searches) }
}

const ofThree = resultsOf('breadth-first,depth-first,a-star')
const ofTwo = resultsOf('breadth-first,greedy')

function mountCharts(props: typeof ofTwo) {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: ['/', '/lab'].map((path) => ({ path, component: { template: '<p />' } })),
  })
  const global = { plugins: [[I18NextVue, { i18next: words }], router] as never }
  const charts = mount(ResultCharts, { props, global })
  onTestFinished(() => charts.unmount())
  return charts
}

describe('the charts of an experiment that takes the place of another', () => {
  it.each([
    ['fewer', ofThree, ofTwo, '1'],
    ['more', ofTwo, ofThree, '2'],
  ])('set its first search against its last, where it has %s of them', async (...row) => {
    const [, before, after, last] = row
    const charts = mountCharts(before)
    await charts.setProps(after)
    expect(field(charts, 'Along').element.value).toBe('0')
    expect(field(charts, 'Up').element.value).toBe(last)
  })

  it('say nothing more of a point of the one before', async () => {
    const charts = mountCharts(ofTwo)
    await charts.get('svg a').trigger('mouseenter')
    expect(charts.get('.told').text()).toContain('30 by Greedy')
    await charts.setProps(ofThree)
    expect(charts.get('.told').text()).not.toContain('Greedy')
  })
})

it('the axes of two searches name what is counted', async () => {
  const charts = mountCharts(ofTwo)
  const named = () => charts.findAll('svg .middle text').map((text) => text.text())
  const searches = ofTwo.labels.map(({ short }) => short)
  expect(named()).toEqual(searches.flatMap((search) => [search, 'Generated']))
  await field(charts, 'Count').setValue('popped')
  expect(named()).toEqual(searches.flatMap((search) => [search, 'Popped']))
})

it.each([16, 37.5])(
  'with letters of %f pixels the name of a search stands above the numbers of its bars',
  (letters) => {
    const root = document.documentElement
    root.style.fontSize = `${letters}px`
    onTestFinished(() => void root.style.removeProperty('font-size'))
    const strips = mountCharts(ofTwo).findAll('g[role="img"]')
    const base = (text: { attributes: (name: string) => string | undefined }) =>
      Number(text.attributes('y'))
    for (const strip of strips) {
      const highest = Math.min(...strip.findAll('.count').map(base))
      // Digits are about 0.73 times as high as their letters, of which there are 13 to 16 pixels.
      const tall = 0.73 * (13 / 16) * letters
      const lower = strip.findAll('.name tspan').map((line) => Number(line.attributes('dy')))
      const last = lower.reduce((y, more) => y + more, base(strip.get('.name')))
      expect(last).toBeLessThan(highest - tall)
    }
  },
)

it('a name that is longer than its chart is wide goes on below', () => {
  const root = document.documentElement
  root.style.fontSize = '60px'
  onTestFinished(() => void root.style.removeProperty('font-size'))
  const [strip] = mountCharts(ofTwo).findAll('g[role="img"]')
  const lines = strip.findAll('.name tspan').map((line) => line.text())
  // The picture has 600 pixels, and about 27 for each letter.
  expect(lines).toEqual(['Breadth-first search:', 'median 30'])
})

it('where letters are too large for both, the points have half of the room, and a name lies above', () => {
  const root = document.documentElement
  root.style.fontSize = '37.5px'
  onTestFinished(() => void root.style.removeProperty('font-size'))
  const charts = mountCharts(ofTwo)
  const chart = charts.findAll('svg').find((each) => each.find('.diagonal').exists())
  if (!chart) throw new Error('no chart of points')
  const [from, to] = ['x1', 'x2'].map((end) => Number(chart.get('.diagonal').attributes(end)))
  const width = Number(chart.attributes('width'))
  expect(to - from).toBeGreaterThan(width / 2)
  const names = chart.findAll('.name').map((name) => name.element.parentElement)
  expect(names).toHaveLength(2)
  const turned = names.filter((name) => name?.getAttribute('transform')?.includes('rotate'))
  expect(turned).toEqual([])
  // The last number below ends where the picture ends.
  expect(Math.max(...chart.findAll('text.end').map((text) => Number(text.attributes('x'))))).toBe(
    width,
  )
})
