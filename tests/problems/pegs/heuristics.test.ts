import { describe, expect, it } from 'vitest'
import { pegBoards } from '../../../src/problems/pegs/boards'
import { pegsOf } from './anyPegs'
import { plainJumps, plainMoves } from './plainPegs'

/** The fewest moves to a goal from every board that can be met; boards without a way are left out. */
function distances(name: string, start: string, goal: string): ReadonlyMap<string, number> {
  const before = new Map<string, string[]>([[start, []]])
  const waiting = [start]
  for (let board = waiting.pop(); board !== undefined; board = waiting.pop()) {
    for (const next of plainMoves(board, plainJumps[name])) {
      const known = before.get(next.board)
      if (known) known.push(board)
      else {
        before.set(next.board, [board])
        waiting.push(next.board)
      }
    }
  }
  const known = new Map([[goal, 0]])
  let level = [goal]
  for (let moves = 1; level.length > 0; moves++) {
    level = [...new Set(level.flatMap((board) => before.get(board) ?? []))]
    level = level.filter((board) => !known.has(board))
    for (const board of level) known.set(board, moves)
  }
  return known
}

describe('the bound by pegs in corners', () => {
  it.each([
    ['pegs-13', '1111110111111', '0000001000000', '6'],
    ['pegs-13', '1111110111111', '1000000000000', '0'],
    ['pegs-15', '011111111111111', '100000000000000', '0'],
  ])('never exceeds the true distance on %s from %s to %s', (name, start, goal, goalHole) => {
    const [board] = pegBoards.filter((each) => each.name === name)
    const known = distances(name, start, goal)
    expect(known.size).toBeGreaterThan(100)
    const tooHigh = [...known].filter(([text, distance]) => {
      const problem = pegsOf(board, { start: text, goal: goalHole })
      return problem.heuristics[0].of(problem.start.low, problem.start.high) > distance
    })
    expect(tooHigh).toEqual([])
  })

  it('counts the corners of each board', () => {
    const atStart = pegBoards.map((board) => {
      const { heuristics, start } = pegsOf(board)
      return [heuristics[0].id, heuristics[0].admissible, heuristics[0].of(start.low, start.high)]
    })
    expect(atStart).toEqual([
      ['corner-pegs', true, 4],
      ['corner-pegs', true, 2],
      ['corner-pegs', true, 8],
    ])
  })

  it('is 0 at the goal alone, and 1 where no corner is filled', () => {
    const [hoppers] = pegBoards
    const h = (start: string, goal: string) => {
      const problem = pegsOf(hoppers, { start, goal })
      return problem.heuristics[0].of(problem.start.low, problem.start.high)
    }
    expect(h('0000001000000', '6')).toBe(0)
    expect(h('0000001000000', '0')).toBe(1)
    expect(h('0001001000000', '6')).toBe(1)
    expect(h('1000000000000', '0')).toBe(0)
  })
})
