import { flushPromises, mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import LabPage from '../../../src/pages/lab/LabPage.vue'
import { useStage } from '../../../src/player/stageStore'
import { readRun } from '../../../src/recording/run'
import { cancelled } from '../../../src/recording/write/cancelled'
import { record } from '../../../src/recording/write/recorder'
import { words } from '../../../src/words'
import { recordBy } from '../../recording/recordBy'

/** Recordings on their way: each comes when it is let, or fails. */
let coming: (() => void)[] = []
let failing: (() => void)[] = []

beforeEach(() => {
  recordBy((settings, rows, { onRecording, onFailure }) => {
    const read = readRun(settings)
    if (!read.ok) throw new Error(read.fault.setting)
    const run = read.value
    coming.push(() => onRecording(record(run, rows)))
    failing.push(() => onFailure({ kind: 'not-loaded' }))
    return () => {}
  })
  coming = []
  failing = []
  document.body.innerHTML = '<div id="page-skip"></div><div id="page-tools"></div>'
})

const focusable = defineComponent({
  expose: ['focus'],
  setup: () => ({ focus: () => undefined }),
  render: () => h('div'),
})

async function openLab(query: Record<string, string>) {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/lab', name: 'lab', component: LabPage },
      { path: '/lessons/:lesson/:beat?', name: 'lesson', component: LabPage },
    ],
  })
  await router.push({ name: 'lab', query })
  const page = mount(LabPage, {
    attachTo: document.body,
    global: {
      plugins: [[I18NextVue, { i18next: words }], router],
      stubs: { TreePane: focusable, SidePanes: true, NarrationLine: true, TransportBar: true },
    },
  })
  onTestFinished(() => page.unmount())
  await flushPromises()
  return router
}

async function comes(): Promise<void> {
  coming.pop()?.()
  await flushPromises()
}

async function openSetup(): Promise<void> {
  const buttons = [...document.querySelectorAll('button')]
  buttons.find(({ textContent }) => textContent === 'Change')?.click()
  // Its code is loaded when it is first opened.
  await vi.waitFor(() => expect(startField()).not.toBeNull(), { timeout: 30_000 })
}

const dialog = () => document.querySelector('[role="dialog"]')
const startField = () => document.querySelector<HTMLInputElement>('[role="dialog"] input')

it('keeps the set-up open that was opened before the first run had come', async () => {
  await openLab({ start: '123456078' })
  await openSetup()
  expect(startField()?.value).toBe('123456078')
  await comes()
  expect(dialog()).not.toBeNull()
  expect(startField()?.value).toBe('123456078')
})

it('closes the set-up when another run comes, as by the browser’s history', async () => {
  const router = await openLab({ start: '123456078' })
  await comes()
  await openSetup()
  expect(dialog()).not.toBeNull()
  await router.push({ name: 'lab', query: { start: '123450678' } })
  await comes()
  expect(dialog()).toBeNull()
})

it('stays with the run that is shown when somebody goes back to it before another has come', async () => {
  const router = await openLab({ start: '123456078' })
  await comes()
  await router.push({ name: 'lab', query: { start: '123450678' } })
  await router.push({ name: 'lab', query: { start: '123456078' } })
  await flushPromises()
  for (const come of coming) come()
  await flushPromises()
  expect(useStage('lab').run?.problem.settings.start).toBe('123456078')
  expect(useStage('lab').ended).toBe(true)
})

it('searches anew when a search that was stopped is started once more', async () => {
  await openLab({ start: '123456078' })
  await comes()
  const stage = useStage('lab')
  const { run, latest } = stage
  if (!run || !latest) throw new Error('no run')
  stage.openRecording(run, cancelled({ ...latest, outcome: undefined }), stage.budget)
  await openSetup()
  document.querySelector<HTMLButtonElement>('[role="dialog"] [type="submit"]')?.click()
  await flushPromises()
  await comes()
  expect(stage.latest?.outcome?.kind).toBe('solved')
})

it('leads back to the lesson it was opened from, also after another run was started', async () => {
  const router = await openLab({ start: '123456078', from: '02-breadth-first/expand' })
  await comes()
  const link = () => document.querySelector('.lab-tools a')
  await vi.waitFor(() => expect(link()?.textContent).toBe('Back to the lesson'))
  expect(link()?.getAttribute('href')).toBe('/lessons/02-breadth-first/expand')
  await openSetup()
  document.querySelector<HTMLButtonElement>('[role="dialog"] [type="submit"]')?.click()
  await flushPromises()
  expect(router.currentRoute.value.query.from).toBe('02-breadth-first/expand')
})

it('has no link to a lesson that there is not', async () => {
  // Only with the list of lessons it is known that there is none.
  await import('../../../src/pages/lessons/lessons')
  await openLab({ start: '123456078', from: '02-breadth-first/nothing' })
  await comes()
  expect(document.querySelector('.lab-tools a')).toBeNull()
})

