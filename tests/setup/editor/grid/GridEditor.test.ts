// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Settings } from '../../../../src/problems/problem'
import StateEditor from '../../../../src/setup/editor/StateEditor.vue'
import { mountInWords } from '../../../pages/lab/mountInWords'

async function open(changes: Settings) {
  const settings = { problem: 'grid', solver: 'a-star', ...changes }
  const editor = mountInWords(StateEditor, { settings, state: 'start' })
  const fold = editor.get<HTMLDetailsElement>('details')
  fold.element.open = true
  await fold.trigger('toggle')
  const area = editor.get<HTMLTextAreaElement>('textarea')
  const done = async () => {
    await editor.get('.primary').trigger('click')
    return editor.emitted('done')?.at(-1)
  }
  return { editor, area, done }
}

it('shows the cells of a map with a name, and takes one of your own with its ends', async () => {
  const { area, done } = await open({ map: 'empty' })
  expect(area.element.value).toMatch(/^\.{15}\n\.S\.{13}\n/)
  area.element.value = '.S.\n2#G'
  await area.trigger('change')
  expect(await done()).toEqual([{ map: '.S.\n2#G', start: '1,0', goal: '2,1' }])
})

it('keeps the ends of a map that names none, and says where a map is wrong', async () => {
  const { editor, area, done } = await open({ map: 'S..\n..G', start: '1,0', goal: '1,1' })
  area.element.value = '...\n...'
  await area.trigger('change')
  expect(await done()).toEqual([{ map: '...\n...', start: '1,0', goal: '1,1' }])
  area.element.value = '...\n.x.'
  await area.trigger('change')
  expect(editor.get('[role="alert"]').text()).toMatch(/^Map: Line 2, column 2: “x” is not a sign/)
  expect(area.element.value).toBe('...\n.x.')
})

it('says nothing of the start and the goal while the map is wrong', async () => {
  const { editor, area } = await open({ map: 'S..\n..G', start: '1,0', goal: '1,1' })
  area.element.value = 'x'
  await area.trigger('change')
  expect(editor.findAll('[role="alert"] p')).toHaveLength(1)
  expect(editor.get('[role="application"]').attributes('aria-label')).toMatch(/3 × 2 cells/)
})

it('generates a map by its name, and another one when it is asked again', async () => {
  const { editor, done } = await open({ map: 'empty' })
  const generate = editor.findAll('.generate button')[0]
  await generate.trigger('click')
  const ends = {
    start: expect.stringMatching(/^\d+,\d+$/),
    goal: expect.stringMatching(/^\d+,\d+$/),
  }
  expect(await done()).toEqual([{ map: 'maze-dfs:15x10:1', ...ends }])
  await generate.trigger('click')
  expect(await done()).toMatchObject([{ map: 'maze-dfs:15x10:2' }])
})

it('keeps a number of columns that cannot be, says why, and is not done with it', async () => {
  const { editor, done } = await open({ map: 'S..\n..G' })
  const [columns, rows] = editor.findAll<HTMLInputElement>('.size input')
  await columns.setValue('900')
  await columns.trigger('change')
  expect(columns.element.value).toBe('900')
  expect(editor.get('.size').text()).toContain('Write a whole number from 2 to 512.')
  expect(await done()).toBeUndefined()
  await rows.setValue('3')
  await rows.trigger('change')
  expect(columns.element.value).toBe('900')
  await columns.setValue('4')
  expect(await done()).toMatchObject([{ map: 'S...\n..G.\n....' }])
  expect(editor.find('.size p').exists()).toBe(false)
})

it('says what is in a cell while the keys are on the picture, and no longer', async () => {
  const { editor } = await open({ map: 'S..\n..G' })
  const picture = editor.get('[role="application"]')
  await picture.trigger('keydown', { key: 'ArrowDown' })
  const said = () => editor.get('.grid-canvas [role="status"]').text()
  expect(said()).toMatch(/^Column 0, row 1: Cost 1$/)
  await picture.trigger('keydown', { key: 'g' })
  expect(said()).toBe('Brush: Goal.')
  await picture.trigger('keydown', { key: '7' })
  expect(said()).toBe('Brush: Cost 7.')
  await picture.trigger('blur')
  expect(said()).toBe('')
})

it('says which map was generated', async () => {
  const { editor } = await open({ map: 'empty' })
  const generate = editor.findAll('.generate button')[0]
  const said = () => editor.get('.generate [role="status"]').text()
  expect(said()).toBe('')
  await generate.trigger('click')
  await generate.trigger('click')
  expect(said()).toBe('Generated: Maze, depth-first, seed 2.')
})
