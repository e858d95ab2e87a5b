import { flushPromises, mount } from '@vue/test-utils'
import type { VueWrapper } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { parseEveryName } from '../../../src/app/parseEveryName'
import { cuePlace } from '../../../src/lecture/presented'
import ComparePage from '../../../src/pages/compare/ComparePage.vue'
import { useStage } from '../../../src/player/stageStore'
import { record } from '../../../src/recording/write/recorder'
import { words } from '../../../src/words'
import { runOf } from '../../recording/arbitraryRuns'
import { recordBy } from '../../recording/recordBy'

/** How many recordings have been released. */
let released = 0

beforeEach(() => {
  recordBy((settings, budget, { onRecording }) => {
    onRecording(record(runOf(settings), budget))
    return () => released++
  })
  released = 0
})

const near = 'start=123456078'
const two = { a: near, b: `${near}&solver=a-star` }
const three = { ...two, c: `${near}&solver=bidirectional` }

async function open(query: Record<string, string> | string) {
  const nowhere = { template: '<p />' }
  const router = createRouter({
    history: createMemoryHistory(),
    parseQuery: parseEveryName,
    routes: [
      { path: '/compare', name: 'compare', component: ComparePage },
      { path: '/lab', name: 'lab', component: nowhere },
    ],
  })
  const header = document.createElement('div')
  header.innerHTML = '<div id="page-skip"></div><div id="page-tools"></div>'
  document.body.append(header)
  await router.push(typeof query === 'string' ? `/compare${query}` : { name: 'compare', query })
  const global = {
    plugins: [[I18NextVue, { i18next: words }], router] as never,
    stubs: {
      TreePane: { template: '<div><slot name="head" /></div>', methods: { look: () => {} } },
    },
  }
  const page = mount(ComparePage, { global, attachTo: document.body })
  onTestFinished(() => {
    page.unmount()
    header.remove()
  })
  // The charts and the transport come behind the trees.
  await vi.dynamicImportSettled()
  await settled()
  return { page, router, header }
}

/** Parts are taken in some times a second. */
async function settled(): Promise<void> {
  await flushPromises()
  await vi.waitFor(() => flushPromises())
}

const searchesOf = (page: VueWrapper) =>
  page.findAll('section.search').map((each) => each.attributes('aria-label'))
const toolCalled = (word: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(word))
const byLabel = (page: VueWrapper, name: string) => page.get(`[aria-label="${name}"]`)

