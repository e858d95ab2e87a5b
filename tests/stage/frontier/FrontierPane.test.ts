import { expect, it } from 'vitest'
import { nextTick } from 'vue'
import { sourceOfBuiltIn } from '../../../src/ownSearch/starting/startingSources'
import { childrenAt } from '../../../src/recording/query/path/path'
import FrontierPane from '../../../src/stage/frontier/FrontierPane.vue'
import { ownRecorded } from '../../ownSearch/runHere'
import { mountPane, stageOf } from '../mountStage'

const small = { problem: 'sliding-2x2', start: '0123', goal: '1023' }
const eight = { problem: 'sliding-3x3', start: '867254301' }

function noRecording(): never {
  throw new Error('nothing is recorded')
}

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
    expect.stringMatching(/^Node 1, depth 1, state \d{3} \d{3} \d{3}, front, next$/),
    expect.stringMatching(/^Node 2, depth 1, state \d{3} \d{3} \d{3}, new$/),
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

it('points out in the tree the node that the pointer or the focus is on', async () => {
  const stage = stageOf({ ...eight, start: '123405678' })
  stage.goTo(4)
  const pane = mountPane(FrontierPane, stage)
  const [, second] = pane.findAll('button')
  await second.trigger('pointerenter')
  expect(stage.pointed).toBe(stage.frontier?.[1])
  await second.trigger('pointerleave')
  expect(stage.pointed).toBeUndefined()
  pane.unmount()
})

it('lets the node that is expanded leave upward, and none on the way back', async () => {
  const stage = stageOf({ ...eight, start: '123405678' })
  const pane = mountPane(FrontierPane, stage)
  const expansions = stage.latest?.expansions.items ?? []
  const second = stage.latest?.columns.leftAt[expansions[1]] ?? 0
  stage.goTo(second - 1)
  await nextTick()
  expect(pane.get('ol').classes('taken')).toBe(false)
  stage.goTo(second)
  await nextTick()
  expect(pane.get('ol').classes('taken')).toBe(true)
  stage.goTo(second + 1)
  await nextTick()
  stage.goTo(second)
  await nextTick()
  expect(pane.get('ol').classes('taken')).toBe(false)
  pane.unmount()
})

