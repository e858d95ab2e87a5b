import { expect, it } from 'vitest'
import { nextTick } from 'vue'
import FrontierPane from '../../../src/stage/frontier/FrontierPane.vue'
import { mountPane, stageOf } from '../mountStage'

const small = { puzzle: 'sliding-2x2', start: '0123', goal: '1023' }
const eight = { puzzle: 'sliding-3x3', start: '867254301' }

function namesIn(pane: ReturnType<typeof mountPane>): readonly (string | undefined)[] {
  return pane.findAll('button').map((button) => button.attributes('aria-label'))
}

it('shows the queue in order and says which leaves next', async () => {
  const stage = stageOf({ ...eight, start: '123405678' })
  stage.goTo(3)
  const pane = mountPane(FrontierPane, stage)
  expect(pane.attributes('aria-label')).toBe('Frontier')
  expect(pane.text()).toContain('2 wait')
  expect(pane.text()).toContain('first in, first out')
  expect(namesIn(pane)).toEqual([
    expect.stringMatching(/^Node 1, depth 1, board \d{3} \d{3} \d{3}, next$/),
    expect.stringMatching(/^Node 2, depth 1, board \d{3} \d{3} \d{3}, new$/),
  ])
  stage.goTo(0)
  await nextTick()
  expect(pane.text()).toContain('1 waits')
  stage.goTo(1)
  await nextTick()
  expect(pane.text()).toContain('Empty: nothing waits')
  pane.unmount()
})

it('selects the node that is pressed, and lets it go again', async () => {
  const stage = stageOf(small)
  const pane = mountPane(FrontierPane, stage)
  const button = pane.get('button')
  await button.trigger('click')
  expect(stage.selected).toBe(0)
  expect(button.attributes('aria-pressed')).toBe('true')
  await button.trigger('click')
  expect(stage.selected).toBeUndefined()
  pane.unmount()
})

it('names no next node once the search is over', () => {
  const stage = stageOf({ ...eight, start: '123405678', goal: '123450678' })
  stage.goTo(stage.lastStep)
  const pane = mountPane(FrontierPane, stage)
  expect(stage.frontier?.length).toBeGreaterThan(0)
  expect(pane.text()).not.toContain('next')
  pane.unmount()
})

it('renders a handful of a long frontier, and the last one in', () => {
  const stage = stageOf(eight, 60_000)
  stage.goTo(stage.lastStep)
  const pane = mountPane(FrontierPane, stage)
  expect(stage.frontier?.length).toBeGreaterThan(10_000)
  expect(pane.findAll('button').length).toBeLessThan(16)
  expect(namesIn(pane).at(-1)).toMatch(/, last in$/)
  pane.unmount()
})

it('is one stop for the tab key, and the arrow keys go along it', async () => {
  const stage = stageOf({ ...eight, start: '123405678' })
  stage.goTo(4)
  const pane = mountPane(FrontierPane, stage)
  expect(pane.findAll('button[tabindex="0"]')).toHaveLength(1)
  const first = pane.get('button')
  first.element.focus()
  await first.trigger('keydown', { key: 'End' })
  await nextTick()
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/, new$/)
  pane.unmount()
})

it('says so when nothing is recorded', () => {
  const pane = mountPane(FrontierPane, stageOf())
  expect(pane.text()).toContain('Nothing is recorded yet')
  expect(pane.findAll('button')).toEqual([])
  pane.unmount()
})
