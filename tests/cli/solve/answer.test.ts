import { describe, expect, it } from 'vitest'
import { answerOf, unsolvableAnswer } from '../../../src/cli/solve/answer'
import { printed } from '../../../src/cli/solve/printed'
import { readCommandRun } from '../../../src/cli/solve/readCommandRun'
import type { Settings } from '../../../src/problems/problem'
import { byReason } from '../../../src/recording/byReason'
import { cancelled } from '../../../src/recording/write/cancelled'
import { Recorder, record } from '../../../src/recording/write/recorder'

function runOf(settings: Settings) {
  const run = readCommandRun(settings)
  if (!run.ok) throw new Error(run.fault)
  return run.value
}

function answerTo(settings: Settings) {
  const run = runOf(settings)
  return answerOf(run, record(run), 1.5)
}

function printedFor(settings: Settings, json = false) {
  return printed(answerTo(settings), runOf(settings), json)
}

describe('an answer', () => {
  it('holds the outcome, the path and the counts', () => {
    expect(answerTo({ start: '1 2 3 / 4 5 6 / 0 7 8' })).toEqual({
      outcome: 'solved',
      moves: 2,
      cost: 2,
      solutions: 1,
      path: ['7', '8'],
      counts: {
        generated: 9,
        expanded: 3,
        duplicates: 2,
        dropped: 0,
        prunedBy: byReason((reason) => (reason === 'reached' ? 2 : 0)),
        reached: 7,
        taken: 3,
        comparisons: expect.any(Number) as number,
        mostHeld: 7,
        perLevel: [1, 2, 4],
        perIteration: [],
        lowerBound: null,
        admissible: null,
      },
      ms: 1.5,
    })
  })

  it('counts the goal as taken where it left the frontier', () => {
    const { expanded, taken } = answerTo({ start: '123456078', goalTest: 'expansion' }).counts
    expect(taken).toBe(expanded + 1)
  })

  it('says that the h of the start is no lower bound where it can be too high', () => {
    const graph = 'node S h 9; node G h 0; S - G 4; start S; goal G'
    const bounds = ['given', 'zero'].map((heuristic) => {
      return answerTo({ problem: 'graph', graph, solver: 'a-star', heuristic }).counts
    })
    expect(bounds).toMatchObject([
      { lowerBound: 9, admissible: false },
      { lowerBound: 0, admissible: true },
    ])
    const weighted = { start: '867254301', solver: 'weighted-a-star', weight: '3' }
    expect(answerTo(weighted).counts).toMatchObject({ lowerBound: 21, admissible: true })
  })

  it('has the lower bound of the start for a solver with a bound', () => {
    const start = '867254301'
    const heuristics = ['manhattan', 'misplaced'].map((heuristic) => {
      return answerTo({ start, solver: 'a-star', heuristic }).counts.lowerBound
    })
    expect(heuristics).toEqual([21, 7])
  })

  it('has a line for each limit', () => {
    const { perIteration } = answerTo({ start: '867254301', solver: 'ida-star' }).counts
    expect(perIteration.map(({ limit }) => limit)).toEqual([21, 23, 25, 27, 29, 31])
  })

  it('has neither moves nor a path where there are none', () => {
    const { outcome, moves, path, solutions } = answerTo({ start: '2130' })
    expect([outcome, moves, path, solutions]).toEqual(['exhausted', null, null, 0])
  })

  it('has nothing in its counts where a proof made the search needless', () => {
    const { outcome, counts } = unsolvableAnswer(runOf({ start: '123456870' }), 0)
    expect([outcome, counts.generated, counts.reached]).toEqual(['unsolvable', 0, 0])
  })
})

describe('the printed answer', () => {
  it.each([
    [{ start: '1 2 3 / 4 5 6 / 0 7 8' }, '2\n7 8\n'],
    [{ start: '123456780' }, '0\n'],
    [{ start: '2130' }, '-1\n'],
    [{ start: '123456078', solver: 'ida-star', solutions: 'all' }, '2\n7 8\n1 solution\n'],
    [
      { problem: 'blocks', start: 'three-by-three', metric: 'any' },
      /^5\n\d,\d:[ULRD]+( \d,\d:[ULRD]+){4}\n$/,
    ],
    [{ problem: 'pegs' }, /^7\n\d+(-\d+)+( \d+(-\d+)+){6}\n$/],
  ])('has the form of the contest: %j', (settings: Settings, output) => {
    const found = printedFor(settings)
    expect(found).toEqual({ output: expect.any(String) as string, error: '', status: 0 })
    if (typeof output === 'string') expect(found.output).toBe(output)
    else expect(found.output).toMatch(output)
  })

  it('is one line of JSON if asked for', () => {
    const settings = { start: '123456078' }
    const { output } = printedFor(settings, true)
    expect(output.trimEnd()).not.toContain('\n')
    expect(JSON.parse(output)).toEqual(answerTo(settings))
  })

  it('is nothing, and a status of 1, where the search ended without an answer', () => {
    const found = printedFor({ start: '867254301', solver: 'depth-first', limit: '5' })
    expect(found).toEqual({
      output: '',
      error: expect.stringMatching(/^No solution was found within the limit\. Generated/) as string,
      status: 1,
    })
  })

  it('is the counts so far, and a status of 130, where it was interrupted', () => {
    const run = runOf({ start: '867254301' })
    const recorder = new Recorder(run)
    recorder.advance(100)
    const answer = answerOf(run, cancelled(recorder.recording()), 1)
    expect(printed(answer, run, false)).toEqual({
      output: '',
      error: expect.stringMatching(/interrupted.*expanded 100/) as string,
      status: 130,
    })
    expect(printed(answer, run, true)).toMatchObject({ error: '', status: 130 })
  })

  it('does not say that there is no solution where none was looked for', () => {
    expect(printedFor({ start: '1230', goalTest: 'never' })).toEqual({
      output: '',
      error: 'The goal was not looked for. Generated 25, expanded 12, reached 12.\n',
      status: 0,
    })
  })
})
