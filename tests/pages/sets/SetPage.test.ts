import type { VueWrapper } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { setOf } from '../../sets/anySet'
import { button } from '../lab/mountInWords'
import { emptyStore, openSets, settled } from './openSets'

let store = emptyStore()
beforeEach(() => {
  store = emptyStore()
  history.replaceState(null, '', '#/')
})

/** A set with three entries, and its page. */
async function openTalk() {
  const id = store.create('Talk')?.id ?? ''
  store.add(id, { title: 'one', address: '#/lab?step=1', note: 'first', minutes: 2 })
  store.add(id, { title: 'two', address: '#/lab?step=2', note: '' })
  store.add(id, { title: 'three', address: '#/compare?a=1', note: '', minutes: 3.5 })
  return { id, ...(await openSets(`/sets/${id}`)) }
}

const titles = (page: VueWrapper) =>
  page.findAll<HTMLInputElement>('.title input').map(({ element }) => element.value)
const named = (page: VueWrapper, name: string) => page.get(`[aria-label="${name}"]`)

describe('the page of a set', () => {
  it('tells its entries, the total time and where each leads', async () => {
    const { page, id } = await openTalk()
    expect(page.get('h1').text()).toBe('Talk')
    expect(titles(page)).toEqual(['one', 'two', 'three'])
    expect(page.text()).toContain('Total time: 5.5 min')
    expect(named(page, 'Open “two”').attributes('href')).toBe('#/lab?step=2')
    const entry = store.find(id)?.entries[1]
    expect(named(page, 'Present from “two”').attributes('href')).toBe(
      `#/present/lab?step=2&set=${id}&entry=${entry?.id}`,
    )
  })

  it('goes on in the window that presents, and in a class presents nothing', async () => {
    const target = (page: VueWrapper) => named(page, 'Present from “two”').attributes('target')
    expect(target((await openTalk()).page)).toBe('_blank')
    history.replaceState(null, '', '#/present/sets')
    const { page } = await openTalk()
    expect(target(page)).toBeUndefined()
    expect(named(page, 'Open “two”').attributes('href')).toBe('#/present/lab?step=2')
    history.replaceState(null, '', '#/class/K7QMX/sets')
    const attended = await openTalk()
    expect(attended.page.text()).not.toContain('Present')
    expect(named(attended.page, 'Open “two”').attributes('href')).toBe('#/class/K7QMX/lab?step=2')
  })

  it('moves an entry by its buttons, which do nothing at the ends', async () => {
    const { page } = await openTalk()
    await named(page, 'Move “one” up').trigger('click')
    expect(titles(page)).toEqual(['one', 'two', 'three'])
    await named(page, 'Move “one” down').trigger('click')
    expect(titles(page)).toEqual(['two', 'one', 'three'])
    expect(page.get('.removed [role="status"]').text()).toContain('“one” is now entry 2 of 3.')
  })

  it('moves the entry with the focus by keys, and the focus goes along', async () => {
    const { page } = await openTalk()
    const field = page.findAll<HTMLInputElement>('.title input')[2]
    field?.element.focus()
    await field?.trigger('keydown', { key: 'ArrowUp', altKey: true })
    await nextTick()
    expect(titles(page)).toEqual(['one', 'three', 'two'])
    expect(document.activeElement).toBe(field?.element)
    await field?.trigger('keydown', { key: 'ArrowUp' })
    expect(titles(page)).toEqual(['one', 'three', 'two'])
  })

  it('keeps what is typed, with each letter', async () => {
    const { page, id } = await openTalk()
    await page.get('textarea').setValue('say this \n')
    await page.get('.title input').setValue('new ')
    await page.get('.minutes input').setValue('1,5')
    expect(store.find(id)?.entries[0]).toMatchObject({
      note: 'say this \n',
      title: 'new',
      minutes: 1.5,
    })
    expect(titles(page)[0]).toBe('new ')
    await page.get('.title input').trigger('blur')
    expect(titles(page)[0]).toBe('new')
  })

  it.each(['x', '0', '-1', '601', '1e9'])(
    'does not take %s for minutes, says what they are, and keeps it to be mended',
    async (text) => {
      const { page, id } = await openTalk()
      const field = page.get<HTMLInputElement>('.minutes input')
      await field.setValue(text)
      await field.trigger('blur')
      expect(field.element.value).toBe(text)
      expect(field.attributes('aria-invalid')).toBe('true')
      expect(page.get(`[id="${field.attributes('aria-describedby')}"]`).text()).toBe(
        'Minutes are a number above 0 and up to 600, or nothing.',
      )
      expect(store.find(id)?.entries[0]?.minutes).toBe(2)
      await field.setValue('3,0')
      await field.trigger('blur')
      expect(field.element.value).toBe('3')
      expect(field.attributes('aria-describedby')).toBeUndefined()
    },
  )

  it('leaves a title that was emptied as it was', async () => {
    const { page } = await openTalk()
    const field = page.get<HTMLInputElement>('.title input')
    await field.setValue('')
    await field.trigger('blur')
    expect(field.element.value).toBe('one')
  })

  it('is renamed, or not, and the focus comes back to the button', async () => {
    const { page } = await openTalk()
    await named(page, 'Rename “Talk”').trigger('click')
    await page.get('form input').setValue('Lecture')
    await page.get('form').trigger('submit')
    await settled()
    expect(page.get('h1').text()).toBe('Lecture')
    const rename = () => named(page, 'Rename “Lecture”')
    expect(document.activeElement).toBe(rename().element)
    await rename().trigger('click')
    await page.get('form input').trigger('keydown', { key: 'Escape' })
    await settled()
    expect(document.activeElement).toBe(rename().element)
  })

  it('brings back an entry that was removed, where it was', async () => {
    const { page } = await openTalk()
    await named(page, 'Remove “two”').trigger('click')
    await nextTick()
    expect(titles(page)).toEqual(['one', 'three'])
    expect(document.activeElement?.textContent).toContain('Bring “two” back')
    await button(page, 'Bring “two” back').trigger('click')
    expect(titles(page)).toEqual(['one', 'two', 'three'])
    expect(document.activeElement).toBe(named(page, 'Open “two”').element)
  })

  it('says so where what it brings back stands elsewhere', async () => {
    const other = store.create('Other', setOf('a').entries)?.id ?? ''
    store.remove(other)
    const { page } = await openTalk()
    await button(page, 'Bring “Other” back').trigger('click')
    expect(document.activeElement?.textContent).toBe('“Other” is back.')
  })

  it('says what to do where it is empty, or is not there', async () => {
    const id = store.create('Talk')?.id ?? ''
    expect((await openSets(`/sets/${id}`)).page.text()).toContain('Nothing is in this set yet.')
    expect((await openSets('/sets/x')).page.text()).toContain(
      'There is no such set on this device.',
    )
  })

  it('stands as a table on paper', async () => {
    const { page } = await openTalk()
    const rows = page.findAll('.on-paper tbody tr').map((row) => {
      return row.findAll('th, td').map((cell) => cell.text())
    })
    expect(rows).toEqual([
      ['1', 'one', 'first', '2'],
      ['2', 'two', '', ''],
      ['3', 'three', '', '3.5'],
    ])
  })
})
