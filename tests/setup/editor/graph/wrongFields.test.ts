import type { DOMWrapper, VueWrapper } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { nextTick } from 'vue'
import { readGraph } from '../../../../src/problems/graph/graphText'
import { drawnGraph } from '../../../../src/setup/editor/graph/drawnGraph'
import NodeFields from '../../../../src/setup/editor/graph/fields/NodeFields.vue'
import { field, mountInWords } from '../../../pages/lab/mountInWords'
import { openDrawing } from './openDrawing'

const text = 'node A h 3\nnode B h 0\nA - B 3\nstart A\ngoal B'
const ends = { start: 'A', goal: 'B' }

/** Opens the fields of the first node by the keys. */
async function openNode() {
  const opened = openDrawing(text, ends)
  await opened.press('Enter')
  return opened
}

/** Opens the fields of the only edge, as the buttons of a node do. */
async function openEdge() {
  const opened = await openNode()
  await opened.editor.get('[aria-label="Edge with B"]').trigger('click')
  return opened
}

/** What a field says of itself to those who do not see it. */
function faultOf(editor: VueWrapper, { element }: DOMWrapper<HTMLInputElement>): string {
  const id = element.getAttribute('aria-describedby')
  return id === null ? '' : editor.get(`[id="${id}"]`).text()
}

it.each(['-3', '2,5', 'x', ''])('Done stays while the cost of an edge is “%s”', async (cost) => {
  const { editor, done } = await openEdge()
  const typed = field(editor, 'Cost')
  typed.element.value = cost
  await typed.trigger('input')
  expect(await done()).toBeUndefined()
  expect(document.activeElement).toBe(typed.element)
  expect(faultOf(editor, typed)).toMatch(/^Write /)
  expect(typed.element.value).toBe(cost)
})

it.each([
  ['h', '-3', /^Write a number of 0 or more/],
  ['Cost of the edge with B', '-3', /^Write a number of 0 or more/],
  ['Name', 'B', /^There is already a node B/],
  ['Name', '', /^A node needs a name/],
])('Done stays while the field %s of a node is “%s”', async (name, wrong, fault) => {
  const { editor, done } = await openNode()
  const typed = field(editor, name)
  await typed.setValue(wrong)
  expect(await done()).toBeUndefined()
  expect(document.activeElement).toBe(typed.element)
  expect(faultOf(editor, typed)).toMatch(fault)
})

it('Done takes a right cost that is still being typed', async () => {
  const { editor, done } = await openEdge()
  const typed = field(editor, 'Cost')
  typed.element.value = '2.5'
  await typed.trigger('input')
  expect(await done()).toEqual([{ graph: text.replace('B 3', 'B 2.5'), ...ends }])
})

it('Done goes on once a wrong cost is mended', async () => {
  const { editor, done } = await openEdge()
  const typed = field(editor, 'Cost')
  await typed.setValue('-3')
  await done()
  await typed.setValue('4')
  expect(await done()).toEqual([{ graph: text.replace('B 3', 'B 4'), ...ends }])
})

it('a wrong h of one node is not shown as that of the next', async () => {
  const read = readGraph(text.replace('B h 0', 'B h 3'))
  if (!read.ok) throw new Error(text)
  const fields = mountInWords(NodeFields, { graph: drawnGraph(read.value, ends), name: 'A' })
  await field(fields, 'h').setValue('-3')
  await fields.setProps({ name: 'B' })
  expect(field(fields, 'h').element.value).toBe('3')
})

it.each([
  ['2,5', 'Write 2.5, with a point.'],
  [',5', 'Write .5, with a point.'],
])('a decimal comma in %s is told of the point', async (typed, told) => {
  const { editor } = await openEdge()
  await field(editor, 'Cost').setValue(typed)
  await field(editor, 'Cost').trigger('change')
  expect(faultOf(editor, field(editor, 'Cost'))).toBe(told)
})

it('two commas are no decimal', async () => {
  const { editor } = await openEdge()
  await field(editor, 'Cost').setValue('1,000,5')
  await field(editor, 'Cost').trigger('change')
  expect(faultOf(editor, field(editor, 'Cost'))).toMatch(/^Write a number of 0 or more/)
})

it('Done stays at a text that is no graph, also where it was folded, and goes on once it is mended', async () => {
  const { editor, done } = openDrawing(text, ends)
  const fold = async (isOpen: boolean) => {
    editor.get('details').element.open = isOpen
    await editor.get('details').trigger('toggle')
  }
  await fold(true)
  await editor.get('textarea').setValue(`${text}\nC - D 1x`)
  await fold(false)
  expect(editor.find('textarea').exists()).toBe(false)
  expect(await done()).toBeUndefined()
  await nextTick()
  expect(document.activeElement).toBe(editor.get('textarea').element)
  expect(editor.get('.faults').text()).toMatch(/Line 6/)
  await editor.get('textarea').setValue(text)
  expect(await done()).toEqual([{ graph: text, ...ends }])
})

it('what is typed for a node is not taken for a node of that name in another text', async () => {
  const { editor, done } = await openNode()
  await field(editor, 'Name').setValue('B')
  const details = editor.get('details')
  details.element.open = true
  await details.trigger('toggle')
  await editor.get('textarea').setValue('A - Z 2\nstart A\ngoal Z')
  expect(await done()).toMatchObject([{ graph: 'A - Z 2\nstart A\ngoal Z' }])
})
