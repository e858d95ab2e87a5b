import { flushPromises, mount } from '@vue/test-utils'
import type { VueWrapper } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { writeCsv } from '../../../src/experiments/file/csv'
import { measureSettings } from '../../../src/experiments/run/measureSettings'
import * as runnerClient from '../../../src/experiments/run/runnerClient'
import { writeExperiment } from '../../../src/experiments/writeExperiment'
import { presentedNow } from '../../../src/lecture/presented'
import { shownPageKey } from '../../../src/lecture/shownPage'
import ExperimentsPage from '../../../src/pages/experiments/ExperimentsPage.vue'
import { cardNames, preparedExperiment } from '../../../src/pages/experiments/preparedExperiments'
import { useExecution } from '../../../src/pages/experiments/run/useExecution'
import { words } from '../../../src/words'
import { experimentFrom } from '../../experiments/anyResults'
import { button, field } from '../lab/mountInWords'

/** Runs that wait until they are let go, so that an experiment can be seen on its way. */
let letGo: (() => void)[] = []
let isHeld = false

beforeEach(() => {
  vi.spyOn(runnerClient, 'workerRunner').mockReturnValue({
    async run(settings, cut) {
      if (isHeld) await new Promise<void>((resolve) => letGo.push(resolve))
      return measureSettings(settings, cut, () => 0)
    },
    end: () => {},
  })
  letGo = []
  isHeld = false
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(2)
})

const small = { problem: 'sliding-3x2', count: '3', solvers: 'breadth-first,a-star' }

async function open(query: Record<string, string | string[]> = small, provide = {}) {
  const nowhere = { template: '<p />' }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/experiments', name: 'experiments', component: ExperimentsPage },
      { path: '/lab', name: 'lab', component: nowhere },
      { path: '/lessons/:lesson', name: 'lesson', component: nowhere },
    ],
  })
  await router.push({ name: 'experiments', query })
  const global = { plugins: [[I18NextVue, { i18next: words }], router] as never, provide }
  const page = mount(ExperimentsPage, { global, attachTo: document.body })
  onTestFinished(() => page.unmount())
  // What is wrong with a link is told by a part of its own.
  await vi.dynamicImportSettled()
  return { page, router }
}

const status = (page: VueWrapper) => page.get('[role="status"]').text()

async function start(page: VueWrapper): Promise<void> {
  await page.get('form').trigger('submit')
  await flushPromises()
}

async function choose(page: VueWrapper, file: File): Promise<void> {
  const input = page.get<HTMLInputElement>('input[type="file"]')
  const files = { 0: file, length: 1, item: () => file }
  Object.defineProperty(input.element, 'files', { value: files, configurable: true })
  await input.trigger('change')
  await flushPromises()
}

