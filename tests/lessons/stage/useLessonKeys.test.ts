import { mount } from '@vue/test-utils'
import { expect, it, onTestFinished, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { useLessonKeys } from '../../../src/lessons/stage/useLessonKeys'
import { stepAfter } from '../../../src/recording/query/jumps'
import { stageOf } from '../../stage/mountStage'

function openLesson(isAsking = false) {
  const stage = stageOf({ start: '123456078' })
  const goOn = vi.fn<(beats: number) => void>()
  const page = mount(
    defineComponent(() => {
      useLessonKeys(stage, goOn, () => isAsking)
      return () => h('main')
    }),
    { attachTo: document.body },
  )
  onTestFinished(() => page.unmount())
  return { stage, goOn }
}

function press(key: string, shiftKey = false): void {
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
  )
}

it('goes from beat to beat with the arrows and a clicker, and leaves the stage alone', () => {
  const { stage, goOn } = openLesson()
  for (const key of ['ArrowRight', 'PageDown', 'ArrowLeft', 'PageUp']) press(key)
  expect(goOn.mock.calls).toEqual([[1], [1], [-1], [-1]])
  expect(stage.step).toBe(0)
})

it('steps the stage with the full stop, by events and with Shift by expansions', () => {
  const { stage, goOn } = openLesson()
  press('.')
  expect(stage.step).toBe(1)
  press(',')
  expect(stage.step).toBe(0)
  press('>', true)
  press('>', true)
  const { recording } = stage
  const first = recording ? stepAfter(recording, 0, 'expansion') : 0
  expect(stage.step).toBe(recording && stepAfter(recording, first, 'expansion'))
  press('<', true)
  expect(stage.step).toBe(first)
  expect(goOn).not.toHaveBeenCalled()
})

it('does not step or play on from a question that is open', () => {
  const { stage } = openLesson(true)
  for (const key of [' ', '.']) press(key)
  press('>', true)
  expect(stage.step).toBe(0)
  expect(stage.playing).toBe(false)
})
