import { describe, expect, it } from 'vitest'
import { commonPosition } from '../../../src/pages/compare/commonPosition'
import { commonLength } from '../../../src/pages/compare/commonTime'
import type { CommonClock } from '../../../src/pages/compare/commonTime'
import { timePastEnd } from '../../../src/pages/compare/timePastEnd'
import { record } from '../../../src/recording/write/recorder'
import { say } from '../../../src/words/message'
import { runOf } from '../../recording/arbitraryRuns'

const start = '412053786'
const whole = [record(runOf({ start })), record(runOf({ start, solver: 'a-star' }))]
const [{ expanded, rows }] = whole

function told(step: number, clock: CommonClock = 'expansions', ended = true, recordings = whole) {
  const lastStep = commonLength(recordings, clock)
  return say(commonPosition({ clock, step, lastStep, ended, recordings }))
}

describe('where searches stand that are moved together', () => {
  it('the last expansion has begun, but not ended, where it is told', () => {
    expect(told(expanded)).toBe(`Expansion ${expanded} of ${expanded} begins`)
    expect(told(expanded + 1)).toBe('All have ended')
  })

  it('begins with the start', () => {
    expect([told(0), told(0, 'generated')]).toEqual(['The start', 'The start'])
    expect(told(rows, 'generated')).toBe(`Generated node ${rows} of ${rows}`)
  })

  it('says so while more is being recorded', () => {
    expect(told(3, 'expansions', false)).toBe(`Expansion 3 of ${expanded} begins, so far`)
    expect(told(expanded + 1, 'expansions', false)).toBe('All that is recorded so far')
  })

  it('does not call the end of a record the end of a search', () => {
    const cut = [whole[0], record(runOf({ start: '867254301' }), 50)]
    const last = commonLength(cut, 'expansions')
    expect(told(last, 'expansions', true, cut)).toBe('The end of what is recorded')
  })
})

it('a time past the end is named once all have ended', () => {
  expect(timePastEnd(true, 90, 12).map(say)).toEqual([
    'Time: 90 is past the end, which comes at 12. The end is shown.',
  ])
  expect(timePastEnd(false, 90, 12)).toEqual([])
  expect(timePastEnd(true, 12, 12)).toEqual([])
})
