import { expect, it } from 'vitest'
import { isEased } from '../../../src/stage/map/useMapCanvas'
import { motionTime } from '../../../src/stage/motionTime'

const search = {}
const at = (step: number, of = search) => ({ of, step })
const time = motionTime({ playing: false, pace: 1 }, false)

it('eases a step forward and back', () => {
  expect(isEased(at(3), at(4), time)).toBe(true)
  expect(isEased(at(4), at(3), time)).toBe(true)
})

it('eases nothing where nothing may be eased, and nothing at speed', () => {
  expect(isEased(at(3), at(4), motionTime({ playing: false, pace: 1 }, true))).toBe(false)
  expect(isEased(at(3), at(4), motionTime({ playing: true, pace: 60 }, false))).toBe(false)
})

it('eases no jump, no other search, and not the first picture', () => {
  expect(isEased(at(3), at(300), time)).toBe(false)
  expect(isEased(at(3), at(4, {}), time)).toBe(false)
  expect(isEased(undefined, at(0), time)).toBe(false)
  expect(isEased(at(3), at(3), time)).toBe(false)
})
