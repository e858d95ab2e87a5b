import { describe, expect, it } from 'vitest'
import { playsAllInTime, stepsPerSecond } from '../../src/player/speed'

describe('the speed of a player', () => {
  it('is one step a second at its slowest', () => {
    expect(stepsPerSecond(0, 665_281)).toBe(1)
  })

  it('is the whole run in ten seconds at its fastest', () => {
    for (const steps of [600, 665_281, 2_600_000]) {
      expect(steps / stepsPerSecond(1, steps)).toBeCloseTo(10)
      expect(playsAllInTime(1, steps)).toBe(true)
      expect(playsAllInTime(0.9, steps)).toBe(false)
    }
  })

  it('is not slower at its fastest for a short run', () => {
    expect(stepsPerSecond(1, 12)).toBe(60)
    expect(playsAllInTime(1, 12)).toBe(false)
  })

  it('grows with the place on the slider', () => {
    const speeds = [0, 0.2, 0.4, 0.6, 0.8, 1].map((place) => stepsPerSecond(place, 1000))
    expect(speeds).toEqual([...speeds].sort((a, b) => a - b))
  })
})
