import { describe, expect, it } from 'vitest'
import { pegBoards } from '../../../src/problems/pegs/boards'
import { plainJumps } from './plainPegs'

const holes: Readonly<Record<string, number>> = { 'pegs-13': 13, 'pegs-15': 15, 'pegs-33': 33 }
const jumpCounts: Readonly<Record<string, number>> = { 'pegs-13': 32, 'pegs-15': 36, 'pegs-33': 76 }

describe.each(pegBoards)('the board $name', (board) => {
  const jumps = board.jumps.flatMap((each, from) =>
    each.map(({ over, to }) => [from, over, to] as const),
  )

  it('has its holes in reading order, each once', () => {
    expect(board.holes).toHaveLength(holes[board.name])
    expect(board.jumps).toHaveLength(board.holes.length)
    const inOrder = [...board.holes].sort((a, b) => a.y - b.y || a.x - b.x)
    expect(board.holes).toEqual(inOrder)
    expect(new Set(board.holes.map(({ x, y }) => `${x} ${y}`)).size).toBe(board.holes.length)
  })

  it('lists its jumps as a plain second implementation does', () => {
    expect(jumps).toEqual(plainJumps[board.name])
    expect(jumps).toHaveLength(jumpCounts[board.name])
  })

  it('has the way back of every jump', () => {
    const listed = jumps.map((jump) => jump.join(' '))
    for (const [from, over, to] of jumps) expect(listed).toContain(`${to} ${over} ${from}`)
  })

  it('has the hole jumped over halfway in the picture', () => {
    for (const jump of jumps) {
      const [from, over, to] = jump.map((hole) => board.holes[hole])
      expect([2 * over.x, 2 * over.y]).toEqual([from.x + to.x, from.y + to.y])
    }
  })

  it('has its holes within the picture', () => {
    for (const { x, y } of board.holes) {
      expect(x >= 0 && x <= board.columns - 1 && y >= 0 && y <= board.rows - 1).toBe(true)
    }
  })
})