describe('the page of experiments', () => {
  it('says what to do first', async () => {
    const { page } = await open({})
    expect(status(page)).toMatch(/^Nothing has been run yet/)
    await button(page, 'Make your own').trigger('click')
    expect(field(page, 'How many').element.value).toBe('100')
    expect(button(page, 'Save as CSV').element.disabled).toBe(true)
  })

  it('says that the experiment of a link is set up, and what runs it', async () => {
    const { page } = await open(small)
    expect(status(page)).toBe('The experiment in the form has not been run yet. “Start” runs it.')
    await start(page)
    expect(status(page)).toBe('Finished: 6 runs.')
  })

  it('greets newcomers with prepared experiments, and keeps the form folded until it is asked for', async () => {
    const { page } = await open({})
    expect(page.find('form').exists()).toBe(false)
    expect(page.findAll('button.card')).toHaveLength(cardNames.length)
    const own = button(page, 'Make your own')
    expect(own.attributes('aria-expanded')).toBe('false')
    await own.trigger('click')
    expect(page.find('form').exists()).toBe(true)
    expect(button(page, 'Make your own').attributes('aria-expanded')).toBe('true')
  })

  it('runs a prepared experiment at one press, and keeps it in the address', async () => {
    const { page, router } = await open({})
    isHeld = true
    await page.get('button.card').trigger('click')
    await flushPromises()
    expect(status(page)).toBe('Running')
    expect(router.currentRoute.value.query).toMatchObject({ count: '30' })
    expect(page.find('form').exists()).toBe(false)
    await button(page, 'Cancel').trigger('click')
    expect(page.findAll('button.card')).toHaveLength(cardNames.length)
  })

  it.each([
    ['a prepared experiment', () => writeExperiment(preparedExperiment('memory'))],
    ['settings of one’s own', () => small],
    ['something wrong', () => ({ count: '0' })],
  ])('opens the form by itself where the address has an experiment (%s)', async (_, query) => {
    const { page } = await open({ ...query() })
    expect(page.find('form').exists()).toBe(true)
  })

  it('keeps the form folded beside the results of a prepared experiment', async () => {
    const query = writeExperiment(preparedExperiment('memory'))
    const { page: before } = await open({ ...query })
    await start(before)
    before.unmount()
    const { page } = await open({ ...query })
    expect(page.find('table').exists()).toBe(true)
    expect(page.find('form').exists()).toBe(false)
    expect(page.get('.printed-experiment').text()).toContain(
      'What does it cost to remember nothing?',
    )
  })

  it('runs what the link asks for, and shows a summary of each search', async () => {
    const { page, router } = await open()
    await start(page)
    expect(status(page)).toBe('Finished: 6 runs.')
    const table = page.get('table').text()
    expect(table).toContain('Breadth-first search')
    expect(table).toContain('3 solved · 0 unsolved · 0 cut')
    expect(router.currentRoute.value.query).toMatchObject({ count: '3', seed: '1' })
  })

  it('tells what it shows as soon as it has ended, and not before', async () => {
    isHeld = true
    const { page } = await open(small)
    await start(page)
    const found = () => page.find('section[aria-label="What it shows"]')
    while (letGo.length > 0) {
      expect(page.find('section[aria-label="What it shows"] ul:not(.awaited)').exists()).toBe(false)
      for (const go of letGo.splice(0)) go()
      await flushPromises()
    }
    expect(status(page)).toBe('Finished: 6 runs.')
    expect(
      found()
        .findAll('li')
        .map((each) => each.text())[0],
    ).toMatch(
      /^A\* generates the fewest nodes, [\d.]+ in the mean\. Breadth-first search generates [\d.]+ times as many\.$/,
    )
  })

  it('leads from each point to its board in the lab', async () => {
    const { page } = await open()
    await start(page)
    const points = page.findAll('svg a')
    expect(points).toHaveLength(3)
    expect(points[0].attributes('href')).toMatch(/^\/lab\?.*problem=sliding-3x2/)
    expect(points[0].attributes('aria-label')).toMatch(/^Start \d, \d{6}: .* by Breadth-first/)
    expect(points.map((point) => point.attributes('tabindex'))).toEqual(['0', '-1', '-1'])
    await points[0].trigger('keydown', { key: 'End' })
    expect(document.activeElement).toBe(points[2].element)
  })

  it('draws two searches against each other in a square, with the diagonal from corner to corner', async () => {
    const { page } = await open()
    await start(page)
    const diagonal = page.get('svg .diagonal')
    const [x1 = 0, x2 = 0, y1 = 0, y2 = 0] = ['x1', 'x2', 'y1', 'y2'].map((name) =>
      Number(diagonal.attributes(name)),
    )
    expect(x2 - x1).toBeGreaterThan(200)
    expect(y1 - y2).toBe(x2 - x1)
  })

  it('goes on from where it was cancelled, and comes to the same rows', async () => {
    const { page } = await open()
    isHeld = true
    await start(page)
    letGo.forEach((go) => go())
    await flushPromises()
    await button(page, 'Cancel').trigger('click')
    isHeld = false
    await button(page, 'Go on: 4 runs are left').trigger('click')
    await flushPromises()
    expect(status(page)).toBe('Finished: 6 runs.')
    const rows = useExecution().results?.rows.map(({ board, search }) => `${board} ${search}`)
    expect(rows).toEqual(['0 0', '0 1', '1 0', '1 1', '2 0', '2 1'])
  })

  it('can be paused, resumed and cancelled, and keeps what had come', async () => {
    isHeld = true
    const { page } = await open()
    await start(page)
    expect(status(page)).toBe('Running')
    await button(page, 'Pause').trigger('click')
    expect(status(page)).toMatch(/^Paused/)
    const begun = letGo.length
    letGo.forEach((go) => go())
    await flushPromises()
    expect(letGo).toHaveLength(begun)
    await button(page, 'Resume').trigger('click')
    expect(status(page)).toBe('Running')
    button(page, 'Cancel').element.focus()
    await button(page, 'Cancel').trigger('click')
    expect(status(page)).toMatch(/^Canceled/)
    expect(document.activeElement?.textContent).toBe(status(page))
    letGo.forEach((go) => go())
    await flushPromises()
    expect(status(page)).toMatch(/^Canceled/)
    expect(button(page, 'Save as CSV').element.disabled).toBe(false)
  })

  it('starts nothing that is wrong, and says at the field what would be right', async () => {
    const { page } = await open({ ...small, count: '0' })
    expect(page.get('header [role="alert"]').text()).toContain('How many starts: “0” is not')
    await start(page)
    expect(status(page)).toMatch(/^Nothing has been run yet/)
    const count = field(page, 'How many')
    expect(document.activeElement).toBe(count.element)
    const note = () => page.get(`[id="${count.attributes('aria-describedby')}"]`).text()
    expect(note()).toBe('“0” is not a whole number from 1 to 1,000.')
    await count.setValue('')
    expect(note()).toBe('Write a whole number from 1 to 1,000.')
  })

  it('tells what is wrong with an option of a search at that option', async () => {
    const { page } = await open({ problem: 'sliding-3x2', count: '3', solvers: 'depth-first' })
    const limit = field(page, 'Depth limit')
    await limit.setValue('-5')
    expect(limit.attributes('aria-invalid')).toBe('true')
    const noteOfLimit = page.get(`[id="${limit.attributes('aria-describedby')}"]`)
    expect(noteOfLimit.text()).toContain('-5 is too small. It must be at least 1.')
    expect(page.findAll('[aria-invalid="true"]')).toHaveLength(1)
    await start(page)
    expect(document.activeElement).toBe(limit.element)
  })

  it('keeps what is wrong with a field in sight, with its name, while it is typed', async () => {
    const { page } = await open()
    const shown: Element[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this)
    })
    const cut = field(page, 'Expanded nodes after which a run is cut')
    cut.element.focus()
    expect(shown).toEqual([])
    await cut.setValue('0')
    expect(shown.at(-1)?.textContent).toMatch(/^Expanded nodes .* is not a whole number/)
    shown.length = 0
    await start(page)
    expect(shown.at(-1)?.textContent).toMatch(/^Expanded nodes .* is not a whole number/)
  })

  it('leads to what is wrong also where no single field has it', async () => {
    const { page } = await open({ ...small, solvers: 'a-star,a-star' })
    await start(page)
    expect(document.activeElement?.matches('form p')).toBe(true)
    expect(document.activeElement?.textContent).toMatch(/A\*/)
  })

  it.each([
    ['an unknown name', { serch: 'a-star' }, 'There is no setting “serch”'],
    ['two names', { puzzle: 'sliding-3x2' }, '“puzzle” is an old name of “problem”'],
    ['a wrong number', { count: '-3' }, 'It is in the form: correct it before you start.'],
    ['a number given twice', { count: ['3', '4'] }, 'more than once. Used instead: 100.'],
    ['starts given twice', { boards: ['x', 'y'] }, 'more than once. Used instead: Random starts.'],
    ['a problem given twice', { problem: ['pegs-13', 'pegs-15'] }, 'Used instead: 8-puzzle'],
    ['a choice of another puzzle', { metric: 'any' }, 'this experiment has no such option'],
    ['a search that there is not', { solvers: 'magic' }, 'Search 1: “magic” is not known here'],
  ])('says of a link with %s what was wrong, until it is read', async (_, query, told) => {
    const { page } = await open({ ...small, ...query })
    expect(page.get('header [role="alert"]').text()).toContain(told)
    await button(page, 'Dismiss').trigger('click')
    expect(page.find('header [role="alert"]').exists()).toBe(false)
  })

  it('keeps an experiment and its results while another page is open', async () => {
    isHeld = true
    const before = await open()
    await start(before.page)
    before.page.unmount()
    letGo.forEach((go) => go())
    isHeld = false
    const { page } = await open({})
    await vi.waitFor(() => expect(status(page)).toBe('Finished: 6 runs.'))
    expect(field(page, 'How many').element.value).toBe('3')
    await field(page, 'How many').setValue('4')
    expect(page.text()).toContain('These results are for other settings')
  })

  it('opens a file that was saved, and refuses another without losing anything', async () => {
    const { page } = await open({})
    const experiment = experimentFrom({ ...small, count: '1', solvers: 'a-star' })
    const settings = { ...experiment.problem, start: experiment.starts[0], solver: 'a-star' }
    const row = { board: 0, search: 0, ...measureSettings(settings, 1000, () => 0) }
    const good = writeCsv({ experiment, rows: [row] })
    await choose(page, new File([good], 'good.csv'))
    expect(status(page)).toBe('From a file: 1 run.')
    expect(field(page, 'How many').element.value).toBe('1')
    await choose(page, new File(['a,b\n1,2\n'], 'bad.csv'))
    expect(page.get('.files [role="alert"]').text()).toMatch(/^bad.csv cannot be used: Its columns/)
    await choose(page, new File(['a,b\n1,2\n'], 'bad.json'))
    expect(page.get('.files [role="alert"]').text()).toMatch(/^bad.json cannot be used: .*JSON/)
    await choose(page, new File([good.replaceAll(',', ';')], 'other.csv'))
    expect(page.get('.files [role="alert"]').text()).toContain(
      'Its values are separated by semicolons. They should be separated by commas.',
    )
    expect(status(page)).toBe('From a file: 1 run.')
  })
})

