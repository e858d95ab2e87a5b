import { flushPromises, mount } from '@vue/test-utils'
import type { VueWrapper } from '@vue/test-utils'
import { range } from 'd3'
import I18NextVue from 'i18next-vue'
import { expect, it, onTestFinished } from 'vitest'
import { effectScope, nextTick } from 'vue'
import { movesOf } from '../../src/play/moves'
import PlayEntry from '../../src/play/PlayEntry.vue'
import PlayPane from '../../src/play/PlayPane.vue'
import { usePlaying } from '../../src/play/usePlaying'
import type { Stage } from '../../src/player/stageStore'
import type { Settings } from '../../src/problems/problem'
import { stateOf } from '../../src/recording/query/path/path'
import { readRun } from '../../src/recording/run'
import type { RecordRun } from '../../src/recording/transfer/recordClient'
import { words } from '../../src/words'
import { recordHere } from '../lessons/recordHere'
import { stageOf } from '../stage/mountStage'

/** A stage, and the game beside it, of which nothing was played yet. */
function playBeside(settings: Settings, record: RecordRun = recordHere) {
  const stage = stageOf(settings, 1000)
  const scope = effectScope()
  const playing = scope.run(() => usePlaying(stage, record))
  if (!playing) throw new Error('no scope')
  onTestFinished(() => scope.stop())
  return { stage, playing }
}

function mountPlay(...given: Parameters<typeof playBeside>) {
  const { stage, playing } = playBeside(...given)
  playing.start()
  const pane = mount(PlayPane, {
    props: { stage, playing },
    attachTo: document.body,
    global: { plugins: [[I18NextVue, { i18next: words }]] },
  })
  onTestFinished(() => pane.unmount())
  const key = async (name: string, options = {}) => {
    await pane.get('[data-cursor]').trigger('keydown', { key: name, ...options })
    await nextTick()
  }
  return { stage, playing, pane, key }
}

/** The buttons that open the board to be played on. */
function mountEntry(props: ReturnType<typeof playBeside>) {
  const entry = mount(PlayEntry, {
    props,
    global: { plugins: [[I18NextVue, { i18next: words }]] },
  })
  onTestFinished(() => entry.unmount())
  return entry
}

function press(pane: VueWrapper, name: RegExp): Promise<void> {
  return buttonCalled(pane, name).trigger('click')
}

function buttonCalled(pane: VueWrapper, name: RegExp) {
  const button = pane
    .findAll<HTMLElement>('button, [role="button"]')
    .find((each) => name.test(each.attributes('aria-label') ?? each.text()))
  if (!button) throw new Error(`no button ${String(name)} in: ${pane.html()}`)
  return button
}

/** Stands on a button, as one does with the keys. */
function focusOn(pane: VueWrapper, name: RegExp): void {
  buttonCalled(pane, name).element.focus()
}

const board = (pane: VueWrapper) => pane.get('[role="group"]').attributes('aria-label')
const start = { start: '123456078' }

it('slides tiles by the arrow keys, and says so when the goal is reached', async () => {
  const { pane, key } = mountPlay(start)
  expect(board(pane)).toBe('The state played on: 123 456 078')
  await key('ArrowLeft')
  expect(pane.text()).toContain('1 move')
  expect(pane.text()).toContain('Tile 7 moves left.')
  await key('ArrowDown')
  expect(board(pane)).toBe('The state played on: 123 406 758')
  await key('z', { ctrlKey: true })
  expect(board(pane)).toBe('The state played on: 123 456 708')
  await key('ArrowLeft')
  expect(pane.text()).toContain('Solved in 2 moves; no solution is shorter.')
})

