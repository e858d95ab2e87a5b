import { flushPromises } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { expect, it } from 'vitest'
import ClearAll from '../../../src/app/settings/ClearAll.vue'
import { button, mountInWords } from '../../pages/lab/mountInWords'

it('clears what is kept once it is confirmed, says so, and keeps the focus', async () => {
  setActivePinia(createPinia())
  localStorage.setItem('tansaku-some', 'kept')
  const clear = mountInWords(ClearAll, {})
  await button(clear, 'Clear all').trigger('click')
  expect(localStorage.getItem('tansaku-some')).toBe('kept')
  await button(clear, 'Clear everything').trigger('click')
  await flushPromises()
  expect(localStorage.getItem('tansaku-some')).toBeNull()
  expect(clear.get('[role="status"]').text()).toBe('Everything kept on this device is cleared.')
  expect(document.activeElement).toBe(button(clear, 'Clear all').element)
  await button(clear, 'Clear all').trigger('click')
  expect(clear.get('[role="status"]').text()).toBe('')
})
