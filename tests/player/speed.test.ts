import { describe, expect, it } from 'vitest'
import { stepsPerSecond } from '../../src/player/speed'

describe('the speed of a player', () => {
  it('is one step a second at its slowest', () => {
    expect(stepsPerSecond(0, 665_281)).toBe(1)
  })

  it('is the whole run in a few seconds at its fastest', () => {
    expect(665_281 / stepsPerSecond(1, 665_281)).toBeLessThan(6)
  })

  it('grows with the place on the slider', () => {
    const speeds = [0, 0.2, 0.4, 0.6, 0.8, 1].map((place) => stepsPerSecond(place, 1000))
    expect(speeds).toEqual([...speeds].sort((a, b) => a - b))
  })
})