it('slides a tile that is clicked, takes moves back, and makes them again', async () => {
  const { pane } = mountPlay(start)
  await press(pane, /^Tile 7, can move/)
  expect(board(pane)).toBe('The state played on: 123 456 708')
  await press(pane, /^Tile 1, cannot move/)
  expect(pane.text()).toContain('1 move')
  await press(pane, /^Undo the last move/)
  expect(board(pane)).toBe('The state played on: 123 456 078')
  await press(pane, /^Redo the move/)
  expect(board(pane)).toBe('The state played on: 123 456 708')
  await press(pane, /^Back to the first state/)
  expect(pane.text()).toContain('No moves yet')
})

it('offers the ways of a block that has several, and goes the one that is chosen', async () => {
  const layout = { problem: 'blocks', start: 'AA/AA/B./../..', target: 'A', goal: '0,3' }
  const { pane } = mountPlay({ ...layout, metric: 'cell' })
  await press(pane, /^Block B, can move/)
  expect(pane.text()).toContain('No moves yet')
  expect(pane.findAll('[data-offer]').map((each) => each.attributes('aria-label'))).toEqual([
    'Move right',
    'Move down',
  ])
  await press(pane, /^Move right/)
  expect(board(pane)).toContain('AA/AA/.B/../..')
})

it('takes a block with Enter, moves it with the arrows, and lets it go with Escape', async () => {
  const layout = { problem: 'blocks', start: 'AA/AA/B./../..', target: 'A', goal: '0,3' }
  const { pane, key } = mountPlay({ ...layout, metric: 'any' })
  await key('Enter')
  await key('ArrowDown')
  await key('ArrowRight')
  expect(board(pane)).toContain('AA/AA/../.B/..')
  expect(pane.text()).toContain('1 move')
  await key('Escape')
  await key('ArrowDown')
  expect(board(pane)).toContain('AA/AA/../.B/..')
  expect(pane.find('[data-offer]').exists()).toBe(false)
})

it('jumps a peg into a hole that is chosen, by clicks and by keys', async () => {
  const { pane, key, playing } = mountPlay({ problem: 'pegs-15', solver: 'depth-first' })
  await press(pane, /^Peg in hole 3, can move/)
  await press(pane, /^Jump to hole 0/)
  expect(playing.play?.index).toBe(1)
  await press(pane, /^Peg in hole 5, can move/)
  await key('ArrowLeft')
  const aimed = document.activeElement
  expect(aimed?.getAttribute('aria-label')).toBe('Jump to hole 3')
  aimed?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await nextTick()
  expect(playing.play?.index).toBe(2)
  expect(pane.text()).toContain('The peg in hole 5 jumps over 4 and lands in 3.')
})

it('selects the node of the board, and leads to the step where it comes', async () => {
  const { stage, pane, key } = mountPlay({ start: '123405678' })
  expect(stage.selected).toBe(0)
  await key('ArrowRight')
  expect(stage.selected).toBeUndefined()
  expect(pane.text()).toContain('The search has not come here yet.')
  await press(pane, /^Go to step/)
  expect(stage.selected).toBe(stage.current)
  expect(pane.text()).toMatch(/You are at node \d+, generated at step \d+; it waits/)
  await press(pane, /^Show it in the tree/)
  expect(pane.emitted('show')).toEqual([[stage.selected]])
})

it('goes on at the button that comes in the place of one that was pressed', async () => {
  const { pane, key } = mountPlay({ start: '123405678' })
  await key('ArrowRight')
  focusOn(pane, /^Go to step/)
  await press(pane, /^Go to step/)
  await flushPromises()
  expect(document.activeElement?.textContent).toBe('Show it in the tree')
})

it('goes on at the answer where a shorter way is asked for', async () => {
  const { pane, key } = mountPlay({ ...start, solver: 'depth-first' })
  await key('ArrowLeft')
  await key('ArrowLeft')
  focusOn(pane, /^How long is/)
  await press(pane, /^How long is/)
  await flushPromises()
  expect(document.activeElement?.textContent).toBe('Solved in 2 moves; no solution is shorter.')
})

