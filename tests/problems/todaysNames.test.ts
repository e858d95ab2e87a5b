import { describe, expect, it } from 'vitest'
import { inTodaysNames, namesOf } from '../../src/problems/todaysNames'

describe('settings in today’s names', () => {
  it('have new names for old ones, and all others as they are', () => {
    const written = { puzzle: 'blocks', start: 'classic', bound: 'target-distance', other: '1' }
    expect(inTodaysNames(written)).toEqual({
      problem: 'blocks',
      start: 'classic',
      heuristic: 'target-distance',
      other: '1',
    })
  })

  it.each([[{ puzzle: 'blocks', problem: 'pegs-13' }], [{ problem: 'pegs-13', puzzle: 'blocks' }]])(
    'keep what stands under the name of today where both are given: %j',
    (written) => {
      expect(inTodaysNames(written)).toEqual({ problem: 'pegs-13' })
    },
  )

  it('keep values of any kind, as a query may have them', () => {
    expect(inTodaysNames({ bound: ['sum', 'manhattan'], puzzle: null })).toEqual({
      heuristic: ['sum', 'manhattan'],
      problem: null,
    })
  })
})

describe('the names of a setting', () => {
  it.each([
    ['problem', ['problem', 'puzzle']],
    ['heuristic', ['heuristic', 'bound']],
    ['start', ['start']],
  ])('are that of today and those before: %s', (setting, names) => {
    expect(namesOf(setting)).toEqual(names)
  })
})
