import { describe, expect, it } from 'vitest'
import { readCheck } from '../../../src/lessons/exercise/check'
import { judge, measureQuestion } from '../../../src/lessons/exercise/measured'
import { recorded, settingsOfLesson } from './recorded'

/** Whether a start solves an exercise that begins with a run of a lesson. */
function solves(text: string, order: number, name: string, start?: string): boolean {
  const check = readCheck(text)
  if (!check) throw new Error(`nothing is called ${text}`)
  const results = check.searches.map((search) => {
    const own = start === undefined ? {} : { start }
    const { recording, run } = recorded({ ...settingsOfLesson(order, name), ...own, ...search })
    const measured = measureQuestion(check.kind).answer(recording, run)
    if (!measured?.ok) throw new Error('not measured')
    return measured.value
  })
  return judge(check, results).solved
}

const doubleCost = 'fewer:breadth-first,breadth-first expansion,2'

describe('the exercise of breadth-first search', () => {
  it.each(['123056478', '123046758', '130425786'])('is solved near the goal, by %s', (start) =>
    expect(solves(doubleCost, 2, 'small', start)).toBe(true),
  )

  it.each(['203146758', '150432786', '235180476', '203746518', '123607458'])(
    'is not solved 5, 6, 9, 11 or 12 moves from it, by %s',
    (start) => expect(solves(doubleCost, 2, 'small', start)).toBe(false),
  )
})

describe('the exercise of duplicates', () => {
  it.each([
    ['as it is given', 'ABB CBB D..', false],
    ['without A', '.BB CBB D..', true],
    ['without D', 'ABB CBB ...', false],
  ])('is judged right %s', (_, start, isSolved) => {
    expect(solves('pruned:60', 3, 'exercise', start)).toBe(isSolved)
  })
})

describe('the exercise of two sides', () => {
  const tenth = 'fewer:bidirectional,breadth-first,10'

  it('is solved by a board that is 12 moves away', () => {
    expect(solves(tenth, 5, 'exercise', '123607458')).toBe(true)
  })

  it.each(['203746518', '306152478', '235180476', '023176548'])(
    'is not solved 11, 11, 9 or 8 moves away, by %s',
    (start) => expect(solves(tenth, 5, 'exercise', start)).toBe(false),
  )
})
