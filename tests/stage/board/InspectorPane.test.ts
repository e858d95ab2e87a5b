import type { VueWrapper } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import InspectorPane from '../../../src/stage/board/InspectorPane.vue'
import { mountPane, stageOf } from '../mountStage'

const settings = { problem: 'sliding-3x3', start: '123405678' }

function press(pane: VueWrapper, name: RegExp | string): Promise<void> {
  const button = pane.findAll('button').find((each) => {
    const label = each.attributes('aria-label') ?? each.text()
    return typeof name === 'string' ? label === name : name.test(label)
  })
  if (!button) throw new Error(`no button ${String(name)} in: ${pane.html()}`)
  return button.trigger('click')
}

it('shows the current node, its facts and its children', () => {
  const stage = stageOf(settings, 1000)
  stage.goTo(4)
  const pane = mountPane(InspectorPane, stage)
  expect(pane.attributes('aria-label')).toBe('State')
  expect(pane.get('h2').text()).toMatch(/^Node 3\s+waits in the frontier$/)
  expect(pane.get('[role="img"]').attributes('aria-label')).toMatch(/^Node 3: state \d{3} /)
  expect(pane.text()).toMatch(/tile \d moved (up|down|left|right)/)
  pane.unmount()
})

it('goes to the steps of a node, and back to the current one', async () => {
  const stage = stageOf(settings, 1000)
  stage.goTo(200)
  const pane = mountPane(InspectorPane, stage)
  stage.selected = 2
  await pane.vm.$nextTick()
  expect(pane.get('h2').text()).toMatch(/^Node 2\s+selected\s+expanded$/)
  await press(pane, /^Go to step \d+, where node 2 leaves the frontier$/)
  expect(stage.event).toMatchObject({ kind: 'expand', node: 2 })
  await press(pane, /^Go to step \d+, where node 2 is generated$/)
  expect(stage.event).toMatchObject({ kind: 'generate', node: 2 })
  await press(pane, 'Back to the current node')
  expect(stage.selected).toBeUndefined()
  expect(pane.text()).not.toContain('Back to the current node')
  pane.unmount()
})

it('has as many facts of a node that waits as of the same one once it is expanded', async () => {
  const stage = stageOf(settings, 1000)
  stage.goTo(200)
  stage.selected = 2
  const pane = mountPane(InspectorPane, stage)
  const facts = () => pane.findAll('dt').map((each) => each.text())
  const ofExpanded = facts()
  await press(pane, /^Go to step \d+, where node 2 is generated$/)
  expect(pane.get('dl').text()).toMatch(/Expanded\s*not yet$/)
  expect(facts()).toEqual(ofExpanded)
  pane.unmount()
})

it('tells why a node was pruned, and leads to its twin', async () => {
  const stage = stageOf(settings, 1000)
  const { reason = [] } = stage.recording?.columns ?? {}
  stage.goTo(500)
  stage.selected = Array.from(reason).findIndex((code) => code > 0)
  const pane = mountPane(InspectorPane, stage)
  expect(pane.text()).toMatch(/reached before,\s+as node 0/)
  await press(pane, 'Show node 0, which has the same state')
  expect(stage.selected).toBe(0)
  await press(pane, /^Node 1, expanded, state/)
  expect(stage.selected).toBe(1)
  pane.unmount()
})

it('keeps the focus where what was pressed goes away', async () => {
  const stage = stageOf(settings, 1000)
  stage.goTo(500)
  stage.selected = 0
  const pane = mountPane(InspectorPane, stage)
  const child = pane.get<HTMLElement>('.children button')
  child.element.focus()
  await child.trigger('click')
  await vi.waitFor(() => expect(document.activeElement).toBe(pane.element))
  pane.unmount()
})

it('leads along the path from the start', async () => {
  const stage = stageOf(settings, 1000)
  stage.goTo(stage.lastStep)
  stage.selected = (stage.recording?.rows ?? 0) - 1
  const pane = mountPane(InspectorPane, stage)
  expect(pane.text()).toMatch(/Path from the start: \d+ moves/)
  await press(pane, /^Move 1: tile \d (up|down|left|right), go to step \d+$/)
  expect(stage.event?.kind).toBe('generate')
  expect(pane.get('h2').text()).toMatch(/^Node \d+\s+waits/)
  expect(pane.text()).toContain('Path from the start: 1 move')
  pane.unmount()
})

