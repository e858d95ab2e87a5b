import { afterEach, expect, it, vi } from 'vitest'
import { effectScope, ref } from 'vue'
import { useArrival } from '../../../../src/stage/tree/frames/useArrival'
import { stageOf } from '../../mountStage'

const scope = effectScope()
afterEach(() => vi.restoreAllMocks())

/** A stage at its first step, with the motion of its tree; the clock stands at 1000. */
function arrivalsOf(time = 180) {
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  const stage = stageOf({ start: '123405678' })
  const { at } = scope.run(() => useArrival(stage, ref(undefined), ref(time))) ?? {}
  if (!at) throw new Error('no scope')
  return { stage, at }
}

it('moves for its time after a step forward, and then rests', () => {
  const { stage, at } = arrivalsOf()
  stage.goTo(1)
  expect(at(1000)).toMatchObject({ pulsing: 0, arriving: undefined, going: true })
  expect(at(1179).going).toBe(true)
  expect(at(1180)).toMatchObject({ pulsing: undefined, going: false })
})

it('moves one thing at a time: the next step ends what the one before began', () => {
  const { stage, at } = arrivalsOf()
  stage.goTo(1)
  stage.goTo(2)
  expect(at(1000)).toMatchObject({ pulsing: undefined, arriving: 1 })
})

it('moves nothing on a step back, or on a leap', () => {
  const { stage, at } = arrivalsOf()
  stage.goTo(3)
  expect(at(1000).going).toBe(false)
  stage.goTo(2)
  expect(at(1000).going).toBe(false)
})

it('moves nothing where a step has no time for it', () => {
  const { stage, at } = arrivalsOf(0)
  stage.goTo(1)
  expect(at(1000).going).toBe(false)
})
