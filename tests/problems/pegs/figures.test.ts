import { describe, expect, it } from 'vitest'
import { pegBoards } from '../../../src/problems/pegs/boards'
import { pegsOf, successorsOf } from './anyPegs'
import { plainJumps, plainMoves } from './plainPegs'
import type { PlainMove } from './plainPegs'

const start = '1111110111111'
const goal = '0000001000000'

/** All solutions of a number of moves, depth first, as the holes of each move. */
function solutionsOf(
  moves: number,
  successors: (board: string) => readonly PlainMove[],
  board: string,
): readonly (readonly string[])[] {
  if (board === goal) return [[]]
  if (moves === 0) return []
  return successors(board).flatMap((next) =>
    solutionsOf(moves - 1, successors, next.board).map((rest) => [next.holes.join('-'), ...rest]),
  )
}

/** The shortest solutions of Hoppers, with its first jump fixed. */
function shortest(successors: (board: string) => readonly PlainMove[]) {
  for (let moves = 1; moves <= 8; moves++) {
    const found = solutionsOf(moves, successors, start)
    if (found.length > 0) return found
  }
  return []
}

it('the triangle can be solved from its empty corner back to it', () => {
  const problem = pegsOf(pegBoards[1])
  const met = new Set<string>()
  const waiting = [problem.format(problem.start)]
  for (let board = waiting.pop(); board !== undefined; board = waiting.pop()) {
    if (met.has(board)) continue
    met.add(board)
    waiting.push(...plainMoves(board, plainJumps['pegs-15']).map((next) => next.board))
  }
  expect(met).toContain('100000000000000')
})

describe('Hoppers with its first jump fixed', () => {
  const jumps = plainJumps['pegs-13']
  const plain = shortest((board) => {
    const moves = plainMoves(board, jumps)
    return board === start ? moves.filter(({ holes }) => holes[0] === 0) : moves
  })

  it('takes 7 moves and 11 jumps, in 18 ways', () => {
    expect(plain).toHaveLength(18)
    for (const moves of plain) {
      expect(moves).toHaveLength(7)
      expect(moves[0]).toBe('0-6')
      expect(moves.flatMap((move) => move.split('-').slice(1))).toHaveLength(11)
    }
  })

  it('has the same solutions as the puzzle', () => {
    const problem = pegsOf(pegBoards[0])
    const states = new Map([[start, problem.start]])
    const ours = shortest((board) => {
      const state = states.get(board) ?? problem.start
      return successorsOf(problem, state).map((next) => {
        states.set(next.board, next.state)
        return {
          holes: problem.notation(state, next.action).split('-').map(Number),
          board: next.board,
        }
      })
    })
    expect(ours).toEqual(plain)
  })
})
