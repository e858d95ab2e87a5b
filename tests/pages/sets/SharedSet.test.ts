import { beforeEach, describe, expect, it } from 'vitest'
import { packSet } from '../../../src/sets/link/setLink'
import { emptyStore, openLinkOf } from './openSets'

let store = emptyStore()
beforeEach(() => {
  store = emptyStore()
})

/** The page of a link that holds a set with one entry. */
async function openShared() {
  const id = store.create('Talk')?.id ?? ''
  store.add(id, { title: 'one', address: '#/lab?step=1', note: 'first', minutes: 2 })
  const set = store.find(id)
  const packed = set && (await packSet(set))
  if (!packed?.ok) throw new Error('not packed')
  emptyStore()
  return openLinkOf(packed.value)
}

describe('a set that came with a link', () => {
  it('has entries that can be opened before it is kept', async () => {
    const { page } = await openShared()
    expect(page.text()).toContain('It is not kept on this device yet')
    const entry = page.findAll('a').find((link) => link.text() === 'one')
    expect(entry?.attributes('href')).toBe('#/lab?step=1')
  })

  it('says what is wrong when a part of it is missing', async () => {
    const { page } = await openLinkOf('1abc')
    expect(page.get('[role="alert"]').text()).toBe(
      'The set of this link cannot be shown. It is incomplete or damaged: the link may have been cut off when it was copied. Copy the whole link again.',
    )
  })
})
