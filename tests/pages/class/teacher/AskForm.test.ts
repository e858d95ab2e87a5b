import { expect, it } from 'vitest'
import AskForm from '../../../../src/pages/class/teacher/AskForm.vue'
import { button, mountInWords } from '../../lab/mountInWords'

it('refuses two equal words, keeps what was written, and asks once they differ', async () => {
  const form = mountInWords(AskForm, { presented: {} })
  await form.get('select').setValue('words')
  const [question, first, second] = form.findAll('input')
  await question.setValue('Which one?')
  await first.setValue('stack')
  await second.setValue(' stack ')
  await form.get('form').trigger('submit')
  expect(form.emitted('ask')).toBeUndefined()
  expect(form.get('[role="alert"]').text()).toBe('The two words are equal. Write two that differ.')
  expect(document.activeElement).toBe(second.element)
  expect(question.element.value).toBe('Which one?')
  await second.setValue('queue')
  expect(form.find('[role="alert"]').exists()).toBe(false)
  await button(form, 'Ask').trigger('submit')
  expect(form.emitted('ask')).toEqual([
    [{ text: 'Which one?', kind: 'words', words: ['stack', 'queue'] }],
  ])
})
