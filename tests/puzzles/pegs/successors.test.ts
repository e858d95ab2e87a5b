import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pegBoards } from '../../../src/puzzles/pegs/boards'
import { Successors } from '../../../src/puzzles/successors'
import { anyPegs, pegsOf, successorsOf } from './anyPegs'
import { plainJumps, plainMoves } from './plainPegs'

describe.each(pegBoards)('the successors on $name', (board) => {
  const jumps = plainJumps[board.name]
  const any = anyPegs(board)

  it('are those of a plain second implementation, in order', () => {
    fc.assert(
      fc.property(any, (start) => {
        const puzzle = pegsOf(board, { start })
        const made = successorsOf(puzzle, puzzle.start).map(({ board, action }) => {
          const move = puzzle.describe(puzzle.start, action)
          return { holes: move.kind === 'jump' ? move.holes : [], board }
        })
        expect(made).toEqual(plainMoves(start, jumps))
      }),
    )
  })

  it('have one peg less for each jump, and no other', () => {
    fc.assert(
      fc.property(any, (start) => {
        const puzzle = pegsOf(board, { start })
        for (const { board: after, action } of successorsOf(puzzle, puzzle.start)) {
          const holes = puzzle.notation(puzzle.start, action).split('-').map(Number)
          const expected = [...start]
          for (const [jump, to] of holes.slice(1).entries()) {
            const from = holes[jump]
            const between = jumps.find((each) => each[0] === from && each[2] === to)
            expected[from] = '0'
            expected[between?.[1] ?? -1] = '0'
            expected[to] = '1'
          }
          expect(after).toBe(expected.join(''))
        }
      }),
    )
  })

  it('have their place among the moves for an action', () => {
    fc.assert(
      fc.property(any, (start) => {
        const puzzle = pegsOf(board, { start })
        const actions = successorsOf(puzzle, puzzle.start).map(({ action }) => action)
        expect(actions).toEqual(actions.map((_, ordinal) => ordinal))
        expect(() => puzzle.describe(puzzle.start, actions.length)).toThrow(RangeError)
      }),
    )
  })

  it('replace what was there before', () => {
    const puzzle = pegsOf(board)
    const into = new Successors()
    puzzle.successors(puzzle.start.low, puzzle.start.high, into)
    const { count } = into
    puzzle.successors(puzzle.start.low, puzzle.start.high, into)
    expect(into.count).toBe(count)
  })
})

describe('the first moves', () => {
  const movesOf = (name: string, settings = {}) => {
    const [board] = pegBoards.filter((each) => each.name === name)
    const puzzle = pegsOf(board, settings)
    return successorsOf(puzzle, puzzle.start).map(({ action }) =>
      puzzle.notation(puzzle.start, action),
    )
  }

  it('on Hoppers are one by symmetry, or four', () => {
    expect(movesOf('pegs-13')).toEqual(['0-6'])
    expect(movesOf('pegs-13', { firstJump: 'free' })).toEqual(['0-6', '2-6', '10-6', '12-6'])
  })

  it('on Hoppers are all four where the board or the goal is not the usual one', () => {
    expect(movesOf('pegs-13', { start: '1111110111111' })).toHaveLength(4)
    expect(movesOf('pegs-13', { goal: '0' })).toHaveLength(4)
  })

  it('on the triangle go to its empty corner', () => {
    expect(movesOf('pegs-15')).toEqual(['3-0', '5-0'])
  })

  it('on the English board are four single jumps to the centre', () => {
    expect(movesOf('pegs-33')).toEqual(['4-16', '14-16', '18-16', '28-16'])
  })
})
