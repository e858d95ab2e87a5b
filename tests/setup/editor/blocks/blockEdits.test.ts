import { describe, expect, it } from 'vitest'
import type { Layout } from '../../../../src/problems/blocks/layout'
import { formatLayout } from '../../../../src/problems/blocks/layoutText'
import { checkSettings } from '../../../../src/setup/checkSettings'
import {
  addBlock,
  areaBetween,
  cornerIn,
  moveBlock,
  readCorner,
  readLayout,
  removeBlock,
  resizeLayout,
} from '../../../../src/setup/editor/blocks/blockEdits'
import { blocksScene } from '../../../../src/setup/editor/blocks/blocksScene'
import { firstDraft } from '../../../../src/setup/editor/draft'
import { withDragged } from '../../../../src/setup/editor/dragged'

function layoutOf(text: string): Layout {
  const layout = readLayout(text)
  if (!layout) throw new Error(`${text} is no layout`)
  return layout
}

const small = layoutOf('ABB/CBB/D..')

describe('a block', () => {
  it('is drawn between two corners, under the first free letter', () => {
    const drawn = addBlock(small, areaBetween(small, 8, 7))
    expect(formatLayout(drawn)).toBe('ABB/CBB/DEE')
  })

  it('is not drawn over another', () => {
    expect(addBlock(small, areaBetween(small, 5, 8))).toBe(small)
  })

  it('is moved by the cell that was taken, where there is room', () => {
    expect(formatLayout(moveBlock(small, 6, 8))).toBe('ABB/CBB/..D')
    const open = layoutOf('AA./.../...')
    expect(formatLayout(moveBlock(open, 1, 8))).toBe('.../.../.AA')
  })

  it.each([
    [6, 3],
    [1, 7],
    [2, 6],
  ])('is not moved from %d to %d, over another or off the board', (from, to) => {
    expect(moveBlock(small, from, to)).toBe(small)
  })

  it('is removed by any of its cells', () => {
    expect(formatLayout(removeBlock(small, 5))).toBe('A../C../D..')
  })
})

describe('a board', () => {
  it('may be without blocks while it is edited', () => {
    expect(readLayout('.../...')).toEqual({ columns: 3, rows: 2, blocks: [] })
    expect(readLayout('..x')).toBeUndefined()
  })

  it('keeps the blocks that fit when it becomes smaller', () => {
    expect(formatLayout(resizeLayout(small, 2, 3))).toBe('A./C./D.')
    expect(formatLayout(resizeLayout(small, 4, 4))).toBe('ABB./CBB./D.../....')
  })
})

describe('the goal', () => {
  it('is moved so far that the block is on the board', () => {
    expect(cornerIn(small, { cell: 0, width: 2, height: 2 }, 8)).toEqual({ column: 1, row: 1 })
  })

  it('is the default place where nothing else is said', () => {
    expect(readCorner('', small, small.blocks[1])).toEqual({ column: 0, row: 1 })
    expect(readCorner('1,0', small, small.blocks[1])).toEqual({ column: 1, row: 0 })
  })

  it('is not drawn where no block must leave', () => {
    const shapes = (target?: string) =>
      blocksScene(small, target, { column: 0, row: 1 }).parts.map(({ shape }) => shape)
    expect(shapes('B')).toContain('exit')
    expect(shapes('Z')).not.toContain('exit')
  })
})

it('a dragged block is drawn last, off its place by as much as the pointer went', () => {
  const scene = blocksScene(small, 'B', { column: 0, row: 1 })
  const { parts } = withDragged(scene, { x: 2, y: 1 }, { x: 0.5, y: 1.25 })
  expect(parts.at(-1)).toMatchObject({ label: 'B', x: 1.5, y: 1.25 })
  expect(parts.filter(({ shape }) => shape === 'hollow')).toHaveLength(6)
})

describe('editing begins', () => {
  it('with what is used instead of a text that cannot be drawn', () => {
    const typed = { problem: 'sliding-3x3', start: '12', goal: '1' }
    const draft = firstDraft(typed, checkSettings(typed), 'start')
    expect(draft).toMatchObject({ start: '451260738', goal: '1' })
  })

  it('with a layout of too many blocks as it is', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij']
    const start = [0, 1, 2, 3, 4, 5].map((row) => letters.slice(row * 6, row * 6 + 6).join(''))
    const typed = { problem: 'blocks', start: start.join('/'), equal: 'none' }
    expect(firstDraft(typed, checkSettings(typed), 'start').start).toBe(typed.start)
  })
})
