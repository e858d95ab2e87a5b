import { expect, it } from 'vitest'
import { createProblem } from '../../src/problems'
import { readCell, writeCell } from '../../src/problems/cell'

it.each(['5,2', ' 5 , 2 ', '5 2', '5;2', '(5,2)', '( 5 ; 2 )'])(
  'a cell is read as people write it: %j',
  (text) => {
    expect(readCell(text)).toEqual({ column: 5, row: 2 })
  },
)

it('a cell that is written is read again', () => {
  expect(writeCell({ column: 5, row: 2 })).toBe('5,2')
  expect(readCell(writeCell({ column: 511, row: 0 }))).toEqual({ column: 511, row: 0 })
})

it.each(['', '5', '5,2,1', '-5,2', '5.2', 'a,b', '1234567,2'])('%j is no cell', (text) => {
  expect(readCell(text)).toBeUndefined()
})

it.each([
  { problem: 'blocks', goal: '(1; 3)', written: '1,3' },
  { problem: 'grid', goal: '(1; 3)', written: '1,3', map: 'S.../..../..../....' },
])('the goal of $problem may be written so', ({ written, ...settings }) => {
  const made = createProblem(settings)
  expect(made.ok && made.value.settings.goal).toBe(written)
})
