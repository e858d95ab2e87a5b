import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layouts } from '../../../src/problems/blocks/layouts'
import { formatLayout } from '../../../src/problems/blocks/layoutText'
import { pegBoards } from '../../../src/problems/pegs/boards'
import { formatPegs } from '../../../src/problems/pegs/boardText'
import type { Settings } from '../../../src/problems/problem'
import { formatBoard, parseBoard } from '../../../src/problems/sliding/boardText'
import { slidingName } from '../../../src/problems/sliding/slidingTiles'
import { checkSettings } from '../../../src/setup/checkSettings'
import {
  addBlock,
  areaBetween,
  moveBlock,
  readLayout,
  removeBlock,
  resizeLayout,
} from '../../../src/setup/editor/blocks/blockEdits'
import { readPegs, togglePeg } from '../../../src/setup/editor/pegs/pegEdits'
import { putTile, swapCells } from '../../../src/setup/editor/tiles/tileEdits'
import { useHistory } from '../../../src/setup/editor/useHistory'
import { anySizeAndBoard } from '../../problems/sliding/arbitraryBoards'
import { anySteps } from './anyEdits'
import type { Step } from './anyEdits'

type Edit = Extract<Step, { kind: 'edit' }>
type EditStart = (start: string, edit: Edit) => string

const tiles: EditStart = (start, { which, one, other }) => {
  const count = start.includes(',') ? start.split(',').length : start.length
  const size = [2, 3, 4].flatMap((columns) => [2, 3, 4].map((rows) => ({ columns, rows })))
  const cells = parseBoard(
    start,
    size.find(({ columns, rows }) => columns * rows === count)!,
  )
  if (!cells.ok) throw new Error(start)
  const [from, to] = [one % count, other % count]
  return formatBoard(
    which % 2 === 0 ? swapCells(cells.value, from, to) : putTile(cells.value, from, to),
  )
}

const blocks: EditStart = (start, { which, one, other }) => {
  const layout = readLayout(start)
  if (!layout) throw new Error(start)
  const count = layout.columns * layout.rows
  const [from, to] = [one % count, other % count]
  const changed = [
    () => addBlock(layout, areaBetween(layout, from, to)),
    () => moveBlock(layout, from, to),
    () => removeBlock(layout, from),
    () => resizeLayout(layout, 2 + (one % 5), 2 + (other % 5)),
  ][which % 4]()
  return formatLayout(changed)
}

const pegs: EditStart = (start, { one }) => {
  const board = pegBoards.find(({ holes }) => holes.length === start.length) ?? pegBoards[0]
  return formatPegs(togglePeg(readPegs(start, board), one % board.holes.length))
}

const anyTiles = anySizeAndBoard.map(({ size, cells }) => {
  return { edit: tiles, first: { problem: slidingName(size), start: formatBoard(cells) } }
})
const anyBlocks = fc.constantFrom(...layouts).map(({ rows }) => {
  return { edit: blocks, first: { problem: 'blocks', start: rows } }
})
const anyPegs = fc.constantFrom(...pegBoards).map((board) => {
  const start = board.holes.map((_, hole) => (hole === board.vacancy ? 0 : 1)).join('')
  return { edit: pegs, first: { problem: board.name, start } }
})

/** Takes each step, and tells of every state on the way. */
function take(first: Settings, edit: EditStart, steps: readonly Step[]) {
  const history = useHistory(first)
  const states = steps.map((step) => {
    if (step.kind === 'edit') history.edit({ start: edit(history.draft.value.start, step) })
    else history[step.kind]()
    return history.draft.value
  })
  return { history, states }
}

/** The start is right, or exactly one fault is told of it. */
function expectToldOf(settings: Settings): void {
  const { faults, run } = checkSettings(settings)
  const used = run.settings
  const wrong = faults.filter(({ setting }) => setting === 'start')
  if (wrong.length > 0) {
    expect(wrong).toHaveLength(1)
    expect(['no-blocks', 'no-peg', 'too-many-pieces']).toContain(wrong[0].fault.kind)
  } else {
    expect(checkSettings(used).faults).toEqual([])
  }
}

describe.each([
  ['sliding tiles', anyTiles],
  ['sliding blocks', anyBlocks],
  ['pegs', anyPegs],
] as const)('edits and steps of the history of %s', (_, anyBoard) => {
  it('leave a board that is right or of which it is told what is wrong', () => {
    fc.assert(
      fc.property(anyBoard, anySteps, ({ edit, first }, steps) => {
        take(first, edit, steps).states.forEach(expectToldOf)
      }),
      { numRuns: 60 },
    )
  })

  it('lose no board: undone all, the first is there again; redone all, the last', () => {
    fc.assert(
      fc.property(anyBoard, anySteps, ({ edit, first }, steps) => {
        const { history, states } = take(first, edit, steps)
        while (history.canRedo.value) history.redo()
        const last = history.draft.value
        let undone = 0
        for (; history.canUndo.value; undone++) history.undo()
        expect(history.draft.value).toEqual(first)
        expect(undone).toBeLessThanOrEqual(states.length)
        while (history.canRedo.value) history.redo()
        expect(history.draft.value).toEqual(last)
      }),
      { numRuns: 60 },
    )
  })
})

it('an edit that changes nothing is no step of the history', () => {
  const { edit, canUndo } = useHistory({ problem: 'sliding-2x2', start: '1230' })
  edit({ start: '1230' })
  expect(canUndo.value).toBe(false)
})

it('says what undo and redo have done, until the next edit', () => {
  const { edit, undo, redo, told } = useHistory({ problem: 'sliding-2x2', start: '1230' })
  edit({ start: '1203' })
  edit({ start: '1023' })
  redo()
  expect(told.value).toBeUndefined()
  undo()
  expect(told.value).toEqual({ key: 'editor.undone', values: { more: 1 } })
  redo()
  expect(told.value).toEqual({ key: 'editor.redone', values: { more: 0 } })
  edit({ start: '0123' })
  expect(told.value).toBeUndefined()
})
