import { expect, it, vi } from 'vitest'
import SetupForm from '../../../../src/pages/lab/setup/SetupForm.vue'
import type { Settings } from '../../../../src/puzzles/puzzle'
import { field, mountInWords } from '../mountInWords'

vi.mock('../../../../src/recording/recordClient', () => ({ recordInWorker: vi.fn(() => () => {}) }))

function open(puzzle: string) {
  const form = mountInWords(SetupForm, { settings: { puzzle } })
  const started = () => form.emitted<[Settings]>('start')?.map(([each]) => each) ?? []
  const note = (name: string) =>
    form.get(`[id="${field(form, name).attributes('aria-describedby')}"]`).text()
  return { form, started, note }
}

it('sets up peg solitaire with what it leaves to be chosen', async () => {
  const { form, started, note } = open('pegs-13')
  expect(form.text()).not.toContain('Random start board')
  expect(form.text()).not.toContain('Examples')
  expect(note('Goal board')).toBe('The hole in which the last peg is to end, 0 to 12.')
  await field(form, 'First jump').setValue('free')
  await form.get('form').trigger('submit')
  expect(started()).toMatchObject([
    { puzzle: 'pegs-13', start: 'full', goal: '6', firstJump: 'free' },
  ])
})

it('says what is wrong with a board of pegs', async () => {
  const { form, note } = open('pegs-15')
  await field(form, 'Start board').setValue('101')
  expect(note('Start board')).toBe('The board has 3 holes where 15 are needed.')
})

it('goes from one kind of puzzle to another', async () => {
  const { form, started } = open('pegs-33')
  await field(form, 'Puzzle').setValue('blocks')
  await field(form, 'One move').setValue('straight')
  await field(form, 'Puzzle').setValue('sliding-2x2')
  await field(form, 'Order of the blank’s moves').setValue('down-right-left-up')
  await form.get('form').trigger('submit')
  expect(started()).toMatchObject([
    { puzzle: 'sliding-2x2', start: '3120', order: 'down-right-left-up' },
  ])
  expect(started()[0]).not.toHaveProperty('metric')
})
