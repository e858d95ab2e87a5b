import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import AddToSetDialog from '../../../src/pages/sets/add/AddToSetDialog.vue'
import type { SuggestedEntry } from '../../../src/pages/sets/add/suggestedEntry'
import { emptyStore, openIn } from './openSets'

let store = emptyStore()
beforeEach(() => {
  store = emptyStore()
})

const moment = { title: 'Node 5 leaves the queue.', address: '#/lab?step=5' }

/** Opens the dialog; its content is moved out of the component, to the end of the page. */
async function open(suggested: SuggestedEntry = moment) {
  await openIn(AddToSetDialog, '/lab', { open: true, suggested })
}

function part<Kind extends Element>(selector: string): Kind {
  const found = document.querySelector<Kind>(`[role="dialog"] ${selector}`)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

async function type(selector: string, text: string): Promise<void> {
  const field = part<HTMLInputElement>(selector)
  field.value = text
  field.dispatchEvent(new Event('input'))
  await flushPromises()
}

async function submit(): Promise<void> {
  part('form').dispatchEvent(new Event('submit'))
  await flushPromises()
}

describe('adding to a set', () => {
  it('makes the first set, with the title that is suggested', async () => {
    await open()
    await type('textarea', 'wait here')
    await type('.minutes input', '2')
    await submit()
    expect(store.sets[0]).toMatchObject({
      name: 'My talk',
      entries: [{ ...moment, note: 'wait here', minutes: 2 }],
    })
    expect(part('[role="status"]').textContent).toContain('Added to “My talk”.')
  })

  it('keeps the note that is suggested with the title', async () => {
    await open({ ...moment, note: 'It is the oldest there.' })
    await submit()
    expect(store.sets[0].entries[0].note).toBe('It is the oldest there.')
  })

  it('adds to the set that is chosen', async () => {
    store.create('One')
    const two = store.create('Two')
    await open()
    const select = part<HTMLSelectElement>('select')
    select.value = two?.id ?? ''
    select.dispatchEvent(new Event('change'))
    await submit()
    expect(store.sets.map(({ entries }) => entries.length)).toEqual([0, 1])
  })

  it('offers a new set in the place of one that was removed meanwhile', async () => {
    const one = store.create('One')
    await open()
    store.remove(one?.id ?? '')
    await flushPromises()
    expect(part<HTMLSelectElement>('select').selectedOptions[0]?.textContent).toBe('A new set')
    await submit()
    expect(store.sets.map(({ name, entries }) => [name, entries.length])).toEqual([['My talk', 1]])
  })

  it('says what is wrong, and adds nothing', async () => {
    store.create('One')
    await open()
    await type('.minutes input', 'two')
    await submit()
    expect(part('[role="alert"]').textContent).toContain('Minutes are a number')
    expect(store.sets[0]?.entries).toEqual([])
  })

  it('says where an address is too long for a set', async () => {
    await open({ title: 'A', address: `#/lab?code=${'x'.repeat(17_000)}` })
    expect(part('p').textContent).toBe('The address of this is too long for a set.')
  })
})
