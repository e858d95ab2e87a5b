import { expect, it, vi } from 'vitest'
import CheckQuestions from '../../../src/lessons/selfCheck/CheckQuestions.vue'
import { askingLesson } from '../prediction/askingLesson'

const leadBack = 'Show this question on the stage'

/** A self-check that has begun, and asks which node leaves next. */
async function begun() {
  const { route, mounted } = askingLesson()
  route.add({ id: 'elsewhere' })
  const check = mounted(CheckQuestions, { id: 'asked', questions: 'next small' })
  await check.get('button').trigger('click')
  await vi.waitFor(() => expect(check.text()).toContain('Which node leaves the frontier next?'))
  await vi.waitFor(() => expect(route.current.value?.id).toBe('asked'))
  const buttons = () => check.findAll('button').filter((button) => button.text() === leadBack)
  return { route, check, buttons }
}

it('a question that the stage shows needs no way back to it', async () => {
  const { buttons } = await begun()
  expect(buttons()).toEqual([])
})

it('a question whose text was scrolled away leads back to the stage', async () => {
  const { route, buttons } = await begun()
  route.goTo('elsewhere')
  await vi.waitFor(() => expect(buttons()).toHaveLength(1))
  await buttons()[0].trigger('click')
  expect(route.current.value?.id).toBe('asked')
  expect(buttons()).toEqual([])
})
