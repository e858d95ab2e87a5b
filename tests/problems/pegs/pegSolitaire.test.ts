import { describe, expect, it } from 'vitest'
import { pegBoard } from '../../../src/problems/pegs/boards'
import type { PegBoard } from '../../../src/problems/pegs/boards'
import { pegsOf, successorsOf } from './anyPegs'

function board(name: string): PegBoard {
  const found = pegBoard(name)
  if (!found) throw new Error(`no board ${name}`)
  return found
}

describe('peg solitaire', () => {
  const problem = pegsOf(board('pegs-13'), { start: '1111110111111' })

  it('begins with every hole filled but one, where the last peg is to end', () => {
    const boards = ['pegs-13', 'pegs-15', 'pegs-33'].map((name) => pegsOf(board(name)))
    const written = boards.map((each) =>
      [each.start, each.goal].map((state) => state && each.format(state)),
    )
    const centre = '0'.repeat(16)
    expect(written).toEqual([
      ['1111110111111', '0000001000000'],
      ['011111111111111', '100000000000000'],
      [centre.replaceAll('0', '1') + '0' + '1'.repeat(16), centre + '1' + centre],
    ])
  })

  it('knows its goal, also in the second word', () => {
    const far = pegsOf(board('pegs-33'), { goal: '32' })
    const { low = 0, high = 0 } = far.goal ?? {}
    expect([low, high]).toEqual([0, 1])
    expect(far.isGoal(low, high)).toBe(true)
    expect(far.isGoal(low, 0)).toBe(false)
    expect(far.isGoal(far.start.low, far.start.high)).toBe(false)
  })

  it('cannot be played back, and has no proof without a search', () => {
    expect(problem.reversible).toBe(false)
    expect(problem.solvability()).toBeUndefined()
  })

  it('describes a chain by the holes that the peg visits', () => {
    const chain = pegsOf(board('pegs-13'), { start: '1001000010000' })
    const moves = successorsOf(chain, chain.start).map(({ action }) => action)
    expect(moves.map((action) => chain.notation(chain.start, action))).toEqual(['0-6', '0-6-10'])
    expect(chain.describe(chain.start, 1)).toEqual({ kind: 'jump', holes: [0, 6, 10] })
    expect(chain.format(successorsOf(chain, chain.start)[1].state)).toBe('0000000000100')
  })

  it('draws a hole or a peg in each place, with its number, and marks where the last is to end', () => {
    const { parts, ...size } = problem.draw(problem.start)
    expect(size).toEqual({ columns: 5, rows: 5 })
    expect(parts.map(({ shape, x, y }) => `${shape} ${x} ${y}`)).toEqual([
      ...['peg 0 0', 'peg 2 0', 'peg 4 0', 'peg 1 1', 'peg 3 1'],
      ...['peg 0 2', 'hole 2 2', 'peg 4 2', 'peg 1 3', 'peg 3 3'],
      ...['peg 0 4', 'peg 2 4', 'peg 4 4'],
    ])
    expect(parts.map(({ label }) => label).join(' ')).toBe('0 1 2 3 4 5 6 7 8 9 10 11 12')
    expect(parts.filter(({ home }) => home).map(({ label }) => label)).toEqual(['6'])
  })
})
