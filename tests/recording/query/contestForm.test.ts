import { expect, it } from 'vitest'
import { contestLines } from '../../../src/recording/query/contestForm'

it.each([
  [
    ['U', 'L'],
    ['2', 'U L'],
  ],
  [
    ['Other town', 'End'],
    ['2', '"Other town" End'],
  ],
  [[], ['0']],
])('writes the moves %j so that they can be told apart', (moves, lines) => {
  expect(contestLines(moves)).toEqual(lines)
})
