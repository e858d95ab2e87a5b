import type { VueWrapper } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { readRun } from '../../../src/recording/run'
import { Recorder } from '../../../src/recording/write/recorder'
import CountsPane from '../../../src/stage/counts/CountsPane.vue'
import { mountPane, stageOf } from '../mountStage'

const unsolvable = { problem: 'sliding-2x3', start: '213450', goal: '123450' }

function figures(pane: VueWrapper, of = '.counts > dl'): Record<string, string> {
  return Object.fromEntries(
    pane.findAll(`${of} > div`).map((pair) => [pair.get('dt').text(), pair.get('dd').text()]),
  )
}

it('counts up to the step, with separated thousands', async () => {
  const stage = stageOf(unsolvable)
  const pane = mountPane(CountsPane, stage)
  expect(pane.attributes('aria-label')).toBe('Counts')
  expect(figures(pane)).toEqual({
    Generated: '1',
    Expanded: '0',
    Duplicates: '0',
    Frontier: '1',
    'Deepest kept': '0',
    Reached: '1',
  })
  stage.goTo(stage.lastStep)
  await pane.vm.$nextTick()
  expect(figures(pane)).toMatchObject({ Expanded: '360', Frontier: '0', Reached: '360' })
  const { generated = 0, reached } = stage.recording?.totals ?? {}
  expect(figures(pane).Generated).toBe(generated.toLocaleString('en'))
  expect(reached).toBe(360)
  pane.unmount()
})

it('names each bar by its depth, with the end behind it', async () => {
  const stage = stageOf(unsolvable)
  stage.goTo(3)
  const pane = mountPane(CountsPane, stage)
  const bars = pane.findAll('[role="img"]')
  expect(bars[1].attributes('aria-label')).toBe('Depth 1: 2 nodes, 2 in the end')
  expect(bars[2].attributes('aria-label')).toMatch(/^Depth 2: 0 nodes, \d in the end$/)
  expect(pane.findAll('[role="img"][tabindex="0"]')).toHaveLength(1)
  await bars[0].trigger('focus')
  expect(pane.text()).toContain('Depth 0: 1 node, 1 in the end')
  await bars[0].trigger('keydown', { key: 'ArrowRight' })
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Depth 1/)
  pane.unmount()
})

it('has the same figures as a table', async () => {
  const stage = stageOf(unsolvable)
  stage.goTo(stage.lastStep)
  const pane = mountPane(CountsPane, stage)
  const button = pane.get('button')
  expect(button.text()).toBe('As a table')
  await button.trigger('click')
  expect(button.attributes('aria-pressed')).toBe('true')
  const rows = pane.findAll('tbody tr').map((row) => row.text())
  expect(rows).toHaveLength(stage.recording?.totals.perLevel.length ?? 0)
  expect(pane.get('tbody th').attributes('scope')).toBe('row')
  pane.unmount()
})

const deep = { problem: 'blocks', start: 'seed', metric: 'cell', reached: 'two-step' }

it('tells each level in the table, and in the chart how many stand together in a bar', async () => {
  const stage = stageOf(deep)
  stage.goTo(stage.lastStep)
  const pane = mountPane(CountsPane, stage)
  expect(pane.get('.levels h3').text()).toBe('Nodes per level, 2 levels per bar (each line ×10)')
  await pane.get('.levels button').trigger('click')
  expect(pane.get('.levels h3').text()).toBe('Nodes per level')
  const levels = stage.recording?.totals.perLevel ?? []
  expect(levels.length).toBeGreaterThan(60)
  expect(pane.findAll('tbody tr')).toHaveLength(levels.length)
  pane.unmount()
})

it('tells what the table of reached states cost, apart from the moment, once the run has ended', async () => {
  const stage = stageOf(deep)
  const { totals } = stage.recording ?? {}
  const pane = mountPane(CountsPane, stage)
  expect(pane.get('.whole h3').text()).toBe('Table of reached states, in the whole run')
  expect(figures(pane, '.whole dl')).toEqual({
    Comparisons: totals?.comparisons.toLocaleString('en'),
    'Most held at once': totals?.peakSize.toLocaleString('en'),
  })
  expect(Object.keys(figures(pane))).not.toContain('Comparisons')
  if (stage.latest) stage.latest = { ...stage.latest, outcome: undefined }
  await pane.vm.$nextTick()
  expect(pane.find('.whole').exists()).toBe(false)
  pane.unmount()
})

