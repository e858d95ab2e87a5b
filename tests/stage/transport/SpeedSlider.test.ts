import { flushPromises } from '@vue/test-utils'
import { expect, it, onTestFinished } from 'vitest'
import SpeedSlider from '../../../src/stage/transport/SpeedSlider.vue'
import { mountPane, stageOf } from '../mountStage'

function openSpeed(solver: string) {
  const stage = stageOf({ start: '123456078', solver })
  const pane = mountPane(SpeedSlider, stage)
  onTestFinished(() => pane.unmount())
  return { stage, pane }
}

it.each([
  ['breadth-first', 'one level a second'],
  ['ida-star', 'one limit a second'],
])('plays %s by %s where its label is pressed, and says so', async (solver, pace) => {
  const { stage, pane } = openSpeed(solver)
  const button = pane.get('button')
  expect(button.attributes('aria-label')).toBe(`Speed: ${pace}`)
  await button.trigger('click')
  expect(stage.isByPart).toBe(true)
  expect(button.attributes('aria-pressed')).toBe('true')
  expect(pane.get('.note').text()).toBe(pace)
  expect(pane.get('[role="slider"]').attributes('aria-valuetext')).toBe(pace)
  await button.trigger('click')
  expect(stage.isByPart).toBe(false)
})

it.each(['a-star', 'depth-first', 'greedy'])(
  'has no such button for %s, which has no levels one after the other',
  (solver) => {
    const { pane } = openSpeed(solver)
    expect(pane.find('button').exists()).toBe(false)
  },
)

it('plays by steps again where the slider is moved', async () => {
  const { stage, pane } = openSpeed('breadth-first')
  stage.setByPart(true)
  await flushPromises()
  await pane.get('[role="slider"]').trigger('keydown', { key: 'ArrowRight' })
  expect(stage.isByPart).toBe(false)
})
