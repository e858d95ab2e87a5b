import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { button, field } from '../../../pages/lab/mountInWords'
import { openDrawing } from './openDrawing'

const ends = { start: 'A', goal: 'C' }
const text = 'A - B 1\nB -> C 2\nstart A\ngoal C'
const places = 'node A @ 0 0\nnode B @ 10 0'
const onPlaces = { start: 'A', goal: 'B' }
/** Selects the first node, which has the keys. */
const first = 'Enter'

describe('deleting', () => {
  it('the start says which node the start is now', async () => {
    const { press, said, done } = openDrawing(text, ends)
    await press(first, 'Delete')
    expect(said()).toBe('Node A is deleted, with its edges. The start is now B.')
    expect(await done()).toMatchObject([{ start: 'B', goal: 'C' }])
  })

  it('the goal says which node the goal is now', async () => {
    const { press, said } = openDrawing(text, { start: 'B', goal: 'A' })
    await press(first, 'Delete')
    expect(said()).toBe('Node A is deleted, with its edges. The goal is now C.')
  })

  it('a node that is both says both', async () => {
    const { press, said } = openDrawing('A - B 1\nB - C 1', { start: 'A', goal: 'A' })
    await press(first, 'Delete')
    expect(said()).toBe('Node A is deleted, with its edges. The start is now B. The goal is now C.')
  })

  it('another node, or the last one, says nothing of start and goal', async () => {
    const other = openDrawing(text, { start: 'B', goal: 'C' })
    await other.press(first, 'Delete')
    expect(other.said()).toBe('Node A is deleted, with its edges.')
    const last = openDrawing('node A')
    await last.press(first, 'Delete')
    expect(last.said()).toBe('Node A is deleted, with its edges.')
  })
})

describe('connecting', () => {
  it('a node with itself says that it cannot be', async () => {
    const { press, said, done } = openDrawing(text, ends)
    await press(first, 'c', 'Enter')
    expect(said()).toBe('A node cannot be connected to itself here.')
    expect(await done()).toEqual([{ graph: text, ...ends }])
  })

  it('ends with Escape in the drawing, and the node stays selected', async () => {
    const { editor, press } = openDrawing(text, ends)
    await press(first, 'c', 'Enter')
    expect(button(editor, 'Connect').attributes('aria-pressed')).toBe('true')
    await press('Escape')
    expect(button(editor, 'Connect').attributes('aria-pressed')).toBe('false')
    expect(editor.find('legend').text()).toBe('Node A')
  })

  it.each(['Connect', 'Name'])('ends with Escape where %s has the focus', async (name) => {
    const { editor, press } = openDrawing(text, ends)
    await press(first, 'c')
    const focused = name === 'Name' ? field(editor, name) : button(editor, name)
    await focused.trigger('keydown', { key: 'Escape' })
    expect(button(editor, 'Connect').attributes('aria-pressed')).toBe('false')
    expect(editor.emitted('cancel')).toBeUndefined()
  })

  it.each(['A - B 7', 'B - A 7', 'A -> B 7'])(
    'where %s says that there is an edge already, and adds none',
    async (edge) => {
      const { editor, press, said, done } = openDrawing(`${places}\n${edge}`, onPlaces)
      await press(first, 'c', 'ArrowRight', 'Enter')
      expect(said()).toBe('An edge already joins A and B. Its cost can be changed here.')
      expect(document.activeElement).toBe(field(editor, 'Cost').element)
      expect(await done()).toEqual([{ graph: `${places}\n${edge}`, ...onPlaces }])
    },
  )

  it.each(['', 'B -> A 7'])(
    'where “%s” is the only edge adds one, and asks for its cost',
    async (edge) => {
      const { editor, press, said } = openDrawing(`${places}\n${edge}`, onPlaces)
      await press(first, 'c', 'ArrowRight', 'Enter')
      expect(said()).toBe('An edge joins A and B. Say what it costs.')
      expect(editor.find('legend').text()).toBe('A – B')
    },
  )
})

