import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import RoomQrCode from '../../src/pages/RoomQrCode.vue'
import { mountInWords } from './lab/mountInWords'

// A server that has only the files.
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('not there'))))
afterEach(() => vi.unstubAllGlobals())

async function codeOf(link: string) {
  const mounted = mountInWords(RoomQrCode, { link, name: 'QR code of this moment' })
  await flushPromises()
  return mounted
}

it('has a code, and says where it leads', async () => {
  const code = await codeOf(`${location.href}#/lab?step=3`)
  expect(code.get('svg').attributes('aria-label')).toBe('QR code of this moment')
  expect(code.text()).toContain('This code opens on this computer only')
})

it('of a link that is too long it says only that there is no code', async () => {
  const code = await codeOf(`${location.href}#/lab?graph=${'A'.repeat(1_300)}`)
  expect(code.find('svg').exists()).toBe(false)
  expect(code.findAll('p').map((each) => each.text())).toEqual([
    'This address is too long for a QR code that a phone can read. Share the link instead.',
  ])
})
