import { expect, it } from 'vitest'
import type { Mark } from '../../../src/stage/tree/marks'
import { paintMarks } from '../../../src/stage/tree/paintMarks'
import { everyShape } from '../everyShape'
import { notingCanvas, palette } from './notingCanvas'

const mark: Mark = {
  node: 1,
  x: 100,
  y: 100,
  size: 20,
  as: 'expanded',
  backward: false,
  replaced: false,
  share: 1,
  boardShare: 0,
  parentX: 0,
  parentY: 0,
}

function painted(...changes: readonly Partial<Mark>[]): readonly string[] {
  const { notes, context } = notingCanvas()
  const marks = changes.map((change) => ({ ...mark, ...change }))
  paintMarks(context, marks, palette, () => everyShape)
  return notes
}

it('a node reached from the start is a disc, filled once it was expanded', () => {
  expect(painted({})[0]).toBe('expanded disc 100 100 8')
  expect(painted({ as: 'waiting' })).toEqual(['pane disc 100 100 8', 'waiting rim'])
})

it('a node reached from the goal is a diamond, of its own colour once it was expanded', () => {
  const diamond = 'from 100 89 to 111 100 to 100 111 to 89 100'
  expect(painted({ backward: true })).toEqual([`backward ${diamond}`, `backward ${diamond}`])
  expect(painted({ backward: true, as: 'waiting' })[0]).toBe(`pane ${diamond}`)
})

it('a board reached from the goal has a diamond for its badge', () => {
  const notes = painted({ boardShare: 1, backward: true, size: 60 })
  expect(notes.at(-1)).toMatch(/^backward from 71 \d+ to/)
})

it('a node that was replaced is struck out, whether it waited or was expanded', () => {
  const strike = 'ink from 88 112 to 112 88'
  expect(painted({ as: 'superseded', replaced: true })).toEqual([
    'pane disc 100 100 8',
    'pruned rim',
    strike,
  ])
  expect(painted({ replaced: true }).at(-1)).toBe(strike)
})

it('what waits is drawn over what is done, and that over what was pruned', () => {
  const notes = painted({ as: 'next' }, { as: 'pruned' }, { as: 'solution' })
  const order = notes.map((note) => note.split(' ')[0]).filter((colour) => colour !== 'pane')
  expect(Array.from(new Set(order))).toEqual(['pruned', 'solution', 'next'])
})