it('opens an address that it has not written itself, though it asked for it to be kept', async () => {
  sessionStorage.clear()
  const router = await openLab({ start: '123456078' })
  await comes()
  const stage = useStage('lab')
  stage.goTo(6)
  window.dispatchEvent(new Event('beforeunload'))
  const kept: unknown = JSON.parse(sessionStorage.getItem('tansaku-moment') ?? '[]')
  expect(kept).toContain('/lab?start=123456078&step=6')
  // The page stayed.
  stage.goTo(8)
  await router.push('/lab?start=123456078&step=6')
  await flushPromises()
  expect(stage.step).toBe(6)
})

const notice = () => document.querySelector('.notice')?.textContent ?? ''
const pastEnd = 'step 99,999,999 is past its end, so the last one is shown.'

it('says that a step lies past the end once the recording has ended', async () => {
  await openLab({ start: '123456078', step: '99999999' })
  expect(notice()).toBe('')
  await comes()
  const { lastStep, step } = useStage('lab')
  expect(step).toBe(lastStep)
  await vi.waitFor(() => expect(notice()).toContain(`The search has ${lastStep} steps; ${pastEnd}`))
})

it('says so too where only the step of the address was changed', async () => {
  const router = await openLab({ start: '123456078' })
  await comes()
  await router.push({ name: 'lab', query: { start: '123456078', step: '99999999' } })
  await flushPromises()
  await vi.waitFor(() => expect(notice()).toContain(pastEnd))
})

it('no longer says so when it is dismissed, or another step is shown', async () => {
  await openLab({ start: '123456078', step: '99999999' })
  await comes()
  const stage = useStage('lab')
  document.querySelector<HTMLButtonElement>('.notice button')?.click()
  await flushPromises()
  expect(notice()).toBe('')
  expect(stage.step).toBe(stage.lastStep)
  stage.askFor(99_999_999)
  await flushPromises()
  await vi.waitFor(() => expect(notice()).toContain(pastEnd))
  stage.stepBack()
  await flushPromises()
  expect(notice()).toBe('')
})

it('still waits for the step asked for when another notice is dismissed meanwhile', async () => {
  await openLab({ start: '123456078', goalTest: 'nothing' })
  await comes()
  const stage = useStage('lab')
  if (stage.latest) stage.latest = { ...stage.latest, outcome: undefined }
  stage.askFor(99_999_999)
  await flushPromises()
  expect(notice()).not.toContain(pastEnd)
  document.querySelector<HTMLButtonElement>('.notice button')?.click()
  await flushPromises()
  expect(notice()).toBe('')
  expect(stage.wantedStep).toBe(99_999_999)
})

describe('where another search fails', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Goes on until the address was written. */
  async function settle(): Promise<void> {
    await vi.advanceTimersByTimeAsync(300)
    await flushPromises()
  }

  async function failSecond(query: Record<string, string>) {
    const router = await openLab({ start: '123456078', step: '4' })
    await comes()
    await router.push({ name: 'lab', query })
    failing.pop()?.()
    await settle()
    return router
  }

  it('the address is again that of the search that is still shown', async () => {
    const router = await failSecond({ start: '123450678', solver: 'a-star' })
    expect(router.currentRoute.value.query).toEqual({ start: '123456078', step: '4' })
  })

  it('the address is that of the other search once it could be started', async () => {
    const router = await failSecond({ start: '123450678', solver: 'a-star' })
    useStage('lab').retry()
    await comes()
    await settle()
    expect(router.currentRoute.value.query).toMatchObject({ start: '123450678', solver: 'a-star' })
  })

  it('the address has the number of recorded nodes that is kept', async () => {
    const router = await failSecond({ start: '123456078', budget: '4000000' })
    expect(router.currentRoute.value.query.budget).not.toBe('4000000')
    useStage('lab').retry()
    await comes()
    await settle()
    expect(router.currentRoute.value.query.budget).toBe('4000000')
  })

  it('an address whose first search fails stays as it was written', async () => {
    const router = await openLab({ start: '123456078', unknown: 'kept' })
    failing.pop()?.()
    await settle()
    expect(router.currentRoute.value.query).toEqual({ start: '123456078', unknown: 'kept' })
  })
})

it.each([
  ['an unknown name', { zoom: '3' }, 'The lab has no setting “zoom”'],
  [
    'two names',
    { bound: 'sum', heuristic: 'manhattan', solver: 'a-star' },
    '“bound” is an old name',
  ],
  ['a start that is none', { start: '%E0%A4' }, 'Start: “%” is not a tile of this board'],
  ['a lesson that there is not', { from: 'no/where' }, 'There is no place “no/where”'],
])('says of a link with %s what was wrong though the same is shown', async (_, query, told) => {
  const router = await openLab({})
  await comes()
  await router.push({ name: 'lab', query })
  await vi.waitFor(() => expect(notice()).toContain(told))
})