it('says at the goal why it is not known how long a shortest solution is', async () => {
  const record: RecordRun = (_settings, _budget, { onFailure }) => {
    queueMicrotask(() => onFailure({ kind: 'crashed', reason: 'no memory' }))
    return () => {}
  }
  const { pane, key } = mountPlay({ ...start, solver: 'depth-first' }, record)
  await key('ArrowLeft')
  await key('ArrowLeft')
  expect(pane.text()).not.toContain('failed')
  await press(pane, /^How long is/)
  await flushPromises()
  expect(pane.get('[aria-live]').text()).toContain('The search for a hint failed. Ask again.')
  await press(pane, /^Undo the last move/)
  expect(pane.text()).not.toContain('failed')
})

it('has the place that is read out before it says that the goal is reached', async () => {
  const { pane, key } = mountPlay(start)
  const told = pane.findAll('[aria-live="polite"]').map(({ element }) => element)
  await key('ArrowLeft')
  await key('ArrowLeft')
  const inPlace = told.filter(({ isConnected }) => isConnected).map((each) => each.textContent)
  expect(inPlace.join()).toContain('Solved in 2 moves')
})

it('reads out the message at the goal, and not the button beside it', async () => {
  const { pane, key } = mountPlay({ ...start, solver: 'depth-first' })
  await key('ArrowLeft')
  await key('ArrowLeft')
  expect(buttonCalled(pane, /^How long is/).element.closest('[aria-live]')).toBeNull()
  focusOn(pane, /^How long is/)
  await press(pane, /^How long is/)
  await flushPromises()
  expect(document.activeElement?.tagName).toBe('P')
})

it('points out the node with the state that is played on', async () => {
  const { stage, pane } = mountPlay({ start: '123405678' })
  await pane.get('.play-here .node-name').trigger('pointerenter')
  expect(stage.pointed).toBe(0)
})

it('names no node to be pointed out that the tree does not have yet', async () => {
  const { pane, key } = mountPlay({ start: '123405678' })
  await key('ArrowRight')
  expect(pane.text()).toMatch(/It will at step \d+, as node \d+/)
  expect(pane.find('.play-here .node-name').exists()).toBe(false)
})

it('gives a hint on request, follows it from memory, and has none for a board unasked', async () => {
  const { pane, key } = mountPlay({ start: '867254301' })
  await press(pane, /^Hint$/)
  await flushPromises()
  expect(pane.text()).toMatch(/The goal is 31 moves away\. Next: tile \d (up|down|left|right)\./)
  const [, way = ''] = /Next: tile \d (\w+)/.exec(pane.text()) ?? []
  await key(`Arrow${way[0].toUpperCase()}${way.slice(1)}`)
  expect(pane.text()).not.toContain('moves away')
  await press(pane, /^Hint$/)
  expect(pane.text()).toContain('The goal is 30 moves away.')
})

it('searches from the board that was played to', async () => {
  const { pane, key } = mountPlay(start)
  await key('ArrowLeft')
  await press(pane, /^Search from here/)
  expect(pane.emitted('search')).toMatchObject([
    [{ problem: 'sliding-3x3', start: '123456708', goal: '123456780' }],
  ])
})

it('keeps what was played while it is closed, until another board is searched', async () => {
  const { stage, playing, pane, key } = mountPlay(start)
  await key('ArrowLeft')
  await press(pane, /^Close and go back to the nodes/)
  expect(playing.open).toBe(false)
  playing.start()
  expect(playing.play?.index).toBe(1)
  const other = readRun({ start: '123450786' })
  if (!other.ok) throw new Error('not a run')
  stage.run = other.value
  await nextTick()
  expect(playing.play).toBeUndefined()
  expect(playing.open).toBe(false)
})

