import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCheck } from '../../../src/lessons/exercise/check'
import { judge, measureQuestion } from '../../../src/lessons/exercise/measured'
import type { ExerciseResult } from '../../../src/lessons/exercise/measured'
import type { Settings } from '../../../src/problems/problem'
import { createRandom } from '../../../src/problems/random'
import { stateOf } from '../../../src/recording/query/path/path'
import { kept } from '../../../src/recording/reasonCodes'
import { recorded, settingsOfLesson } from './recorded'

const half = 'fewer:ida-star linear-conflict,ida-star manhattan,2'
const tenth = 'fewer:bidirectional,breadth-first,10'
const longerBySum = 'longer:a-star sum,a-star manhattan'

interface Tried {
  readonly solved: boolean
  readonly measured: readonly ExerciseResult[]
}

/** What becomes of an exercise that begins with a run of a lesson, with settings of a reader's own. */
function tried(text: string, order: number, name: string, own: Settings = {}): Tried {
  const check = readCheck(text)
  if (!check) throw new Error(`nothing is called ${text}`)
  const measured = check.searches.map((search) => {
    const { recording, run } = recorded({ ...settingsOfLesson(order, name), ...own, ...search })
    const found = measureQuestion(check.kind).answer(recording, run)
    if (!found?.ok) throw new Error('not measured')
    return found.value
  })
  return { solved: judge(check, measured).solved, measured }
}

/** Whether a start solves an exercise that begins with a run of a lesson. */
function solves(text: string, order: number, name: string, start?: string): boolean {
  return tried(text, order, name, start === undefined ? {} : { start }).solved
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
    expect(solves(half, 7, 'small', start)).toBe(isSolved)
  })
})

const fromGoal = recorded(settingsOfLesson(2, 'fromGoal'))

function startsWhere(isTaken: (distance: number) => boolean): readonly string[] {
  const { recording, run } = fromGoal
  const { columns, rows } = recording
  return Array.from({ length: rows }, (_, row) => row)
    .filter((row) => isTaken(columns.depth[row]) && columns.reason[row] === kept)
    .map((row) => run.problem.format(stateOf(recording, row)))
}

/** The starts at a given number of moves from the goal. */
function startsAt(distance: number): readonly string[] {
  return startsWhere((depth) => depth === distance)
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

describe('what the notes for the teacher say of answers', () => {
  it.each([
    ['two tiles have changed places', '213056478', false],
    ['a tile lies where the blank was, two steps away', '123650478', false],
    ['a tile lies where the blank was, three steps away', '120356478', true],
    ['tile 1 lies in the last cell, where the blank was, four steps away', '023456781', false],
  ])('1: where %s', (_, start, canBeSolved) => {
    const { run } = recorded({ ...settingsOfLesson(1, 'small'), start, goalTest: 'never' })
    expect(run.problem.solvability()?.solvable).toBe(canBeSolved)
  })

  it.each([
    ['C → A', '; C -> A 1', 3],
    ['D → B', '; D -> B 1', 3],
    ['D → A', '; D -> A 1', 4],
  ])('4: one arrow more, %s, sets a twin so far above', (_, arrow, levels) => {
    const graph = settingsOfLesson(4, 'exercise').graph.replace('; start', `${arrow}; start`)
    const { solved, measured } = tried('far-twin', 4, 'exercise', { graph })
    expect([solved, measured[0].farthestTwin]).toEqual([true, levels])
  })

  it.each([
    ['three states in a circle', 'A -> B 1; B -> C 1; C -> A 1; start A; goal C', true],
    ['two states in a circle', 'A -> B 1; B -> A 1; start A; goal B', false],
  ])('4: %s are enough or not', (_, graph, isSolved) => {
    expect(tried('far-twin', 4, 'exercise', { graph }).solved).toBe(isSolved)
  })

  it.each([
    [11, 0, 396],
    [12, 360, 748],
    [13, 1024, 1024],
  ])('5: at %i moves two sides save a factor of ten from %i of %i', (distance, saved, all) => {
    const starts = startsAt(distance)
    const found = starts.filter((start) => solves(tenth, 5, 'exercise', start))
    expect([found.length, starts.length]).toEqual([saved, all])
  })

  it('7: a board with a conflict that halves the work and more', () => {
    const { solved, measured } = tried(half, 7, 'small', { start: '470568132' })
    expect([solved, ...measured.map(({ expanded }) => expanded)]).toEqual([true, 463, 1911])
  })

  it.each([
    ['857234601', 29, 27],
    ['576481320', 28, 26],
  ])('8: from %s the sum finds %i moves instead of %i', (start, moves, fewest) => {
    const { solved, measured } = tried(longerBySum, 8, 'small', { start })
    expect([solved, ...measured.map((each) => each.moves)]).toEqual([true, moves, fewest])
  })

  it('7 and 8: more than one random board in three, and about one in six, does it', () => {
    const random = createRandom(1)
    const all = startsWhere(() => true)
    const starts = Array.from({ length: 300 }, () => all[Math.floor(random() * all.length)])
    const share = (text: string, order: number) =>
      starts.filter((start) => solves(text, order, 'small', start)).length / starts.length
    expect(share(half, 7)).toBeGreaterThan(1 / 3)
    expect(Math.round(1 / share(longerBySum, 8))).toBe(6)
  })

  const cities = () => {
    const { run } = recorded(settingsOfLesson(10, 'cheapest'))
    const { map } = run.problem
    return map?.kind === 'places' ? map.places.map(({ name }) => name) : []
  }
  const citiesThatSolve = (text: string, order: number, name: string) =>
    cities().filter((start) => solves(text, order, name, start))

  it('10: from Arad, which is shown, and four other cities the fewest roads cost more', () => {
    expect(citiesThatSolve('dearer:breadth-first,uniform-cost', 10, 'cheapest').sort()).toEqual([
      ...['Arad', 'Oradea', 'Sibiu', 'Timisoara', 'Zerind'],
    ])
  })

  it('11: from one city alone greedy search makes more moves than A*', () => {
    expect(citiesThatSolve('longer:greedy,a-star', 11, 'a')).toEqual(['Timisoara'])
    const { measured } = tried('longer:greedy,a-star', 11, 'a', { start: 'Timisoara' })
    expect(measured).toMatchObject([
      { moves: 6, cost: 615 },
      { moves: 5, cost: 536 },
    ])
  })

  it.each([
    ['at the open side of the pocket', '1,6', true],
    ['above the upper wall', '1,2', false],
    ['deep inside', '12,6', false],
  ])('11: a start %s costs the weight more, or not', (_, start, isSolved) => {
    expect(solves('dearer:weighted-a-star 3,a-star', 11, 'pocket3', start)).toBe(isSolved)
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
  it('is solved by a board that is 12 moves away', () => {
    expect(solves(tenth, 5, 'exercise', '123607458')).toBe(true)
  })

  it.each(['203746518', '306152478', '235180476', '023176548'])(
    'is not solved 11, 11, 9 or 8 moves away, by %s',
    (start) => expect(solves(tenth, 5, 'exercise', start)).toBe(false),
  )
})
