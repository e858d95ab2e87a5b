import { flushPromises, mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ref } from 'vue'
import { lessonKey } from '../../../src/lessons/lesson'
import { createReferences } from '../../../src/lessons/references/citations'
import { createRoute } from '../../../src/lessons/route'
import type { LessonPlace } from '../../../src/lessons/route'
import { createRunAnswers } from '../../../src/lessons/runs/runAnswers'
import LessonStage from '../../../src/lessons/stage/LessonStage.vue'
import type { Stage } from '../../../src/player/stageStore'
import type { Settings } from '../../../src/problems/problem'
import NarrationLine from '../../../src/stage/narration/NarrationLine.vue'
import { words } from '../../../src/words'
import { stageOf } from '../../stage/mountStage'
import { recordHere } from '../recordHere'

const Tree = {
  template: '<div data-tree />',
  methods: { look() {}, goToNode() {} },
}

/** A stage that stands at a place of a lesson, on a wide screen or a narrow one. */
async function standAt(settings: Settings, place: Partial<LessonPlace>, isNarrow = false) {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isNarrow }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const route = createRoute()
  route.add({ id: 'here', run: 'some', ...place })
  const lesson = {
    name: 'some',
    runs: { some: settings },
    stage: stageOf(settings),
    answers: createRunAnswers(recordHere),
    route,
    cited: createReferences(),
    target: ref(undefined),
    forTeacher: ref(true),
    settled: ref(new Map()),
    answeredBefore: [],
    markAnswered() {},
  }
  const page = mount(LessonStage, {
    props: { isAway: false, isAsking: false, holdsBack: undefined, fault: undefined },
    global: {
      plugins: [[I18NextVue, { i18next: words }] as never],
      provide: { [lessonKey]: lesson },
      stubs: { TreePane: Tree, TransportBar: true, FrontierPane: true, InspectorPane: true },
    },
    attachTo: document.body,
  })
  onTestFinished(() => page.unmount())
  await vi.dynamicImportSettled()
  await flushPromises()
  return page
}

const graph = { problem: 'graph', solver: 'uniform-cost' }
const mapIn = (place: string) => `${place} section[aria-label="Map"]`

it('shows the map under the tree where a place of a lesson asks for it', async () => {
  const page = await standAt(graph, { pane: 'map' })
  expect(page.find(mapIn('[role="tabpanel"]')).exists()).toBe(true)
  expect(page.get('[role="tab"][aria-selected="true"]').text()).toBe('Map')
  expect(page.get('[data-tree]').classes('behind')).toBe(false)
})

it('shows the map in place of the tree, above the pane that is asked for', async () => {
  const page = await standAt(graph, { picture: 'map', pane: 'frontier' })
  expect(page.find(mapIn('.picture')).exists()).toBe(true)
  expect(page.get('[data-tree]').classes('behind')).toBe(true)
  expect(page.find('frontier-pane-stub').exists()).toBe(true)
  expect(page.findAll('[role="tab"]').map((tab) => tab.text())).not.toContain('Map')
})

it('shows a phone the map first, where the map is what a place is about', async () => {
  for (const place of [{ pane: 'map' }, { picture: 'map' }] as const) {
    const page = await standAt(graph, place, true)
    expect(page.get('[role="tab"][aria-selected="true"]').text()).toBe('Map')
    page.unmount()
  }
})

it('shows the graph of few states only where a place of a lesson asks for it', async () => {
  const wolf = { problem: 'wolf' }
  const asked = await standAt(wolf, { pane: 'map' })
  expect(asked.find(mapIn('[role="tabpanel"]')).exists()).toBe(true)
  asked.unmount()
  const page = await standAt(wolf, { pane: 'frontier' })
  expect(page.findAll('[role="tab"]').map((tab) => tab.text())).not.toContain('Map')
})

it('has no map where the problem has none, and shows the frontier instead', async () => {
  const page = await standAt({ start: '123456078' }, { pane: 'map' })
  expect(page.findAll('[role="tab"]').map((tab) => tab.text())).not.toContain('Map')
  expect(page.find('frontier-pane-stub').exists()).toBe(true)
})

it.each([
  ['next', true],
  ['meet', true],
  ['pruned', false],
] as const)('a question of the kind %s is answered by a node: %s', async (ask, isSo) => {
  const page = await standAt({ problem: 'sliding-3x3', start: '152436780' }, { ask })
  const stage: Stage = page.getComponent(NarrationLine).props('stage')
  expect(stage.asksNode).toBe(false)
  await page.setProps({ isAsking: true })
  expect(stage.asksNode).toBe(isSo)
  await page.setProps({ isAsking: false })
  expect(stage.asksNode).toBe(false)
})

it('has no code of a search that its reader has to write', async () => {
  const page = await standAt(graph, { pane: 'code' })
  const tabs = () => page.findAll('[role="tab"]').map((tab) => tab.text())
  expect(tabs()).toContain('Code')
  await page.setProps({ hidesCode: true })
  expect(tabs()).not.toContain('Code')
  expect(page.get('[role="tab"][aria-selected="true"]').text()).toBe('Frontier')
})
