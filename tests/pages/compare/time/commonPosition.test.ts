import { describe, expect, it } from 'vitest'
import { commonPosition } from '../../../../src/pages/compare/time/commonPosition'
import { commonLength } from '../../../../src/pages/compare/time/commonTime'
import type { CommonClock } from '../../../../src/pages/compare/time/commonTime'
import { timePastEnd } from '../../../../src/pages/compare/time/timePastEnd'
import { record } from '../../../../src/recording/write/recorder'
import { say } from '../../../../src/words/message'
import { runOf } from '../../../recording/arbitraryRuns'

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

  it('are at a level, of which the last is the deepest that is expanded', () => {
    const [{ columns, expansions }] = whole
    const nodes = Array.from(expansions.items.subarray(0, expanded))
    const deepest = Math.max(...nodes.map((node) => columns.depth[node]))
    const alone = whole.slice(0, 1)
    expect(told(0, 'levels', true, alone)).toBe(`Level 0; the last is ${deepest}`)
    expect(told(10 * deepest, 'levels', true, alone)).toBe(
      `Level ${deepest}; the last is ${deepest}`,
    )
    expect(told(25, 'levels', true, alone)).toBe(`Level 2; the last is ${deepest}`)
    const last = commonLength(alone, 'levels') - 1
    expect(told(last, 'levels', true, alone)).toBe(`Level ${deepest}; the last is ${deepest}`)
  })

  it('begin a limit, or are within it, where they have limits', () => {
    // Three moves: the limits are 0, 1, 2 and 3.
    const deepening = runOf({ start: '123046758', solver: 'iterative-deepening' })
    const limited = [record(deepening)]
    expect(told(0, 'levels', true, limited)).toBe('Limit 1 of 4 begins')
    expect(told(30, 'levels', true, limited)).toBe('Limit 4 of 4 begins')
    expect(told(31, 'levels', true, limited)).toBe('Limit 4 of 4')
  })

  it('are at a level and in a limit where only some have limits', () => {
    const mixed = [whole[0], record(runOf({ start: '123456078', solver: 'ida-star' }))]
    expect(told(0, 'levels', true, mixed)).toBe('Level 0, limit 1')
    expect(told(20, 'levels', true, mixed)).toBe('Level 2, limit 1')
    // One search has ended long before the other begins its last limit.
    const near = record(runOf({ start: '123456078' }))
    const far = record(runOf({ start: '123046758', solver: 'iterative-deepening' }))
    expect(told(35, 'levels', true, [near, far])).toMatch(/^Level [01], limit 4$/)
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
