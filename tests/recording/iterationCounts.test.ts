import { expect, it } from 'vitest'
import { generatedPerLevel, iterationCounts } from '../../src/recording/iterationCounts'
import { iterationAt } from '../../src/recording/iterations'
import { record } from '../../src/recording/recorder'
import { runOf } from './arbitraryRuns'

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

it('a search without limits has none', () => {
  expect(iterationCounts(record(runOf({ start: '123456078' })))).toEqual([])
})
