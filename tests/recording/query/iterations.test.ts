import { expect, it } from 'vitest'
import {
  generatedPerLevel,
  iterationCounts,
  iterationAt,
} from '../../../src/recording/query/iterations'
import { Assembler } from '../../../src/recording/transfer/assembler'
import { cutChunk } from '../../../src/recording/transfer/chunk'
import { Recorder, record, defaultBudget } from '../../../src/recording/write/recorder'
import { runOf } from '../arbitraryRuns'

const settings = { solver: 'iterative-deepening', start: '123456078' }
const recording = record(runOf({ ...settings, start: '413726580' }))
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

it('each limit has its counts, and the event at which it begins', () => {
  const iterations = iterationCounts(recording)
  expect(iterations.map(({ limit }) => limit)).toEqual(iterations.map((_, index) => index))
  for (const { limit, beginsAt = -1, generated, perLevel } of iterations) {
    expect(iterationAt(recording, beginsAt).limit).toBe(limit)
    expect(sum(perLevel)).toBe(generated)
  }
  expect(sum(iterations.map(({ generated }) => generated))).toBe(recording.totals.generated)
  expect(sum(iterations.map(({ expanded }) => expanded))).toBe(recording.totals.expanded)
})

it('the nodes of an iteration by depth grow up to its counts', () => {
  const iterations = iterationCounts(recording)
  iterations.forEach(({ beginsAt = 0, perLevel }, index) => {
    const end = iterations[index + 1]?.beginsAt ?? recording.events
    expect(generatedPerLevel(recording, beginsAt)).toEqual([])
    expect(generatedPerLevel(recording, beginsAt + 1)).toEqual([1])
    expect(generatedPerLevel(recording, end - 1)).toEqual(perLevel)
  })
})

it('limits past the budget keep their counts, but have no event', () => {
  const run = runOf({ ...settings, start: '413726580' })
  const short = iterationCounts(record(run, 100))
  const whole = iterationCounts(record(run))
  expect(short.map(({ perLevel }) => perLevel)).toEqual(whole.map(({ perLevel }) => perLevel))
  expect(short[1].beginsAt).toBe(whole[1].beginsAt)
  expect(short.at(-1)?.beginsAt).toBeUndefined()
})

it('one is complete when no more of its rows are recorded, though the search goes on', () => {
  const recorder = new Recorder(runOf({ start: '867254301' }), 100)
  recorder.advance(1)
  const last = () => recorder.recording().events - 1
  expect(iterationAt(recorder.recording(), last()).complete).toBe(false)
  recorder.advance(200)
  expect(recorder.recording().outcome).toBeUndefined()
  expect(iterationAt(recorder.recording(), last()).complete).toBe(true)
})

it('a search without limits has none', () => {
  expect(iterationCounts(record(runOf({ start: '123456078' })))).toEqual([])
})

it('very many limits keep their nodes by depth only while there are few depths', () => {
  const recorder = new Recorder(
    runOf({ problem: 'sliding-2x2', start: '1320', solver: 'iterative-deepening' }),
    0,
  )
  recorder.advance(200_000)
  const iterations = iterationCounts(recorder.recording())
  expect(iterations.length).toBeGreaterThan(300)
  expect(iterations[80].perLevel).toHaveLength(81)
  expect(iterations.slice(81).every(({ perLevel }) => perLevel.length === 0)).toBe(true)
  expect(iterationCounts(recorder.recording(), 90, 92)).toEqual(iterations.slice(90, 92))
})

it('a part of a recording brings only the limits that are new', () => {
  const recorder = new Recorder(
    runOf({ problem: 'sliding-2x2', start: '1320', solver: 'iterative-deepening' }),
  )
  const assembler = new Assembler(defaultBudget)
  recorder.advance(100_000)
  const before = recorder.recording()
  assembler.append(cutChunk(before))
  recorder.advance(1_000)
  const after = recorder.recording()
  const part = cutChunk(after, before)
  expect(part.totals.perIteration.length).toBeLessThan(10)
  expect(assembler.append(part).totals).toEqual(after.totals)
})
