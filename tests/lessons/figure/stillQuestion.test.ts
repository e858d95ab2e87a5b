import { expect, it } from 'vitest'
import { stillQuestion } from '../../../src/lessons/figure/stillQuestion'
import type { Settings } from '../../../src/problems/problem'
import { recorded } from '../statements/recorded'

function boardAt(settings: Settings, until: string) {
  const { run, recording } = recorded(settings)
  const answer = stillQuestion(until, 'board').answer(recording, run)
  if (!answer?.ok || answer.value.view !== 'board') throw new Error('no board')
  return answer.value.board.name
}

it.each(['breadth-first', 'iterative-deepening', 'ida-star'])(
  'the board at the start of %s is the start, also where its tree has no node yet',
  (solver) => {
    expect(boardAt({ start: '123456078', solver }, 'start')).toBe('123 456 078')
  },
)

it('the board at the beginning of a later limit is the start, too', () => {
  const settings = { start: '123456078', solver: 'iterative-deepening' }
  expect(boardAt(settings, 'iteration:2')).toBe('123 456 078')
})
