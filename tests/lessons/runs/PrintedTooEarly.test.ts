import { mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { expect, it, onTestFinished } from 'vitest'
import { h } from 'vue'
import AnswerText from '../../../src/lessons/runs/AnswerText.vue'
import PrintedTooEarly from '../../../src/lessons/runs/PrintedTooEarly.vue'
import { words } from '../../../src/words'

const Text = (props: { readonly number?: number }) =>
  h('div', [
    h(PrintedTooEarly),
    h(
      AnswerText,
      { answer: props.number === undefined ? undefined : { ok: true, value: props.number } },
      { default: () => props.number },
    ),
  ])

it('says on the paper that numbers are missing, as long as they are', async () => {
  const text = mount(Text, { global: { plugins: [[I18NextVue, { i18next: words }]] as never } })
  onTestFinished(() => text.unmount())
  const note = text.get('p')
  const isPrinted = () => {
    dispatchEvent(new Event('beforeprint'))
    return note.attributes('hidden') === undefined
  }
  expect(isPrinted()).toBe(true)
  expect(note.text()).toContain('printed too early')
  await text.setProps({ number: 31 })
  expect(text.text()).toContain('31')
  expect(isPrinted()).toBe(false)
})
