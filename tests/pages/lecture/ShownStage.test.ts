import { mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { nextTick, ref, shallowRef } from 'vue'
import type { InkPointer } from '../../../src/drawing/ink'
import ShownStage from '../../../src/pages/lecture/ShownStage.vue'
import * as shownStage from '../../../src/pages/lecture/useShownStage'
import { useStage } from '../../../src/player/stageStore'
import { readRun } from '../../../src/recording/run'
import { record } from '../../../src/recording/write/recorder'
import { noInk } from '../../../src/stage/ink/ink'
import { inkKey } from '../../../src/stage/ink/shownInk'
import { words } from '../../../src/words'

// The search is recorded by the test.
beforeEach(() => {
  vi.spyOn(shownStage, 'useShownStage').mockReturnValue({ isForeign: ref(false) })
})

const boardOf = 'svg[role="img"][aria-label^="Node"]'

/** What a class sees of a search, on a wide screen or on a narrow one. */
async function shown(isWide: boolean) {
  const plain = window.matchMedia.bind(window)
  const asked = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.defineProperty(plain(query), 'matches', { value: isWide === /width >= /.test(query) }),
    )
  onTestFinished(() => asked.mockRestore())
  setActivePinia(createPinia())
  const stage = useStage('shown')
  const run = readRun({ problem: 'sliding-3x3', start: '123405678' })
  if (!run.ok) throw new Error('no run')
  const pointer = shallowRef<InkPointer>()
  const page = mount(ShownStage, {
    props: { moment: { address: '#/lab', held: false, asksNext: false, blank: false } },
    global: {
      plugins: [[I18NextVue, { i18next: words }]],
      // A tree is laid out by a worker, of which there is none here.
      stubs: { TreePane: true },
      provide: { [inkKey]: { ink: shallowRef(noInk), pointer } },
    },
  })
  onTestFinished(() => page.unmount())
  stage.openRecording(run.value, record(run.value, 100), 100)
  stage.goTo(4)
  await nextTick()
  return { page, stage, pointer }
}

it('shows the board of the node that the presenter speaks of', async () => {
  const { page, stage } = await shown(true)
  expect(page.get(boardOf).attributes('aria-label')).toMatch(/^Node 3: state /)
  stage.select(1)
  await nextTick()
  expect(page.get(boardOf).attributes('aria-label')).toMatch(/^Node 1: state /)
  expect(page.findAll('.below .ink-place')).toHaveLength(1)
})

it('shows it on a phone from when it is pointed at', async () => {
  const { page, pointer } = await shown(false)
  expect(page.find(boardOf).exists()).toBe(false)
  pointer.value = { picture: 'board', at: [1, 1] }
  await nextTick()
  await nextTick()
  expect(page.get(boardOf).attributes('aria-label')).toMatch(/^Node 3: state /)
})

it.each([
  ['node', true, true],
  ['node', false, false],
  ['number', true, false],
] as const)(
  'a question of the kind %s that is open: %s takes a node that is selected for an answer: %s',
  async (kind, open, isSo) => {
    const { page, stage } = await shown(true)
    expect(stage.asksNode).toBe(false)
    const put = { question: { id: 'one', kind, text: 'Which?', round: 1 }, open } as const
    await page.setProps({ moment: { ...page.props('moment'), put } })
    expect(stage.asksNode).toBe(isSo)
  },
)

it.each([
  [{ asksNext: true }, 'Which node leaves the frontier next?'],
  [{ ask: 'pruned' }, 'This node is expanded. Which of its children will be pruned?'],
  [{ ask: 'meet' }, 'At which depth will the two searches meet?'],
  [{}, 'What happens next?'],
] as const)('while an answer is held back, %j asks: %s', async (asked, question) => {
  const { page } = await shown(true)
  await page.setProps({ moment: { ...page.props('moment'), held: true, ...asked } })
  expect(page.get('.told[role="status"]').text()).toBe(question)
})
