import { beforeEach, expect, it } from 'vitest'
import { findManifest } from '../../src/problems'
import { layouts } from '../../src/problems/blocks/layouts'
import type { Settings } from '../../src/problems/problem'
import type { Run } from '../../src/recording/run'
import { record } from '../../src/recording/write/recorder'
import { checkSettings } from '../../src/setup/checkSettings'
import { lengthNow } from '../../src/setup/exampleLengths'
import SetupForm from '../../src/setup/form/SetupForm.vue'
import { button, field, mountInWords } from '../pages/lab/mountInWords'
import { recordNothing } from '../recording/recordBy'

beforeEach(() => void recordNothing())

function open(problem: string, others: Settings = {}) {
  const form = mountInWords(SetupForm, { run: checkSettings({ problem, ...others }).run })
  const started = () => form.emitted<[Run]>('start')?.map(([run]) => run.settings) ?? []
  const note = (name: string) =>
    form.get(`[id="${field(form, name).attributes('aria-describedby')}"]`).text()
  return { form, started, note }
}

it('sets up peg solitaire with what it leaves to be chosen', async () => {
  const { form, started, note } = open('pegs-13')
  expect(form.text()).not.toContain('Random start')
  expect(note('Goal')).toBe('The hole where the last peg should end, 0 to 12.')
  await field(form, 'First jump').setValue('free')
  await form.get('form').trigger('submit')
  expect(started()).toMatchObject([
    { problem: 'pegs-13', start: 'full', goal: '6', firstJump: 'free' },
  ])
})

it('says what is wrong with a board of pegs', async () => {
  const { form, note } = open('pegs-15')
  await field(form, 'Start').setValue('101')
  expect(note('Start')).toBe('The board has 3 holes where 15 are needed.')
})

it('goes from one kind of problem to another', async () => {
  const { form, started } = open('pegs-33')
  await field(form, 'Problem').setValue('blocks')
  await field(form, 'One move').setValue('straight')
  await field(form, 'Problem').setValue('sliding-2x2')
  await field(form, 'Order of the blank’s moves').setValue('down-right-left-up')
  await form.get('form').trigger('submit')
  expect(started()).toMatchObject([
    { problem: 'sliding-2x2', start: '3120', order: 'down-right-left-up' },
  ])
  expect(started()[0]).not.toHaveProperty('metric')
})

it('keeps a refused choice, says why at its field, and leads there', async () => {
  const { form, started, note } = open('blocks', { start: 'classic' })
  await field(form, 'Mirror images').setValue('on')
  await field(form, 'Column').setValue('1')
  expect(field(form, 'Mirror images').element.value).toBe('on')
  expect(note('Mirror images')).toBe(
    'Mirror images count as the same only if the goal is in the middle: in column 2, not 1, counted from 1.',
  )
  await form.get('form').trigger('submit')
  expect(started()).toEqual([])
  expect(document.activeElement).toBe(field(form, 'Mirror images').element)
  await field(form, 'Column').setValue('2')
  await form.get('form').trigger('submit')
  expect(started()).toMatchObject([{ mirror: 'on', goal: '1,3' }])
})

it('keeps the search when another problem refuses it, with its own options', async () => {
  const { form, started, note } = open('sliding-3x3', { solver: 'bidirectional' })
  await field(form, 'Problem').setValue('blocks')
  expect(field(form, 'Search').element.value).toBe('bidirectional')
  expect(note('Search')).toMatch(/^This search needs one goal state to search back from/)
  expect(form.text()).not.toContain('Table of reached states')
  await form.get('form').trigger('submit')
  expect(started()).toEqual([])
  expect(document.activeElement).toBe(field(form, 'Search').element)
})

it('keeps the table of reached states when another problem refuses it', async () => {
  const { form, note } = open('sliding-3x3', { reached: 'two-step' })
  await field(form, 'Problem').setValue('pegs-13')
  expect(field(form, 'Table of reached states').element.value).toBe('two-step')
  expect(note('Table of reached states')).toMatch(/^This choice needs moves that can be undone/)
})

it('takes a heuristic that the other problem has', async () => {
  const { form, started } = open('sliding-3x3', { solver: 'a-star', heuristic: 'misplaced' })
  await field(form, 'Problem').setValue('blocks')
  await form.get('form').trigger('submit')
  expect(started()).toMatchObject([{ solver: 'a-star', heuristic: 'target-distance' }])
})

it('shows the layouts of blocks, each with its own goal and its length', async () => {
  const { form, started } = open('blocks')
  expect(form.findAll('.examples button')).toHaveLength(layouts.length)
  await field(form, 'One move').setValue('any')
  await button(form, 'three-by-three: 5 moves').trigger('click')
  expect(field(form, 'Row').element.value).toBe('2')
  expect(field(form, 'Column').element.value).toBe('1')
  expect(button(form, 'three-by-three: 5 moves').attributes('aria-pressed')).toBe('true')
  await form.get('form').trigger('submit')
  expect(started()).toMatchObject([{ start: 'ABB/CBB/D..', goal: '0,1', metric: 'any' }])
})

it('takes the name of a layout, also in capitals, with its goal', async () => {
  const { form, started } = open('blocks')
  await field(form, 'Start').setValue('Fenghui-Luzhuan')
  await form.get('form').trigger('submit')
  expect(started()).toMatchObject([{ start: 'ABCD/EEFD/EEFG/.HHG/.IJJ', target: 'E', goal: '1,3' }])
})

it('lets another block leave, by the place that is its default', async () => {
  const { form, started } = open('blocks', { start: 'classic' })
  await field(form, 'Block that must leave').setValue('E')
  expect(field(form, 'Row').element.value).toBe('5')
  expect(field(form, 'Column').element.value).toBe('2')
  await form.get('form').trigger('submit')
  expect(started()).toMatchObject([{ target: 'E', goal: '1,4' }])
})

it('has the length of a full board of pegs searched for where that can be done', () => {
  const recorded = recordNothing().mockClear()
  open('pegs-15')
  expect(recorded.mock.calls.map(([settings]) => settings)).toEqual([
    { problem: 'pegs-15', start: 'full' },
  ])
  open('pegs-33')
  expect(recorded).toHaveBeenCalledTimes(1)
})

it('shows the default starts of pegs, which can be solved', async () => {
  const { form, started } = open('pegs-33')
  for (const name of ['Plus: 6 moves', 'Fireplace: 8 moves', 'Full board']) {
    expect(button(form, name).exists()).toBe(true)
  }
  await button(form, 'Cross: 5 moves').trigger('click')
  await form.get('form').trigger('submit')
  const [settings] = started()
  expect(record(checkSettings(settings).run).outcome?.kind).toBe('solved')
  for (const { title, settings } of findManifest('pegs-33')?.examples('pegs-33') ?? []) {
    if (title === 'full') continue
    expect(lengthNow({ ...settings, solver: 'depth-first' }), JSON.stringify(title)).toBeDefined()
  }
})