it('says which part is drawn when the run outgrew its budget', () => {
  const pane = mountPane(CountsPane, stageOf(unsolvable, 100))
  const text = pane.get('.budget').text()
  expect(text).toContain('The first 100 generated nodes are drawn')
  expect(text).toMatch(/In all: \d+ generated, 360 expanded, \d+ pruned, 360 reached\./)
  pane.unmount()
})

const deepening = {
  solver: 'iterative-deepening',
  problem: 'sliding-3x3',
  start: '413726580',
}

function limitsOf(pane: VueWrapper): readonly string[] {
  return pane.findAll('tbody tr:not(.left-out) th').map((limit) => limit.text())
}

function limitsIn(pane: VueWrapper): readonly string[] {
  return pane.findAll('tbody tr').map((row) => row.get('th').text())
}

it('has a row for each limit, also for those that were only counted', () => {
  const stage = stageOf(deepening, 100)
  const pane = mountPane(CountsPane, stage)
  const { perIteration = [] } = stage.recording?.totals ?? {}
  expect(limitsIn(pane)).toEqual(perIteration.map((_, limit) => String(limit)))
  const cells = pane.findAll('tbody tr')[3].findAll('td')
  const { generated, expanded, perLevel } = perIteration[3]
  expect(cells.slice(0, 2).map((cell) => cell.text())).toEqual([generated, expanded].map(String))
  expect(cells.slice(2, 6).map((cell) => cell.text())).toEqual(perLevel.map(String))
  expect(pane.findAll('tbody tr').at(-1)?.find('button').exists()).toBe(false)
  expect(pane.text()).not.toContain('Reached')
  pane.unmount()
})

it('jumps to the limit that is pressed, and shows the nodes of each depth there', async () => {
  const stage = stageOf(deepening)
  const pane = mountPane(CountsPane, stage)
  expect(pane.get('tbody [aria-current] th').text()).toBe('0')
  await pane.get('button[aria-label^="Limit 3: go to step"]').trigger('click')
  expect(stage.event).toMatchObject({ kind: 'iteration', limit: 3 })
  await pane.vm.$nextTick()
  expect(pane.get('tbody [aria-current] th').text()).toBe('3')
  expect(pane.text()).toContain('Generated nodes per level, limit 3')
  stage.goTo(stage.step + 1)
  await pane.vm.$nextTick()
  const { perLevel = [] } = stage.recording?.totals.perIteration[3] ?? {}
  const bars = pane.findAll('[role="img"]')
  expect(bars).toHaveLength(4)
  expect(bars[0].attributes('aria-label')).toBe('Depth 0: 1 node, 1 in the end')
  expect(bars[3].attributes('aria-label')).toBe(`Depth 3: 0 nodes, ${perLevel[3]} in the end`)
  pane.unmount()
})

it('leaves out most of very many limits, and says so', async () => {
  const endless = { problem: 'sliding-2x2', start: '1320', solver: 'ida-star' }
  const stage = stageOf()
  const read = readRun(endless)
  if (!read.ok) throw new Error('not a run')
  const recorder = new Recorder(read.value, 100_000)
  recorder.advance(400_000)
  stage.run = read.value
  stage.latest = recorder.recording()
  const count = stage.latest.totals.perIteration.length
  expect(count).toBeGreaterThan(200)
  const pane = mountPane(CountsPane, stage)
  const limits = limitsOf(pane)
  expect(limits).toHaveLength(45)
  expect(limits[1]).toBe(String(stage.latest.totals.perIteration[1].limit))
  const leftOut = `… ${(count - 45).toLocaleString('en')} limits left out …`
  expect(pane.findAll('.left-out').map((row) => row.text())).toEqual([leftOut])
  const [, , , middle] = stage.latest.markers.filter(({ kind }) => kind === 'iteration').slice(60)
  stage.goTo(middle.event)
  await pane.vm.$nextTick()
  expect(pane.findAll('.left-out')).toHaveLength(2)
  expect(limitsOf(pane)).toHaveLength(50)
  expect(pane.findAll('tbody [aria-current]')).toHaveLength(1)
  pane.unmount()
})

it('has no table of limits where there are none', () => {
  const pane = mountPane(CountsPane, stageOf(unsolvable))
  expect(pane.find('table').exists()).toBe(false)
  pane.unmount()
})

it('says so when nothing is recorded', () => {
  const pane = mountPane(CountsPane, stageOf())
  expect(pane.text()).toContain('Nothing is recorded yet')
  expect(pane.find('dl').exists()).toBe(false)
  pane.unmount()
})