describe('an experiment that is shown to a class', () => {
  const shown = { [shownPageKey]: true }
  const inWindowOf = (address: string) => {
    history.replaceState(null, '', address)
    onTestFinished(() => history.replaceState(null, '', '#/'))
  }

  it('has no controls, and says nothing of what its presenter added to the address', async () => {
    inWindowOf('#/class/K7QMX/experiments')
    const { page } = await open({ ...small, started: 'yes' }, shown)
    expect(page.find('form').exists()).toBe(false)
    expect(page.find('[role="alert"]').exists()).toBe(false)
    expect(page.findAll('button').map((each) => each.text())).toEqual(['Run it on this device'])
    expect(page.get('.printed-experiment').text()).toContain('3 random starts')
    await button(page, 'Run it on this device').trigger('click')
    await flushPromises()
    expect(page.findAll('button[type="button"]').map((each) => each.text())).not.toContain('Pause')
    expect(page.find('table').exists()).toBe(true)
    expect(page.get('.printed-experiment').text()).toContain('3 random starts')
  })

  it('runs by itself on the projector once it was started, and not before', async () => {
    inWindowOf('#/show/experiments')
    const { page, router } = await open(small, shown)
    await flushPromises()
    expect(page.find('table').exists()).toBe(false)
    expect(page.get('.printed-experiment').text()).toContain('3 random starts')
    await router.replace({ name: 'experiments', query: { ...small, started: 'yes' } })
    await flushPromises()
    expect(page.find('table').exists()).toBe(true)
  })

  it('shows what will be run, and that it waits, before it is started', async () => {
    inWindowOf('#/show/experiments')
    const { page, router } = await open(small, shown)
    expect(page.get('.awaited-experiment ul').text()).toMatch(/Breadth-first search.*A\*/s)
    expect(page.findAll('.board-picture')).toHaveLength(3)
    expect(status(page)).toMatch(/^It has not been run yet/)
    await router.replace({ name: 'experiments', query: { ...small, started: 'yes' } })
    await flushPromises()
    expect(page.find('.awaited-experiment').exists()).toBe(false)
  })

  it('is not hidden behind the results of the one that was shown before', async () => {
    inWindowOf('#/show/experiments')
    const { page, router } = await open({ ...small, started: 'yes' }, shown)
    await flushPromises()
    expect(page.find('table').exists()).toBe(true)
    await router.replace({ name: 'experiments', query: { ...small, count: '2' } })
    await flushPromises()
    expect(page.find('table').exists()).toBe(false)
    expect(page.get('.printed-experiment').text()).toContain('2 random starts')
    expect(page.findAll('.board-picture')).toHaveLength(2)
  })

  it.each([{}, { count: '0' }])(
    'says that there is none where its presenter has not set one up (%o)',
    async (query) => {
      inWindowOf('#/show/experiments')
      const { page } = await open(query, shown)
      expect(page.find('.printed-experiment').exists()).toBe(false)
      expect(page.find('[role="alert"]').exists()).toBe(false)
      expect(status(page)).toMatch(/^No experiment has been set up yet/)
    },
  )

  it('tells its presenter what the class sees, and what starts it', async () => {
    inWindowOf('#/present/experiments')
    const { page } = await open()
    expect(status(page)).toMatch(/The class sees what will be run; “Start” runs it/)
  })

  it('is told of by its presenter once it was started', async () => {
    const { page } = await open()
    expect(presentedNow().address).toBeUndefined()
    await start(page)
    expect(presentedNow().address).toMatch(/^#\/experiments\?.*&started=yes$/)
  })
})
