import { expect, it } from 'vitest'
import { nextTick } from 'vue'
import TextField from '../../../src/pages/experiments/form/TextField.vue'
import BoardTextField from '../../../src/setup/editor/BoardTextField.vue'
import { mountInWords } from '../../pages/lab/mountInWords'

/** Whether a field lets a text be pasted over all that it has. */
async function takes(field: HTMLTextAreaElement, data: string): Promise<boolean> {
  field.select()
  const event = new InputEvent('beforeinput', { data, cancelable: true, bubbles: true })
  field.dispatchEvent(event)
  await nextTick()
  return !event.defaultPrevented
}

const refusal =
  'The text was not taken: it is too long. There can be 1,000,000 characters and 20,000 lines at most.'
const long = ['\n'.repeat(20_000), 'a'.repeat(1_000_001)]

it.each(long)(
  'a text that a browser cannot show at once is not pasted, and the old one stays',
  async (text) => {
    const props = { text: () => 'S - A 2', name: 'The map', how: 'Lines', wrong: true }
    const editor = mountInWords(BoardTextField, props)
    const field = editor.get('textarea').element
    expect(await takes(field, text)).toBe(false)
    expect(editor.get('[role="status"]').text()).toBe(
      `${refusal} A longer one can be opened as a file.`,
    )
    expect(field.value).toBe('S - A 2')
    expect(await takes(field, 'S - B 3')).toBe(true)
    expect(editor.get('[role="status"]').text()).toBe('')
  },
)

it.each(long)('nor is it pasted into a list of starts', async (modelValue) => {
  const list = mountInWords(TextField, { label: 'Starts', lines: 6, modelValue: '123' })
  const field = list.get('textarea').element
  expect(await takes(field, modelValue)).toBe(false)
  expect(list.get('p').text()).toBe(refusal)
  expect(await takes(field, '123456078')).toBe(true)
  expect(list.find('p').exists()).toBe(false)
})