it('goes on for somebody who comes back to its start, or to the page', async () => {
  const { stage, playing, key } = mountPlay(start)
  const { run } = stage
  await key('ArrowLeft')
  const left = playing.play
  const other = readRun({ start: '123450786' })
  if (!other.ok) throw new Error('not a run')
  stage.run = other.value
  await nextTick()
  stage.run = run
  await nextTick()
  expect([playing.play, playing.open]).toEqual([left, false])
  stage.run = other.value
  await nextTick()
  stage.run = run
  const scope = effectScope()
  onTestFinished(() => scope.stop())
  expect(scope.run(() => usePlaying(stage, recordHere).play)).toEqual(left)
})

async function openFrom(stage: Stage, board: string): Promise<void> {
  const read = readRun({ start: board })
  if (!read.ok) throw new Error('not a run')
  stage.run = read.value
  await nextTick()
}

it('is forgotten where nothing was moved', async () => {
  const { stage, playing } = playBeside(start)
  playing.start()
  await openFrom(stage, '123450786')
  await openFrom(stage, start.start)
  expect(playing.play).toBeUndefined()
})

/** The goal with three of its tiles in each other's places, which can be solved. */
function boardWith(one: number, two: number, three: number): string {
  const tiles = [...'123456780']
  ;[tiles[one], tiles[two], tiles[three]] = [tiles[two], tiles[three], tiles[one]]
  return tiles.join('')
}

it('is forgotten when twenty others were left since', async () => {
  const { stage, playing } = playBeside(start)
  const [oldest, ...others] = range(7).flatMap((two) =>
    range(two).map((one) => boardWith(one, two, 7)),
  )
  expect(others).toHaveLength(20)
  for (const board of [oldest, ...others]) {
    await openFrom(stage, board)
    playing.start()
    const { problem } = stage.run ?? {}
    if (problem) playing.move(movesOf(problem, problem.start)[0])
  }
  await openFrom(stage, start.start)
  await openFrom(stage, others[0])
  expect(playing.play).toBeDefined()
  await openFrom(stage, oldest)
  expect(playing.play).toBeUndefined()
})

const namesOf = (entry: VueWrapper) => entry.findAll('button').map((each) => each.text())

it('begins at the node that is looked at', async () => {
  const { stage, playing } = mountPlay(start)
  stage.goTo(stage.lastStep)
  stage.selected = 1
  const entry = mountEntry({ stage, playing })
  await press(entry, /^Play from this node/)
  expect(playing.state).toEqual(stage.latest && stateOf(stage.latest, 1))
})

it('can be played from the root again after it was played from another node', async () => {
  const { stage, playing } = mountPlay(start)
  stage.goTo(stage.lastStep)
  stage.selected = 1
  const entry = mountEntry({ stage, playing })
  await press(entry, /^Play from this node/)
  playing.close()
  stage.selected = 0
  await nextTick()
  expect(namesOf(entry)).toEqual(['Play on', 'Play from this node'])
  await press(entry, /^Play from this node/)
  expect(playing.state).toEqual(stage.latest && stateOf(stage.latest, 0))
})

it('has one button at the root where nothing was played yet', async () => {
  const { stage, playing } = playBeside(start)
  stage.selected = 0
  const entry = mountEntry({ stage, playing })
  expect(namesOf(entry)).toEqual(['Play by hand'])
  await press(entry, /^Play by hand/)
  expect(playing.state).toEqual(stage.run?.problem.start)
})

function firstMove({ play, state }: ReturnType<typeof usePlaying>) {
  return play && state && movesOf(play.problem, state).at(0)
}

it('says that no jump is left where the pegs are stuck', async () => {
  const one = { problem: 'pegs-15', start: '100100100000000', solver: 'depth-first' }
  const { playing, pane } = mountPlay(one)
  expect(pane.text()).not.toContain('No move is left')
  for (let next = firstMove(playing); next; next = firstMove(playing)) playing.move(next)
  await nextTick()
  expect(pane.text()).toMatch(/lands in \d+\. No move is left here, and this is not the goal\./)
})