it.each([
  ['180ms', 'at a step made by hand', { playing: false, speed: 0 }],
  ['180ms', 'while it is played slowly', { playing: true, speed: 0 }],
  ['0ms', 'while it is played fast', { playing: true, speed: 1 }],
])('moves for %s %s', async (time, _, { playing, speed }) => {
  const stage = stageOf({ ...eight, start: '123405678' })
  stage.setSpeed(speed)
  stage.playing = playing
  const pane = mountPane(FrontierPane, stage)
  stage.goTo(1)
  stage.goTo(2)
  await nextTick()
  expect(pane.get('ol').attributes('style')).toContain(`--time: ${time}`)
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

it('renders a handful of a long frontier, and the one at its back', () => {
  const stage = stageOf(eight, 60_000)
  stage.goTo(stage.lastStep)
  const pane = mountPane(FrontierPane, stage)
  expect(stage.frontier?.length).toBeGreaterThan(10_000)
  expect(pane.findAll('button').length).toBeLessThan(16)
  expect(namesIn(pane).at(-1)).toMatch(/, back$/)
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

it.each([
  ['depth-first', 'stack: last in, first out', /, top, next$/, /, bottom$/],
  ['uniform-cost', 'priority queue: least g first', /, g = \d+, next$/, /, leaves last$/],
  ['greedy', 'priority queue: least h first', /, h = \d+, next$/, /, leaves last$/],
  ['a-star', 'least f = g + h first', /, f = \d+ \+ \d+ = \d+, next$/, /, leaves last$/],
])(
  'says of %s what its frontier is, and which node leaves next and last',
  (solver, kind, first, last) => {
    const stage = stageOf({ solver, start: '451260738' })
    const { columns, expansions } = stage.recording ?? noRecording()
    // All children of the node before have come.
    stage.goTo(columns.leftAt[expansions.items[20]] - 1)
    const pane = mountPane(FrontierPane, stage)
    expect(pane.text()).toContain(kind)
    const names = namesIn(pane)
    expect(names[0]).toMatch(first)
    expect(names.at(-1)).toMatch(last)
    pane.unmount()
  },
)

it.each([
  ['depth-first', 'top so far', 'bottom', 'top, next'],
  ['greedy', 'next so far', 'last so far', 'next'],
  ['a-star', 'next so far', 'last so far', 'next'],
  ['breadth-first', 'front, next', 'back', 'front, next'],
])(
  'says of %s that the order may change while children are still to come',
  async (solver, first, last, after) => {
    const stage = stageOf({ solver, start: '451260738' })
    const recording = stage.recording ?? noRecording()
    const node = recording.expansions.items[4]
    const children = childrenAt(recording, node, recording.events - 1)
    const { generatedAt } = recording.columns
    stage.goTo(generatedAt[children[0]] - 1)
    const pane = mountPane(FrontierPane, stage)
    const tags = () => pane.findAll('li:not(.leaves) .tag').map((tag) => tag.text())
    expect(tags()[0]).toBe(first)
    expect(tags().at(-1)).toBe(last)
    stage.goTo(generatedAt[children.at(-1) ?? 0])
    await nextTick()
    expect(tags()).toContain(after)
    expect(pane.text()).not.toContain('so far')
    pane.unmount()
  },
)

it('counts both sides of a search from both ends, and marks each node', () => {
  const stage = stageOf({ solver: 'bidirectional', start: '451260738' })
  stage.goTo(30)
  const pane = mountPane(FrontierPane, stage)
  expect(pane.text()).toContain('9 wait: 5 from the start, 4 from the goal')
  const names = namesIn(pane)
  expect(names[0]).toMatch(/, from the start, front, next$/)
  expect(names.some((name) => name?.includes('from the goal'))).toBe(true)
  expect(pane.findAll('.node-mark')).toHaveLength(names.length)
  pane.unmount()
})

it('shows the path of the iteration, each depth of it apart, and what waits beside it', () => {
  const stage = stageOf({ solver: 'ida-star', start: '451260738' })
  stage.goTo(200)
  const pane = mountPane(FrontierPane, stage)
  const names = namesIn(pane).map((name) => name?.replace(/, state [\d ]+/, ''))
  expect(names.slice(0, 4)).toEqual([
    'Node 143, depth 5, f = 5 + 10 = 15, next',
    'Node 144, depth 5, f = 5 + 10 = 15, new',
    'Node 141, depth 4, f = 4 + 9 = 13, on the path',
    'Node 115, depth 3, f = 3 + 8 = 11, on the path',
  ])
  const begins = pane.findAll('li').map((item) => item.classes('begins'))
  expect(begins.slice(0, 4)).toEqual([false, false, true, true])
  expect(pane.text()).toContain('5 wait')
  pane.unmount()
})

it('says so when nothing is recorded', () => {
  const pane = mountPane(FrontierPane, stageOf())
  expect(pane.text()).toContain('Nothing is recorded yet')
  expect(pane.findAll('button')).toEqual([])
  pane.unmount()
})

it('marks what really leaves next, and says nothing of an order that a search does not keep', async () => {
  const source = sourceOfBuiltIn('breadth-first')?.replace("order: 'queue'", "order: 'stack'") ?? ''
  const { run, recording } = ownRecorded(source, { ...eight, start: '123405678' })
  const stage = stageOf()
  stage.run = run
  stage.latest = recording
  const pane = mountPane(FrontierPane, stage)
  for (let at = 1; at < 6; at++) {
    const node = recording.expansions.items[at]
    stage.goTo(recording.columns.leftAt[node] - 1)
    await nextTick()
    for (const tag of pane.findAll('button .tag')) expect(['next', 'new', '']).toContain(tag.text())
    // What has just left is still seen on its way out.
    const next = pane.findAll('li:not(.leaves) button.next')
    expect(next.map((button) => button.attributes('aria-label'))).toEqual([
      expect.stringContaining(`Node ${node},`),
    ])
    expect(pane.text()).not.toMatch(/first in|first out|stack|queue/)
    expect(pane.get('ol').attributes('aria-label')).toBe('Frontier')
  }
  pane.unmount()
})
