import { flushPromises } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, expect, it, vi } from 'vitest'
import SettingsDialog from '../../../src/app/settings/SettingsDialog.vue'
import { removeKept } from '../../../src/settings/keptKeys'
import { useSettings } from '../../../src/settings/useSettings'
import { fullDevice } from '../../ownSearch/kept/ownDevice'
import { mountInWords } from '../../pages/lab/mountInWords'

afterEach(() => {
  vi.restoreAllMocks()
  removeKept('tansaku-')
})

async function said(): Promise<string> {
  setActivePinia(createPinia())
  const dialog = mountInWords(SettingsDialog, { open: true })
  await flushPromises()
  const text = document.querySelector('[role="dialog"]')?.textContent ?? ''
  dialog.unmount()
  return text
}

it('says where the choices are kept, and for how long they hold where the browser refuses', async () => {
  expect(await said()).toContain('Kept on this device only.')
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(await said()).toContain('Your choices are lost when you close it')
})

it('says for how long a choice holds for which the device has no room', async () => {
  fullDevice()
  setActivePinia(createPinia())
  useSettings().choose('theme', 'dark')
  expect(await said()).toMatch(/no more room on this device\. .* lost when you close this page/)
})
