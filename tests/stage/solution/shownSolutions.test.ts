import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notedMoves } from '../../../src/recording/query/contestForm'
import { statesAlong } from '../../../src/recording/query/path/solutions'
import { record } from '../../../src/recording/write/recorder'
import {
  marksAt,
  solutionOf,
  solutionPastRecord,
  whyNone,
} from '../../../src/stage/solution/shownSolutions'
import { anySmallRun, runOf } from '../../recording/arbitraryRuns'

describe('the solutions of a recording', () => {
  it('lead from the start to the goal by moves that can be made, whatever the search', () => {
    fc.assert(
      fc.property(anySmallRun, (run) => {
        const recording = record(run)
        const marks = marksAt(recording, recording.events - 1)
        expect(marks).toHaveLength(recording.solutions)
        for (const mark of marks) {
          const { boards, actions } = solutionOf(recording, run.problem, mark)
          const states = statesAlong(run.problem, actions) ?? []
          expect(boards.map(({ state }) => run.problem.format(state))).toEqual(
            states.map((state) => run.problem.format(state)),
          )
          const { low, high } = states[states.length - 1]
          expect(run.problem.isGoal(low, high)).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('are those found up to a step only', () => {
    const run = runOf({ start: '123456078' })
    const recording = record(run)
    expect(marksAt(recording, 3)).toEqual([])
    expect(whyNone(recording, run, 3)).toBe('notYet')
    expect(marksAt(recording, recording.events - 1)).toHaveLength(1)
  })

  it('can be browsed where the search looks for all', () => {
    const run = runOf({ solver: 'ida-star', solutions: 'all', start: '867254301' })
    const recording = record(run)
    const marks = marksAt(recording, recording.events - 1)
    expect(marks).toHaveLength(40)
    const texts = marks.map((mark) =>
      notedMoves(run.problem, solutionOf(recording, run.problem, mark).actions).join(' '),
    )
    expect(new Set(texts).size).toBe(40)
  })

  it('have boards without nodes where they were found past the record', () => {
    const run = runOf({ start: '867254301' })
    const recording = record(run, 100)
    const shown = solutionPastRecord(recording, run.problem, recording.events - 1)
    expect(shown?.boards).toHaveLength(32)
    expect(shown?.boards.every(({ node }) => node === undefined)).toBe(true)
  })

  it.each([
    [{ start: '123456870' }, 'none'],
    [{ start: '123456078', goalTest: 'never' }, 'untested'],
    [{ start: '867254301', solver: 'depth-first', limit: '3' }, 'limit'],
  ] as const)('are told not to exist: %o', (settings, why) => {
    const run = runOf(settings)
    const recording = record(run)
    expect(whyNone(recording, run, recording.events - 1)).toBe(why)
  })
})
