import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pegBoards } from '../../../src/problems/pegs/boards'
import { Successors } from '../../../src/problems/successors'
import { anyPegs, pegsOf, successorsOf } from './anyPegs'
import { plainJumps, plainMoves } from './plainPegs'

describe.each(pegBoards)('the successors on $name', (board) => {
  const jumps = plainJumps[board.name]
  const any = anyPegs(board)

  it('are those of a plain second implementation, in order', () => {
    fc.assert(
      fc.property(any, (start) => {
        const problem = pegsOf(board, { start })
        const made = successorsOf(problem, problem.start).map(({ board, action }) => {
          const move = problem.describe(problem.start, action)
          return { holes: move.kind === 'jump' ? move.holes : [], board }
        })
        expect(made).toEqual(plainMoves(start, jumps))
      }),
    )
  })

  it('have one peg less for each jump, and no other', () => {
    fc.assert(
      fc.property(any, (start) => {
        const problem = pegsOf(board, { start })
        for (const { board: after, action } of successorsOf(problem, problem.start)) {
          const holes = problem.notation(problem.start, action).split('-').map(Number)
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
        const problem = pegsOf(board, { start })
        const actions = successorsOf(problem, problem.start).map(({ action }) => action)
        expect(actions).toEqual(actions.map((_, ordinal) => ordinal))
        expect(() => problem.describe(problem.start, actions.length)).toThrow(RangeError)
      }),
    )
  })

  it('replace what was there before', () => {
    const problem = pegsOf(board)
    const into = new Successors()
    problem.successors(problem.start.low, problem.start.high, into)
    const { count } = into
    problem.successors(problem.start.low, problem.start.high, into)
    expect(into.count).toBe(count)
  })
})

describe('the first moves', () => {
  const movesOf = (name: string, settings = {}) => {
    const [board] = pegBoards.filter((each) => each.name === name)
    const problem = pegsOf(board, settings)
    return successorsOf(problem, problem.start).map(({ action }) =>
      problem.notation(problem.start, action),
    )
  }

  it('on Hoppers are one by symmetry, or four', () => {
    expect(movesOf('pegs-13')).toEqual(['0-6'])
    expect(movesOf('pegs-13', { firstJump: 'free' })).toEqual(['0-6', '2-6', '10-6', '12-6'])
  })

  it('on Hoppers are all four where the goal is not the default one', () => {
    expect(movesOf('pegs-13', { goal: '0' })).toHaveLength(4)
  })

  it('on Hoppers are all four where the full board is written out, as links of before hold it', () => {
    expect(movesOf('pegs-13', { start: '1111110111111' })).toHaveLength(4)
    expect(movesOf('pegs-13', { start: '1111110111111', firstJump: 'fixed' })).toHaveLength(4)
  })

  it('on the triangle go to its empty corner', () => {
    expect(movesOf('pegs-15')).toEqual(['3-0', '5-0'])
  })

  it('on the English board are four single jumps to the centre', () => {
    expect(movesOf('pegs-33')).toEqual(['4-16', '14-16', '18-16', '28-16'])
  })
})
