import { expect, it } from 'vitest'
import { paintMarks } from '../../../../src/stage/tree/paint/paintMarks'
import type { TreeMark } from '../../../../src/stage/tree/picture/marks'
import { everyShape } from '../../everyShape'
import { notingCanvas, palette } from '../notingCanvas'

const mark: TreeMark = {
  node: 1,
  x: 100,
  y: 100,
  size: 20,
  as: 'expanded',
  backward: false,
  replaced: false,
  opacity: 1,
  boardOpacity: 0,
  parentX: 0,
  parentY: 0,
}

function painted(...changes: readonly Partial<TreeMark>[]): readonly string[] {
  const { notes, context } = notingCanvas()
  const marks = changes.map((change) => ({ ...mark, ...change }))
  paintMarks(context, marks, palette, () => everyShape)
  return notes
}

it('a node reached from the start is a disc, filled once it was expanded', () => {
  expect(painted({})).toEqual(['expanded disc 100 100 10'])
  expect(painted({ as: 'waiting' })).toEqual(['waiting disc 100 100 10', 'pane disc 100 100 7'])
})

it('a node reached from the goal is a diamond, of its own colour once it was expanded', () => {
  const diamond = 'from 100 87 to 113 100 to 100 113 to 87 100'
  expect(painted({ backward: true })).toEqual([`backward ${diamond}`])
  expect(painted({ backward: true, as: 'waiting' })).toEqual([
    `waiting ${diamond}`,
    'pane from 100 91 to 109 100 to 100 109 to 91 100',
  ])
})

it('a board reached from the goal has a diamond for its badge', () => {
  const notes = painted({ boardOpacity: 1, backward: true, size: 60 })
  expect(notes.at(-1)).toMatch(/^backward from 71 \d+ to/)
})

it('a node that was replaced is struck out, whether it waited or was expanded', () => {
  const strike = 'ink from 88 112 to 112 88'
  expect(painted({ as: 'superseded', replaced: true })).toEqual([
    'pruned disc 100 100 10',
    'pane disc 100 100 7',
    strike,
  ])
  expect(painted({ replaced: true }).at(-1)).toBe(strike)
})

it('what waits is drawn over what is done, and that over what was pruned', () => {
  const notes = painted({ as: 'next' }, { as: 'pruned' }, { as: 'solution' })
  const order = notes.map((note) => note.split(' ')[0]).filter((colour) => colour !== 'pane')
  expect(Array.from(new Set(order))).toEqual(['pruned', 'solution', 'next'])
})
