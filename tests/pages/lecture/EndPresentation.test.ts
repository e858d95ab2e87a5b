import { flushPromises } from '@vue/test-utils'
import { expect, it } from 'vitest'
import EndPresentation from '../../../src/pages/lecture/EndPresentation.vue'
import { button, mountInWords } from '../lab/mountInWords'

it('keeps the focus when a class ends by itself while it is asked whether to end it', async () => {
  const ending = mountInWords(EndPresentation, { address: '#/lab', students: 3 })
  const pressed = button(ending, 'End the presentation')
  pressed.element.focus()
  await pressed.trigger('click')
  await flushPromises()
  expect(document.activeElement?.textContent).toBe('Go on')
  await ending.setProps({ students: undefined })
  await flushPromises()
  expect(document.activeElement).toBe(ending.get('a').element)
})

it('takes no focus that is somewhere else', async () => {
  const ending = mountInWords(EndPresentation, { address: '#/lab', students: 3 })
  await button(ending, 'End the presentation').trigger('click')
  await flushPromises()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await ending.setProps({ students: undefined })
  await flushPromises()
  expect(document.activeElement).toBe(document.body)
})
