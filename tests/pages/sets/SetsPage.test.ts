import { beforeEach, describe, expect, it, vi } from 'vitest'
import { packSet } from '../../../src/sets/link/setLink'
import { fileOfSet } from '../../../src/sets/setFile'
import { setOf } from '../../sets/anySet'
import { button } from '../lab/mountInWords'
import { emptyStore, openLinkOf, openSets, settled } from './openSets'

let store = emptyStore()
beforeEach(() => {
  store = emptyStore()
})

describe('the list of sets', () => {
  it('says how to begin where there is none', async () => {
    const { page } = await openSets('/sets')
    expect(page.text()).toContain('There is no set yet.')
  })

  it('makes a set with a name, and opens it', async () => {
    const { page, router } = await openSets('/sets')
    await page.get('form input').setValue('Monday')
    await page.get('form').trigger('submit')
    await settled()
    expect(store.sets.map(({ name }) => name)).toEqual(['Monday'])
    expect(router.currentRoute.value.params.set).toBe(store.sets[0]?.id)
    expect(page.get('h1').text()).toBe('Monday')
  })

  it('renames, duplicates, removes and brings back', async () => {
    store.create('Talk', setOf('a').entries)
    const { page } = await openSets('/sets')
    const names = () => page.findAll('h2').map((each) => each.text())
    await page.get('[aria-label="Duplicate “Talk”"]').trigger('click')
    expect(names()).toEqual(['Talk', 'Talk (copy)'])
    await page.get('[aria-label="Rename “Talk (copy)”"]').trigger('click')
    await page.get('li input').setValue('Other')
    await page.get('li form').trigger('submit')
    expect(names()).toEqual(['Talk', 'Other'])
    await page.get('[aria-label="Remove “Talk”"]').trigger('click')
    expect(names()).toEqual(['Other'])
    await button(page, 'Bring “Talk” back').trigger('click')
    expect(names()).toEqual(['Other', 'Talk'])
    expect(document.activeElement?.textContent).toBe('Talk')
    expect(store.sets[1]?.entries).toEqual(setOf('a').entries)
  })

  it('tells under which name a set is back whose own another one has by now', async () => {
    store.create('Talk', setOf('a').entries)
    const { page } = await openSets('/sets')
    await page.get('[aria-label="Remove “Talk”"]').trigger('click')
    store.create('Talk')
    await button(page, 'Bring “Talk” back').trigger('click')
    expect(page.findAll('h2').map((each) => each.text())).toEqual(['Talk', 'Talk (copy)'])
    expect(page.get('[role="status"]').text()).toBe('“Talk (copy)” is back.')
  })

  it('opens a file, or says what is wrong with it', async () => {
    const { page } = await openSets('/sets')
    const choose = async (file: File) => {
      const input = page.get<HTMLInputElement>('input[type="file"]')
      Object.defineProperty(input.element, 'files', { value: [file], configurable: true })
      await input.trigger('change')
    }
    await choose(new File(['{'], 'x.json'))
    await vi.waitFor(() =>
      expect(page.get('[role="alert"]').text()).toBe(
        'The file was not opened. The file is not JSON. A set is saved with “Save as file”.',
      ),
    )
    await choose(fileOfSet(setOf('a', 'b')))
    await vi.waitFor(() => expect(page.get('h1').text()).toBe('Talk'))
    expect(store.sets[0]?.entries).toEqual(setOf('a', 'b').entries)
  })
})

describe('a set in a link', () => {
  it('is shown, and kept once somebody says so', async () => {
    const packed = await packSet(setOf('a', 'b'))
    const { page, router } = await openLinkOf(packed.ok ? packed.value : '')
    expect(page.get('h1').text()).toBe('Talk')
    expect(page.findAll('tbody th').map((cell) => cell.text())).toEqual(['a', 'b'])
    expect(store.sets).toEqual([])
    await button(page, 'Keep this set').trigger('click')
    await settled()
    expect(store.sets[0]).toMatchObject({ name: 'Talk', entries: setOf('a', 'b').entries })
    expect(router.currentRoute.value.fullPath).toBe(`/sets/${store.sets[0]?.id}`)
  })

  it('that is damaged is not shown', async () => {
    const { page } = await openLinkOf('1abc')
    expect(page.get('[role="alert"]').text()).toContain('The set of this link cannot be shown')
  })
})
