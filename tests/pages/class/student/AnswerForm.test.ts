// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { ClassQuestion, GivenAnswer } from '../../../../src/classroom/protocol/question'
import AnswerForm from '../../../../src/pages/class/student/AnswerForm.vue'
import { mountInWords } from '../../lab/mountInWords'

/** The form of an open question, and what it says once the vote is closed. */
function answerTo(kind: ClassQuestion['kind'], props: Record<string, unknown> = {}) {
  const question: ClassQuestion = {
    id: 'q',
    kind,
    text: 'What is it?',
    round: 1,
    ...(kind === 'several' && { words: ['red', 'green', 'blue'] }),
  }
  const form = mountInWords(AnswerForm, { put: { question, open: true }, ...props })
  const close = async () => {
    await form.setProps({ put: { question, open: false, released: [] } })
    return form.text()
  }
  return { form, close }
}

const given = (answer: number): GivenAnswer => ({ id: 'q', round: 1, answer })

it('a number that was not sent before the vote was closed stays, and is called so', async () => {
  const { form, close } = answerTo('number')
  await form.get('input').setValue('12')
  expect(await close()).toBe('Not sent: 12. The vote was closed before.')
})

it('so do words that were chosen', async () => {
  const { form, close } = answerTo('several')
  await form.findAll('.choices button')[2].trigger('click')
  expect(await close()).toBe('Not sent: blue. The vote was closed before.')
})

it('so does a node that was selected, whatever is selected later', async () => {
  const { form, close } = answerTo('node', { selected: 4, given: given(2) })
  const told = 'Your answer: Node 2.Not sent: Node 4. The vote was closed before.'
  expect(await close()).toBe(told)
  await form.setProps({ selected: 9 })
  expect(form.text()).toBe(told)
})

it('what was sent is not called unsent, also where it arrives after the vote', async () => {
  const { form, close } = answerTo('number')
  await form.get('input').setValue('12')
  await close()
  await form.setProps({ given: given(12) })
  expect(form.text()).toBe('Your answer: 12.')
})

it('an answer that is given while the connection is lost is said to wait, until it has arrived', async () => {
  const { form } = answerTo('node', { selected: 4, lost: true })
  await form.get('button').trigger('click')
  expect(form.text()).toContain(
    'Not sent yet: Node 4. It is sent as soon as the connection is back.',
  )
  await form.setProps({ lost: false, given: given(4) })
  expect(form.text()).not.toContain('Not sent yet')
})
