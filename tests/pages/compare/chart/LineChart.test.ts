import { mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { expect, it, onTestFinished } from 'vitest'
import LineChart from '../../../../src/pages/compare/chart/LineChart.vue'
import { words } from '../../../../src/words'

const points = [
  { x: 0, y: 0 },
  { x: 40, y: 14_000 },
]

function mountChart(letters: number, counted = points) {
  const root = document.documentElement
  root.style.fontSize = `${letters}px`
  onTestFinished(() => void root.style.removeProperty('font-size'))
  const chart = mount(LineChart, {
    props: {
      series: [{ points: counted, drawn: counted, now: counted[1] }],
      ...{ name: 'Frontier', across: 'expansions', log: false },
    },
    global: { plugins: [[I18NextVue, { i18next: words }]] as never },
  })
  onTestFinished(() => chart.unmount())
  return chart
}

it.each([16, 24, 37.5])(
  'with letters of %f pixels no number of an axis touches another',
  (letters) => {
    const numbers = mountChart(letters).findAll('text.end')
    const heights = numbers.map((number) => Number(number.attributes('y')))
    expect(heights.length).toBeGreaterThan(2)
    for (const [at, height] of heights.slice(1).entries()) {
      // Numbers are 13/16 as high as the letters of the page.
      expect(Math.abs(height - heights[at])).toBeGreaterThan((13 / 16) * letters)
    }
  },
)

it.each([16, 24, 37.5])(
  'with letters of %f pixels the numbers of millions are whole',
  (letters) => {
    const points = [
      { x: 0, y: 0 },
      { x: 20, y: 16_000_000 },
    ]
    const numbers = mountChart(letters, points).findAll('text.end')
    const longest = numbers.find((number) => number.text() === '10,000,000')
    // Eight figures and two commas, as wide as they are at 13/16 of the letters of the page.
    const width = (8 * 8.2 + 2 * 3.8) * (letters / 16)
    expect(Number(longest?.attributes('x'))).toBeGreaterThan(width)
  },
)

it('draws bolder lines beside large letters, and the usual ones beside small ones', () => {
  const width = (letters: number) =>
    Number.parseFloat(mountChart(letters).get<SVGElement>('path.line').element.style.strokeWidth)
  expect([16, 20].map(width)).toEqual([3, 3])
  expect(width(30)).toBeGreaterThan(4)
})
