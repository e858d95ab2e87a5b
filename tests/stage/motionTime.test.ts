import { expect, it } from 'vitest'
import { motionTime } from '../../src/stage/motionTime'

it.each([
  ['180 ms at a step that is made by hand', { playing: false, pace: 60 }, 180],
  ['180 ms while a step lasts a second', { playing: true, pace: 1 }, 180],
  ['no longer than the step lasts', { playing: true, pace: 8 }, 125],
  ['none while steps pass too fast', { playing: true, pace: 8.1 }, 0],
])('the motion of a step takes %s', (_, moment, time) => {
  expect(motionTime(moment, false)).toBe(time)
})

it('nothing moves where nothing may be eased', () => {
  expect(motionTime({ playing: false, pace: 1 }, true)).toBe(0)
  expect(motionTime({ playing: true, pace: 1 }, true)).toBe(0)
})
