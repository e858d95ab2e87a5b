import { expect, it } from 'vitest'
import GoToForm from '../../../../src/stage/tree/goTo/GoToForm.vue'
import { mountPane, stageOf } from '../../mountStage'

async function asked(text: string, step: number) {
  const stage = stageOf({ start: '451260738' })
  stage.goTo(step)
  const form = mountPane(GoToForm, stage)
  await form.get('input').setValue(text)
  await form.get('form').trigger('submit')
  return { stage, form }
}

it('a node of this step is handed on', async () => {
  const { form } = await asked('3', 100)
  expect(form.emitted('found')).toEqual([[3]])
  expect(form.get('[role="status"]').text()).toBe('')
})

it('a node of a later step is not, but the step is offered', async () => {
  const { form, stage } = await asked('500', 10)
  expect(form.emitted('found')).toBeUndefined()
  expect(form.get('[role="status"]').text()).toContain('Node 500 is not in this tree')
  await form.get('button.step').trigger('click')
  expect(stage.step).toBe(stage.latest?.columns.generatedAt[500])
  expect(form.emitted('found')).toEqual([[500]])
})

it('what was said is taken back when something else is written', async () => {
  const { form } = await asked('999999', 10)
  expect(form.get('[role="status"]').text()).toContain('There is no node 999,999')
  await form.get('input').setValue('9')
  expect(form.get('[role="status"]').text()).toBe('')
})
