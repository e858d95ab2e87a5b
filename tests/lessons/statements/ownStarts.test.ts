import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCheck } from '../../../src/lessons/exercise/check'
import { judge, measureQuestion } from '../../../src/lessons/exercise/measured'
import { stateOf } from '../../../src/recording/query/path'
import { kept } from '../../../src/recording/reasonCodes'
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

describe('the exercise of states and moves', () => {
  it.each([
    ['halfway round a corner', '123408765', true],
    ['one move before', '123048765', true],
    ['five moves from the goal', '203145786', false],
    ['six moves from the goal', '152436780', false],
  ])('is judged right %s', (_, start, isSolved) => {
    expect(solves('solutions:2,ida-star all', 1, 'exercise', start)).toBe(isSolved)
  })
})

describe('the exercise of depth-first search', () => {
  it.each([
    ['3 moves away, missed', '102453786', true],
    ['4 moves away, missed', '013425786', true],
    ['10 moves away, missed', '431502786', true],
    ['1 move away, found', '123456708', false],
    ['12 moves away', '123607458', false],
  ])('is judged right %s', (_, start, isSolved) => {
    expect(solves('missed:depth-first 10,breadth-first', 6, 'unlucky', start)).toBe(isSolved)
  })
})

describe('the exercise of linear conflicts', () => {
  it.each([
    ['as it is given', undefined, false],
    ['where the bound saves half', '362104758', true],
    ['where it saves a little', '123607458', false],
  ])('is judged right %s', (_, start, isSolved) => {
    const half = 'fewer:ida-star linear-conflict,ida-star manhattan,2'
    expect(solves(half, 7, 'small', start)).toBe(isSolved)
  })
})

const fromGoal = recorded(settingsOfLesson(2, 'fromGoal'))

/** The starts that are so many moves from the goal. */
function startsAt(distance: number): readonly string[] {
  const { recording, run } = fromGoal
  const { columns, rows } = recording
  return Array.from({ length: rows }, (_, row) => row)
    .filter((row) => columns.depth[row] === distance && columns.reason[row] === kept)
    .map((row) => run.problem.format(stateOf(recording, row)))
}

describe('what the notes for the teacher say of the starts that solve an exercise', () => {
  it('1: the nearest with two shortest solutions is 6 moves away, and there is one', () => {
    const found = [1, 2, 3, 4, 5, 6].flatMap((distance) =>
      startsAt(distance)
        .filter((start) => solves('solutions:2,ida-star all', 1, 'exercise', start))
        .map((start) => [distance, start]),
    )
    expect(found).toEqual([[6, '123408765']])
  })

  it.each([
    [3, 2, 8],
    [4, 4, 16],
    [5, 10, 20],
  ])('6: at %i moves depth-first search misses %i of %i', (distance, missed, all) => {
    const starts = startsAt(distance)
    const found = starts.filter((start) =>
      solves('missed:depth-first 10,breadth-first', 6, 'unlucky', start),
    )
    expect([found.length, starts.length]).toEqual([missed, all])
    const told = new RegExp(
      `${missed} of (?:the )?${all} (?:boards that are|at) ${distance}\\smoves`,
    )
    expect(readFileSync('lessons/06-depth-first-and-deepening.md', 'utf8')).toMatch(told)
  })
})

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