describe('the page that compares', () => {
  it('has the place where a caution is read out before there is one', async () => {
    const { page, router } = await open('')
    const told = page.findAll('[role="status"]').map(({ element }) => element)
    await router.push({ name: 'compare', query: { a: near, b: 'start=123450786' } })
    await settled()
    const inPlace = told.filter(({ isConnected }) => isConnected).map((each) => each.textContent)
    expect(inPlace.join()).toContain('The searches have different starts')
  })

  it('offers prepared comparisons as links', async () => {
    const { page } = await open({})
    const links = page.findAll('a.card').map((link) => link.attributes('href'))
    expect(links).toHaveLength(7)
    expect(links[0]).toMatch(/^\/compare\?a=start.*867254301&b=.*bidirectional/)
  })

  it.each([
    ['a name that objects have', '?__proto__=1', '“__proto__” is not part of a comparison'],
    ['a setting without searches', '?clock=sand', 'Clock: “sand” cannot be read. Used instead'],
  ])('says of a link with %s what was wrong though nothing is shown', async (_, query, told) => {
    const { page } = await open(query)
    expect(page.get('[role="alert"]').text()).toContain(told)
  })

  it('shows the searches of the address, moved by one clock', async () => {
    const { page } = await open(two)
    expect(searchesOf(page)).toEqual(['Search A: Breadth-first search', 'Search B: A*'])
    const row = () => page.get('table').findAll('tr')[1].text()
    const thumb = () => page.get('[role="slider"][aria-label="Common time"]').attributes()
    await byLabel(page, 'Forward').trigger('click')
    await byLabel(page, 'Forward').trigger('click')
    const stages = [useStage('compare/0'), useStage('compare/1')]
    expect(stages.map(({ counts }) => counts?.expanded)).toEqual([2, 2])
    // The trees are painted first.
    expect(row()).toMatch(/^Expanded 0 0/)
    expect(thumb()['aria-valuenow']).toBe('0')
    await expect.poll(row).toMatch(/^Expanded 2 2/)
    expect(thumb()['aria-valuenow']).toBe('2')
    await byLabel(page, 'Last step').trigger('click')
    for (const { step, lastStep } of stages) expect(step).toBe(lastStep)
    expect(page.text()).toContain('All solve it in the same number of moves, 2.')
  })

  it('reads out of which search each sentence is, as all are read out at once', async () => {
    const { page } = await open(two)
    const spoken = () => page.findAll('.told [role="status"]').map((each) => each.text())
    await expect
      .poll(spoken)
      .toEqual([
        'Search A: The start, node 0, is put in the queue.',
        'Search B: The start, node 0, is put in the frontier.',
      ])
    expect(page.get('.told .seen').text()).toBe('The start, node 0, is put in the queue.')
  })

  it('tells over the foot of a tree that only a part of it is drawn, until that is closed', async () => {
    recordBy((settings, _, { onRecording }) => {
      onRecording(record(runOf(settings), 3))
      return () => {}
    })
    const { page } = await open(two)
    const saidIn = (part: string) => page.findAll(part).map((each) => each.text())
    const told = 'Only the first 3 generated nodes are drawn'
    expect(saidIn('.note [role="status"]').join()).toContain(told)
    // Below the tree it would take room from it when it comes.
    expect(saidIn('.told').join()).not.toContain(told)
    await byLabel(page, 'Close what is said of search A').trigger('click')
    expect(saidIn('.note [role="status"]')[0]).toBe('')
    expect(saidIn('.note [role="status"]')[1]).toContain(told)
  })

  it('counts what was pruned by one word in each search, whatever its reasons', async () => {
    const { page } = await open({ a: near, b: `${near}&solver=iterative-deepening` })
    const told = page.findAll('section.search').map((each) => each.find('dl').text())
    expect(told).toHaveLength(2)
    for (const counts of told) expect(counts).toMatch(/Pruned\s*0/)
  })

  it('tells what the searches come to at their ends or on demand, and hides it again', async () => {
    const { page } = await open(two)
    const told = () => ({
      finding: page.text().includes('All solve it in the same number of moves, 2.'),
      ends: page.find('[aria-label="Search A, in the end"]').exists(),
    })
    const press = async (word: string) => {
      toolCalled(word)?.click()
      await settled()
    }
    expect(told()).toEqual({ finding: false, ends: false })
    await press('Show the finding')
    expect(told()).toEqual({ finding: true, ends: true })
    await press('Hide the finding')
    expect(told()).toEqual({ finding: false, ends: false })
    await byLabel(page, 'Last step').trigger('click')
    await settled()
    expect(told().finding).toBe(false)
  })

  it('draws its lines no farther than the moment shown until the finding is shown', async () => {
    const far = 'start=123745086'
    const { page } = await open({ a: far, b: `${far}&solver=a-star`, time: '3' })
    const length = () => page.get('path.line').attributes('d')?.length ?? 0
    const early = length()
    toolCalled('Show the finding')?.click()
    await settled()
    expect(length()).toBeGreaterThan(early)
  })

  it('tells the same counts in its charts as in its table', async () => {
    const far = 'start=123745086'
    const { page } = await open({ a: far, b: `${far}&solver=depth-first`, time: '90' })
    toolCalled('Show the finding')?.click()
    await settled()
    const cells = (name: string) =>
      page
        .findAll('tbody tr')
        .find((row) => row.get('th').text() === name)
        ?.findAll('td')
        .map((cell) => cell.text().replace('▾', '').trim())
    const now = cells('Frontier')
    const most = cells('Largest frontier')
    const label = page.get('svg[aria-label^="Frontier."]').attributes('aria-label')
    expect(label).toContain(`Search A: at most ${most?.[1]}, now ${now?.[0]}.`)
    expect(label).toContain(`Search B: at most ${most?.[3]}, now ${now?.[2]}.`)
  })

  it('opens the moment of the address', async () => {
    const { page } = await open({ ...two, clock: 'generated', time: '3' })
    expect(page.get('[role="slider"][aria-label="Common time"]').attributes('aria-valuenow')).toBe(
      '3',
    )
    expect(useStage('compare/1').counts?.generated).toBe(3)
  })

  it('names a time past the end, shows the end, and forgets it when that is dismissed', async () => {
    const { page } = await open({ ...two, time: '900' })
    const notice = page.get('[role="alert"]')
    expect(notice.text()).toMatch(
      /Time: 900 is past the end, which comes at \d+\. The end is shown\./,
    )
    expect(page.text()).toContain('All have ended')
    await notice.get('button').trigger('click')
    expect(page.find('[role="alert"]').exists()).toBe(false)
  })

  it('names a setting that a search has not', async () => {
    const { page } = await open({ ...two, a: `${near}&width=3` })
    expect(page.get('[role="alert"]').text()).toContain(
      'Search A: “width” means nothing in this search (Breadth-first search). It is left out.',
    )
  })

  it('selects the same board in all searches, or says that it is not there', async () => {
    const { page } = await open(two)
    await byLabel(page, 'Last step').trigger('click')
    const [first, second] = [useStage('compare/0'), useStage('compare/1')]
    first.select(0)
    await settled()
    expect(second.selected).toBe(0)
    expect(page.text()).toContain('The same state is node 0 here')
    await byLabel(page, 'First step').trigger('click')
    first.select(first.recording?.solution ? first.recording.rows - 1 : 0)
    await settled()
    expect(second.selected).toBeUndefined()
    expect(page.text()).toMatch(/Not reached yet|never reached here/)
    first.select()
    await settled()
    expect(page.find('.answer').exists()).toBe(false)
  })

  it('points a node with the same state out in its own tree, by the name in the answer', async () => {
    const { page } = await open(two)
    await byLabel(page, 'Last step').trigger('click')
    const [first, second] = [useStage('compare/0'), useStage('compare/1')]
    first.select(1)
    await settled()
    const [, name] = page.findAll('.answer .node-name')
    await name.trigger('pointerenter')
    expect([first.pointed, second.pointed]).toEqual([undefined, second.selected])
    expect(name.text()).toBe(String(second.selected))
  })

  it('tells in its legend what the bar on a tile means, where there are tiles', async () => {
    const entries = (page: VueWrapper) => page.findAll('.tree-legend li').map((each) => each.text())
    const { page } = await open(two)
    expect(entries(page).at(-1)).toBe('at its goal place')
    const pegs = 'problem=pegs-15&solver=depth-first'
    const other = await open({ a: pegs, b: `${pegs}&limit=12` })
    expect(entries(other.page)).not.toContain('at its goal place')
  })

  it('removes a search and closes its stage, but keeps two', async () => {
    const { page, router } = await open(three)
    await byLabel(page, 'Remove search B').trigger('click')
    await settled()
    expect(searchesOf(page)).toEqual([
      'Search A: Breadth-first search',
      'Search B: Bidirectional search',
    ])
    expect(useStage('compare/1').run).toBeUndefined()
    expect(Object.keys(router.currentRoute.value.query)).toEqual(['a', 'b'])
    expect(page.find('[aria-label="Remove search A"]').exists()).toBe(false)
  })

  it('leads the focus to the search in the place of one that was removed', async () => {
    const { page } = await open(three)
    const button = byLabel(page, 'Remove search B')
    if (button.element instanceof HTMLElement) button.element.focus()
    await button.trigger('click')
    await settled()
    const second = page.find('[aria-label="Search B: Bidirectional search"]')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('What happens at this step')
    expect(second.element.contains(document.activeElement)).toBe(true)
  })

  it('keeps the button that adds a search where four are compared, and says why it rests', async () => {
    await open({ ...three, d: `${near}&solver=greedy` })
    const add = toolCalled('Add a search')
    expect(add?.getAttribute('aria-disabled')).toBe('true')
    expect(add?.title).toBe('At most 4 searches can be compared')
    add?.click()
    await settled()
    expect(document.querySelector('[role="dialog"]')).toBeNull()
  })

  it('closes all its stages when it is left', async () => {
    const { page } = await open(three)
    page.unmount()
    expect(released).toBe(3)
    for (const id of [0, 1, 2]) expect(useStage(`compare/${id}`).latest).toBeUndefined()
  })

  it('tells what is wrong with an address, and shows what can be shown', async () => {
    const { page } = await open({ ...two, b: `${near}&solver=<b>x</b>` })
    expect(page.get('[role="alert"]').text()).toMatch(/search B/i)
    expect(page.find('[role="alert"] b').exists()).toBe(false)
    expect(searchesOf(page)).toHaveLength(2)
  })
})

it('tells a presenter what each search does next, and the last step', async () => {
  const place = document.createElement('div')
  cuePlace.value = place
  onTestFinished(() => void (cuePlace.value = null))
  const { page } = await open({ ...two, time: '1' })
  const said = () => [...place.querySelectorAll('p')].map(({ textContent }) => textContent.trim())
  await vi.waitFor(() => expect(said()).toHaveLength(2))
  expect(said()).toEqual([
    expect.stringMatching(/^A Node 1 leaves the queue/),
    expect.stringMatching(/^B Node \d+ leaves the frontier/),
  ])
  await byLabel(page, 'Last step').trigger('click')
  expect(said()).toEqual(['This is the last step.'])
})
