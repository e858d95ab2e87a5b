import { describe, expect, it } from 'vitest'
import { pegBoard, pegBoards } from '../../../src/problems/pegs/boards'
import { createPegsFromSettings } from '../../../src/problems/pegs/settings'
import type { Settings } from '../../../src/problems/problem'

const [hoppers] = pegBoards

describe('the settings of peg solitaire', () => {
  it('are the full board and its empty hole where nothing is set', () => {
    const made = pegBoards.map((board) => {
      const result = createPegsFromSettings(board, {})
      return result.ok ? result.value.settings : result.fault
    })
    expect(made).toEqual([
      { problem: 'pegs-13', start: 'full', goal: '6', firstJump: 'fixed' },
      { problem: 'pegs-15', start: 'full', goal: '0' },
      { problem: 'pegs-33', start: 'full', goal: '16' },
    ])
  })

  it('take start, goal and first jump as set, in their usual spelling', () => {
    const settings = { start: 'ooo oo o*o .. .._', goal: ' 06', firstJump: 'free' }
    expect(createPegsFromSettings(hoppers, settings)).toMatchObject({
      ok: true,
      value: {
        settings: { problem: 'pegs-13', start: '1111111100000', goal: '6', firstJump: 'free' },
      },
    })
  })

  it.each(['full', 'Full', 'hoppers', ' HOPPERS'])(
    'take the full start by its names: %j',
    (start) => {
      expect(createPegsFromSettings(hoppers, { start })).toMatchObject({
        value: { settings: { start: 'full' } },
      })
    },
  )

  it('say that the first jump is free where the full start is written out', () => {
    const written = (settings: Settings) => {
      const made = createPegsFromSettings(hoppers, { start: 'oooooo.oooooo', ...settings })
      return made.ok ? made.value.settings : made.fault
    }
    const free = { problem: 'pegs-13', start: '1111110111111', goal: '6', firstJump: 'free' }
    expect(written({})).toEqual(free)
    expect(written({ firstJump: 'fixed' })).toEqual(free)
  })

  it('say that the start is wrong, and how', () => {
    expect(createPegsFromSettings(hoppers, { start: '101' })).toEqual({
      ok: false,
      fault: {
        setting: 'start',
        fault: { kind: 'wrong-hole-count', expected: 13, found: 3 },
      },
    })
    expect(createPegsFromSettings(hoppers, { start: '' })).toMatchObject({
      fault: { setting: 'start', fault: { kind: 'no-holes' } },
    })
  })

  it.each(['13', '-1', '', 'centre', '1.5', '006'])('say that %j is no hole', (goal) => {
    expect(createPegsFromSettings(hoppers, { goal })).toEqual({
      ok: false,
      fault: { setting: 'goal', fault: { kind: 'not-a-hole', text: goal, last: 12 } },
    })
  })

  it('say how the first jump can be chosen', () => {
    expect(createPegsFromSettings(hoppers, { firstJump: 'any' })).toEqual({
      ok: false,
      fault: {
        setting: 'firstJump',
        fault: { kind: 'unknown-value', text: 'any', known: ['fixed', 'free'] },
      },
    })
  })

  it('know no first jump of other boards', () => {
    const triangle = pegBoard('pegs-15') ?? hoppers
    expect(createPegsFromSettings(triangle, { firstJump: 'any' }).ok).toBe(true)
  })
})
