import { expect, it } from 'vitest'
import { createProblem } from '../../src/problems'
import type { Problem, Settings } from '../../src/problems/problem'
import { Successors } from '../../src/problems/successors'
import { toldMove } from '../../src/stage/toldMove'
import { say } from '../../src/words/message'
import { moveMessage } from '../../src/words/move'

function problemOf(settings: Settings): Problem {
  const made = createProblem(settings)
  if (!made.ok) throw new Error(`bad setting ${made.fault.setting}`)
  return made.value
}

const told: readonly (readonly [Settings, number, string])[] = [
  [{ problem: 'sliding-3x3', start: '123405678' }, 1, 'Tile 2 moves down'],
  [{ problem: 'pegs-13' }, 0, 'The peg in hole 0 jumps over 3 and lands in 6'],
  [{ problem: 'pegs-15' }, 1, 'The peg in hole 5 jumps over 2 and lands in 0'],
  [{ problem: 'pegs-33' }, 3, 'The peg in hole 28 jumps over 23 and lands in 16'],
  [
    { problem: 'pegs-13', start: '1001000010000' },
    1,
    'The peg in hole 0 jumps over 3 and lands in 6, then jumps over 8 and lands in 10',
  ],
]

it.each(told)('of %o, action %i is told as %s', (settings, action, words) => {
  const problem = problemOf(settings)
  expect(say(moveMessage(toldMove(problem, problem.start, action), 'moves'))).toBe(words)
})

it('tells a block by its letter', () => {
  const problem = problemOf({ problem: 'blocks', start: 'AA/B.' })
  const into = new Successors()
  problem.successors(problem.start.low, problem.start.high, into)
  expect(into.count).toBe(1)
  const move = toldMove(problem, problem.start, into.action[0])
  expect(say(moveMessage(move, 'moves'))).toBe('Block B moves right')
})