it('counts the rows and columns of a path from 1, as the narration does', () => {
  const stage = stageOf({ problem: 'blocks', start: 'ABBC/ABBC/GHIJ/DEEF/D..F' }, 1000)
  stage.goTo(60)
  const pane = mountPane(InspectorPane, stage)
  const moves = pane.findAll('.path button')
  expect(moves.map((each) => each.text())).toEqual(['E↓', 'r3c2↓', 'r3c1→', 'r4c1↑', 'E←'])
  expect(moves[1].attributes('aria-label')).toMatch(
    /^Move 2: the small block in row 3, column 2 down, go to step \d+$/,
  )
  pane.unmount()
})

it('shows the start before anything is recorded, and asks for one without', async () => {
  const stage = stageOf(settings, 10)
  stage.latest = undefined
  const pane = mountPane(InspectorPane, stage)
  expect(pane.get('[role="img"]').attributes('aria-label')).toBe('The start: state 123 405 678')
  stage.run = undefined
  await pane.vm.$nextTick()
  expect(pane.text()).toBe('Choose a problem and a start first.')
  pane.unmount()
})

it('leads from a replaced node to the one that took its place', async () => {
  const stage = stageOf({
    solver: 'a-star',
    heuristic: 'sum',
    start: '627381450',
    order: 'down-right-left-up',
  })
  const { recording } = stage
  const mark = recording?.markers.find(({ kind }) => kind === 'supersede')
  if (mark?.kind !== 'supersede') throw new Error('no node was replaced')
  stage.goTo(mark.event - 1)
  stage.selected = mark.node
  const pane = mountPane(InspectorPane, stage)
  expect(pane.text()).not.toContain('Replaced')
  stage.goTo(mark.event)
  await pane.vm.$nextTick()
  expect(pane.text()).toContain('Replaced')
  expect(pane.find('.node-mark .strike').exists()).toBe(true)
  await press(pane, /^Show node [\d,]+, which reaches this state by a better path$/)
  expect(stage.selected).toBe(mark.by)
  pane.unmount()
})

it('tells a node of the search from the goal by its distance from there', async () => {
  const stage = stageOf({ solver: 'bidirectional', start: '451260738' })
  stage.goTo(stage.lastStep)
  stage.selected = 1
  const pane = mountPane(InspectorPane, stage)
  expect(pane.text()).toContain('0 from the goal')
  expect(pane.text()).toContain('the goal: a second search starts here')
  expect(pane.text()).toContain('From here to the goal: no moves')
  stage.selected = undefined
  await pane.vm.$nextTick()
  expect(pane.text()).toContain('From the start to the goal: 15 moves')
  pane.unmount()
})

it('adds up f = g + h where the search estimates', () => {
  const stage = stageOf({ solver: 'a-star', start: '451260738' })
  stage.goTo(3)
  const pane = mountPane(InspectorPane, stage)
  expect(pane.text()).toMatch(/f = g \+ h\s*(\d+) = 1 \+ \d+/)
  pane.unmount()
  const other = mountPane(InspectorPane, stageOf(settings, 1000))
  expect(other.text()).not.toContain('f = g + h')
  other.unmount()
})

it.each([
  ['greedy', /Depth\s*1\s*h\s*\d+\s*Made/],
  ['uniform-cost', /Depth\s*1\s*g\s*1\s*Made/],
])('shows of %s the one value that it goes by', (solver, value) => {
  const stage = stageOf({ solver, start: '451260738' })
  stage.goTo(3)
  const pane = mountPane(InspectorPane, stage)
  expect(pane.text()).toMatch(value)
  pane.unmount()
})

it('points out the node that a move of the path leads to', async () => {
  const stage = stageOf(settings, 1000)
  stage.goTo(stage.lastStep)
  const last = (stage.recording?.rows ?? 0) - 1
  stage.selected = last
  const pane = mountPane(InspectorPane, stage)
  const moves = pane.findAll('.path button')
  await moves[moves.length - 1].trigger('pointerenter')
  expect(stage.pointed).toBe(last)
  pane.unmount()
})

it.each([
  ['tells what the bar on a tile means', settings, true],
  ['tells nothing of tiles where there are none', { problem: 'pegs-15' }, false],
])('%s', (_name, asked, isTold) => {
  const pane = mountPane(InspectorPane, stageOf(asked, 1000))
  expect(pane.text().includes('at its goal place')).toBe(isTold)
  pane.unmount()
})
