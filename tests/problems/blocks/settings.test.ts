import { describe, expect, it } from 'vitest'
import { layouts } from '../../../src/problems/blocks/layouts'
import { createBlocksFromSettings } from '../../../src/problems/blocks/settings'
import { readCell } from '../../../src/problems/cell'
import type { Settings } from '../../../src/problems/problem'
import { blocksOf } from './arbitraryBlocks'

const defaults = {
  problem: 'blocks',
  start: 'ABBC/ABBC/GHIJ/DEEF/D..F',
  target: 'B',
  goal: '1,3',
  metric: 'cell',
  equal: 'shapes',
  mirror: 'off',
}

function settingsOf(settings: Settings): Settings {
  return blocksOf(settings).settings
}

describe('sliding blocks from settings', () => {
  it('are the first layout, one cell a move, where nothing is set', () => {
    expect(settingsOf({})).toEqual(defaults)
  })

  it.each(layouts)('may start from the layout $id', ({ id, rows }) => {
    expect(settingsOf({ start: id }).start).toBe(rows)
  })

  it('take the name of a layout in capitals too', () => {
    expect(settingsOf({ start: ' Classic' })).toEqual(settingsOf({ start: 'classic' }))
  })

  it('are made again by the settings they give', () => {
    const settings = {
      problem: 'blocks',
      start: 'AA.B/CC.B/D..E',
      target: 'C',
      goal: '2,1',
      metric: 'any',
      equal: 'none',
      mirror: 'off',
    }
    expect(settingsOf(settings)).toEqual(settings)
    expect(settingsOf({ start: 'seed', mirror: 'on' }).mirror).toBe('on')
  })

  it.each([
    ['ABB/CBB/D..', 'B', 'the only 2×2, to the left of a middle that is between columns', '0,1'],
    ['AAB/..B', 'A', 'the first of the largest', '0,1'],
    ['AACC/AACC/BBB./BBB.', 'B', 'the largest where there are more 2×2', '0,2'],
    ['CCC. CCC. .AA. .AA.', 'A', 'the only 2×2 even where it is not the largest', '1,2'],
  ])('let leave, of %s, %s: %s', (start, target, _, goal) => {
    expect(settingsOf({ start })).toMatchObject({ target, goal })
  })

  it('read a goal with spaces', () => {
    expect(settingsOf({ goal: ' 2 , 0 ' }).goal).toBe('2,0')
  })
})

describe('what is wrong with the settings of sliding blocks', () => {
  const faultOf = (settings: Settings) => {
    const made = createBlocksFromSettings(settings)
    return made.ok ? undefined : made.fault
  }

  it('is the start where it is no layout', () => {
    const fault = { kind: 'not-a-rectangle', block: 'A' }
    expect(faultOf({ start: 'A. .A' })).toEqual({ setting: 'start', fault })
  })

  it('is the start where it is a name that no layout has', () => {
    const known = layouts.map(({ id }) => id)
    const fault = { kind: 'unknown-value', text: 'no-such', known }
    expect(faultOf({ start: 'no-such' })).toEqual({ setting: 'start', fault })
  })

  it('is the start where its blocks told apart do not fit into a state', () => {
    const start = 'ABCDEF/GHIJKL/MNOPQR/STUVWX/YZabcd/efgh..'
    const fault = { kind: 'too-many-pieces', pieces: 36, most: 12, kinds: 34 }
    expect(faultOf({ start, equal: 'none' })).toEqual({ setting: 'start', fault })
    expect(faultOf({ start })).toBeUndefined()
  })

  it.each([
    ['target', 'Z', ['A', 'B', 'C', 'G', 'H', 'I', 'J', 'D', 'E', 'F']],
    ['metric', 'cells', ['cell', 'straight', 'any']],
    ['equal', '', ['shapes', 'none']],
    ['mirror', 'yes', ['off', 'on']],
  ])('is the %s where it is not known', (setting, text, known) => {
    const fault = { kind: 'unknown-value', text, known }
    expect(faultOf({ [setting]: text })).toEqual({ setting, fault })
  })

  it.each(['', '1', '1-3', '3,3', '1,4', '-1,0', '1,3,0', 'x,y', '10,0'])(
    'is the goal where the target cannot be: %j',
    (text) => {
      const fault = { kind: 'not-a-corner', text, cell: readCell(text), lastColumn: 2, lastRow: 3 }
      expect(faultOf({ goal: text })).toEqual({ setting: 'goal', fault })
    },
  )

  it.each([
    [{ goal: '0,3' }, { column: 0, middle: 1 }],
    [{ start: 'three-by-three' }, { column: 0, middle: undefined }],
  ])('is the mirror where the goal of %o is not in the middle', (settings, columns) => {
    const fault = { kind: 'goal-off-centre', ...columns }
    expect(faultOf({ ...settings, mirror: 'on' })).toEqual({ setting: 'mirror', fault })
  })
})
