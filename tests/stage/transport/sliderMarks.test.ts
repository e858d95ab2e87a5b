import { expect, it } from 'vitest'
import { eventAt } from '../../../src/recording/query/events'
import { solutionMarkers } from '../../../src/recording/query/markers'
import type { Recording } from '../../../src/recording/recording'
import { record } from '../../../src/recording/write/recorder'
import { runScale } from '../../../src/stage/transport/runScale'
import { sliderMarks } from '../../../src/stage/transport/sliderMarks'
import { evenScale } from '../../../src/stage/transport/stepScale'
import { runOf } from '../../recording/arbitraryRuns'

const marksOf = (recording: Recording) => sliderMarks(recording, evenScale(recording.events - 1))

it('marks where levels begin and where the goal is found', () => {
  const marks = marksOf(record(runOf({ start: '123456078' })))
  expect(marks.map(({ kind, step, level }) => [kind, step, level])).toEqual([
    ['level', 1, 0],
    ['level', 4, 1],
    ['solution', 12, 0],
  ])
})

it('marks the limits of a search that begins anew', () => {
  const recording = record(runOf({ solver: 'iterative-deepening', start: '451260738' }))
  const marks = marksOf(recording).filter(({ kind }) => kind !== 'solution')
  expect(marks.length).toBeGreaterThan(3)
  for (const { kind, step, level } of marks) {
    expect(kind).toBe('iteration')
    expect(eventAt(recording, step)).toMatchObject({ kind: 'iteration', limit: level })
  }
})

it('leaves out what cannot be told apart', () => {
  const levels = marksOf(record(runOf({ start: '867254301' }))).filter(
    ({ kind }) => kind === 'level',
  )
  expect(levels.length).toBeGreaterThan(10)
  levels.slice(1).forEach(({ share }, before) => {
    expect(share - levels[before].share).toBeGreaterThanOrEqual(0.01)
  })
})

it('marks no levels of a search that goes very deep', () => {
  const deep = record(
    runOf({ solver: 'depth-first', start: '627381450', order: 'down-right-left-up' }),
  )
  expect(marksOf(deep).map(({ kind }) => kind)).toEqual(['solution'])
})

it('marks only those of many solutions that can be told apart, the first among them', () => {
  const recording = record(runOf({ start: '867254301', solver: 'ida-star', solutions: 'all' }))
  const found = solutionMarkers(recording)
  const solutions = marksOf(recording).filter(({ kind }) => kind === 'solution')
  expect(found.size).toBeGreaterThan(30)
  expect(solutions.length).toBeLessThan(found.size)
  expect(solutions[0].step).toBe(Array.from(found.values())[0].event)
  solutions.slice(1).forEach(({ share }, before) => {
    expect(share - solutions[before].share).toBeGreaterThanOrEqual(0.01)
  })
})

it('puts each mark where the slider has its step', () => {
  const run = runOf({ start: '867254301' })
  const recording = record(run)
  const { scale } = runScale(recording, run.chosen.solver.frontier)
  const marks = sliderMarks(recording, scale)
  const levels = marks.filter(({ kind }) => kind === 'level')
  // By an equal share for each, no level is too narrow for its mark.
  expect(levels.map(({ level }) => level)).toEqual(levels.map((_, index) => index))
  expect(levels.length).toBeGreaterThan(20)
  for (const { step, share } of marks) expect(share).toBe(scale.placeOf(step))
})
