import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Successors } from '../../../src/problems/successors'
import { anyReachedBoard, blocksOf } from './arbitraryBlocks'

const action = (from: number, to: number) => from * 36 + to

describe('a board of sliding blocks', () => {
  const problem = blocksOf({ start: '.AA/BAA/C.D' })

  it('writes its start, and has no single goal and no proof without a search', () => {
    expect(problem.format(problem.start)).toBe('.AA/BAA/C.D')
    expect([problem.goal, problem.reversible, problem.solvability()]).toEqual([
      undefined,
      true,
      undefined,
    ])
  })

  it.each([
    ['ABB/CBB/D..', false],
    ['A../BBC/BBD', true],
    ['BB./BBC/AD.', false],
    ['.../ABB/CBB', false],
  ])('is solved when its target stands on the goal: %s %s', (start, solved) => {
    const board = blocksOf({ start, target: 'B' })
    expect(board.isGoal(board.start.low, board.start.high)).toBe(solved)
  })

  it('gives the letters of equal blocks in reading order', () => {
    const board = blocksOf({ start: 'A..B/...C/.DD.', target: 'D' })
    const into = new Successors()
    board.successors(board.start.low, board.start.high, into)
    const boards = Array.from({ length: into.count }, (_, i) =>
      board.format({ low: into.low[i], high: into.high[i] }),
    )
    // When the first goes below the second, they change their letters.
    expect(boards).toContain('.A.B/...C/.DD.')
    expect(boards).toContain('...A/B..C/.DD.')
  })

  it('never takes the target for an equal block', () => {
    const { start } = blocksOf({ start: 'A.B/...', target: 'B' })
    expect(blocksOf({ start: 'B.A/...', target: 'B' }).start).not.toEqual(start)
    expect(blocksOf({ start: 'B.A/...', target: 'A' }).start).toEqual(start)
  })

  it('writes moves as the column and the row that a corner leaves, and the steps', () => {
    const any = blocksOf({ start: 'ABB/CBB/D..', metric: 'any' })
    const board = blocksOf({ start: 'AB/..', metric: 'any' })
    expect(any.notation(any.start, action(6, 8))).toBe('0,2:RR')
    expect(board.notation(board.start, action(1, 2))).toBe('1,0:DL')
    expect(problem.notation(problem.start, action(8, 7))).toBe('2,2:L')
  })

  it('tells a block that has equals by its place and size, any other by its letter', () => {
    const place = { column: 0, row: 1, width: 1, height: 1 }
    expect(problem.describe(problem.start, action(3, 0))).toEqual({
      ...{ kind: 'slide', piece: '', place },
      path: ['up'],
    })
    expect(problem.describe(problem.start, action(1, 0))).toMatchObject({ piece: 'A' })
    const apart = blocksOf({ start: '.AA/BAA/C.D', equal: 'none' })
    expect(apart.describe(apart.start, action(3, 0))).toMatchObject({ piece: 'B' })
  })

  it('is asked only for moves of a block that is there', () => {
    expect(() => problem.describe(problem.start, action(0, 1))).toThrow('no block begins in cell 0')
  })
})

describe('the picture of a board', () => {
  it('covers every cell once, besides the exit', () => {
    fc.assert(
      fc.property(anyReachedBoard, (start) => {
        const problem = blocksOf({ start, equal: 'none' })
        const { columns, rows, parts } = problem.draw(problem.start)
        const painted = Array.from({ length: columns * rows }, () => '')
        for (const { shape, x, y, width, height, label } of parts) {
          if (shape === 'exit') continue
          for (let row = y; row < y + height; row++) {
            for (let column = x; column < x + width; column++) {
              painted[row * columns + column] += label || '.'
            }
          }
        }
        expect(painted.join('')).toBe(start.replaceAll('/', ''))
      }),
    )
  })

  it('has the empty cells, the blocks by tone in reading order, and the exit over them', () => {
    const problem = blocksOf({ start: 'AA.B/AADB/CCEE/FFEE', goal: '1,2', target: 'A' })
    const { parts } = problem.draw(problem.start)
    const told = parts.map((part) => [
      part.shape,
      part.label,
      part.shape === 'figure' ? undefined : part.tone,
    ])
    expect(told).toEqual([
      ['hollow', '', undefined],
      ['block', 'A', 0],
      ['block', 'B', 1],
      ['block', 'D', 3],
      // Two equal blocks have no letters.
      ['block', '', 2],
      ['block', 'E', 4],
      ['block', '', 2],
      ['exit', '', undefined],
    ])
    expect(parts.at(-1)).toMatchObject({ x: 1, y: 2, width: 2, height: 2, home: false })
  })

  it('says when the target is where it is to go', () => {
    const problem = blocksOf({ start: 'A../BBC/BBD' })
    const home = problem.draw(problem.start).parts.filter((part) => part.home)
    expect(home.map(({ shape, label }) => [shape, label])).toEqual([
      ['block', 'B'],
      ['exit', ''],
    ])
  })
})