it('clearing says that all is deleted, until that is undone', async () => {
  const { editor, said } = openDrawing(text, ends)
  await button(editor, 'Clear').trigger('click')
  await flushPromises()
  expect(said()).toBe('All nodes and edges are deleted.')
  await editor.get('[aria-label="Undo"]').trigger('click')
  await flushPromises()
  expect(said()).toBe('')
})

describe('the heuristic', () => {
  const withH = 'node A h 7\nnode B h 3\nA - B 1\ngoal B'

  it('that were taken away come back as they were', async () => {
    const { editor, done } = openDrawing(withH)
    await button(editor, 'Heuristic (h)').trigger('click')
    expect(JSON.stringify(await done())).not.toContain('h 7')
    await button(editor, 'Heuristic (h)').trigger('click')
    expect(await done()).toMatchObject([{ graph: withH }])
  })

  it('that never were are 0', async () => {
    const { editor, done } = openDrawing('A - B 1\ngoal B')
    await button(editor, 'Heuristic (h)').trigger('click')
    expect(JSON.stringify(await done())).toContain('node A h 0')
  })
})

describe('Escape', () => {
  it('leaves at once where nothing was changed, else when it is pressed again', async () => {
    const plain = openDrawing(text, ends)
    await plain.press('Escape')
    expect(plain.editor.emitted('cancel')).toHaveLength(1)
    const changed = openDrawing(text, ends)
    await changed.press(first, 'Delete', 'Escape')
    expect(changed.editor.emitted('cancel')).toBeUndefined()
    expect(changed.editor.get('.faults').text()).toContain(
      'Choose “Done” to keep the changes, or “Cancel” to drop them.',
    )
    await changed.press('Escape')
    expect(changed.editor.emitted('cancel')).toHaveLength(1)
  })

  it('asks first where a text was only typed so far, and keeps it', async () => {
    const { editor } = openDrawing(text, ends)
    editor.get('details').element.open = true
    await editor.get('details').trigger('toggle')
    const typing = editor.get<HTMLTextAreaElement>('textarea')
    const typed = `${text}\nnode Z`
    typing.element.value = typed
    await typing.trigger('keydown', { key: 'Escape' })
    expect(editor.emitted('cancel')).toBeUndefined()
    expect(editor.get('.faults').text()).toContain(
      'Choose “Done” to keep the changes, or “Cancel” to drop them.',
    )
    expect(typing.element.value).toBe(typed)
    await typing.trigger('keydown', { key: 'Escape' })
    expect(editor.emitted('cancel')).toHaveLength(1)
  })

  it('says of what is wrong that it is not taken as it is', async () => {
    const { editor } = openDrawing(text, ends)
    editor.get('details').element.open = true
    await editor.get('details').trigger('toggle')
    const typing = editor.get<HTMLTextAreaElement>('textarea')
    typing.element.value = 'foo'
    await typing.trigger('keydown', { key: 'Escape' })
    expect(editor.get('.faults').text()).toContain('cannot be kept yet')
  })
})

it('the choices of start and goal follow a text at a pause in its typing, once it is a graph', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { editor } = openDrawing(text, ends)
  editor.get('details').element.open = true
  await editor.get('details').trigger('toggle')
  const offered = () => editor.get('.ends select').text()
  const type = async (typed: string) => {
    const typing = editor.get<HTMLTextAreaElement>('textarea')
    typing.element.value = typed
    await typing.trigger('input')
    await vi.advanceTimersByTimeAsync(1000)
  }
  const before = offered()
  await type(`${text}\nnode Zer`)
  expect(offered()).toBe(`${before}Zer`)
  await type(`${text}\nnode Zer\nZer - `)
  expect([offered(), editor.get('.faults').text()]).toEqual([`${before}Zer`, ''])
})
