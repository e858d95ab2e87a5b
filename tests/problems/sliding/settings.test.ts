import { describe, expect, it } from 'vitest'
import { createSlidingFromSettings, slidingSize } from '../../../src/problems/sliding/settings'
import { slidingName } from '../../../src/problems/sliding/slidingTiles'
import { everySize } from './arbitraryBoards'

const size = { columns: 3, rows: 3 }

describe('the size in the name of a problem', () => {
  it.each(everySize)('is read again: $columns×$rows', (size) => {
    expect(slidingSize(slidingName(size))).toEqual(size)
  })

  it.each(['sliding-33x3', 'sliding-3', 'xsliding-3x3', 'blocks', ''])('is not in %j', (name) => {
    expect(() => slidingSize(name)).toThrow(TypeError)
  })
})

describe('sliding tiles from settings', () => {
  it('are the solved board in the first order where nothing is set', () => {
    const made = createSlidingFromSettings(size, {})
    expect(made).toMatchObject({
      ok: true,
      value: {
        settings: {
          problem: 'sliding-3x3',
          start: '123456780',
          goal: '123456780',
          order: 'up-left-right-down',
        },
      },
    })
  })

  it('take start, goal and order as set', () => {
    const settings = {
      problem: 'sliding-3x3',
      start: '867254301',
      goal: '123804765',
      order: 'down-right-left-up',
    }
    expect(createSlidingFromSettings(size, settings)).toMatchObject({
      ok: true,
      value: { settings },
    })
  })

  it.each(['start', 'goal'])('say that the %s is wrong, and how', (setting) => {
    expect(createSlidingFromSettings(size, { [setting]: '12345678' })).toEqual({
      ok: false,
      fault: { setting, fault: { kind: 'wrong-length', expected: 9, found: 8 } },
    })
  })

  it('say which orders there are instead of an unknown one', () => {
    expect(createSlidingFromSettings(size, { order: 'up' })).toEqual({
      ok: false,
      fault: {
        setting: 'order',
        fault: {
          kind: 'unknown-value',
          text: 'up',
          known: ['up-left-right-down', 'down-right-left-up'],
        },
      },
    })
  })

  it('say that an empty start is wrong, not that it is the default one', () => {
    expect(createSlidingFromSettings(size, { start: '' })).toMatchObject({
      ok: false,
      fault: { setting: 'start', fault: { kind: 'empty' } },
    })
  })
})
