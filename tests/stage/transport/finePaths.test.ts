import { expect, it } from 'vitest'
import { record } from '../../../src/recording/write/recorder'
import { finePaths } from '../../../src/stage/transport/finePaths'
import { runOf } from '../../recording/arbitraryRuns'

const recording = record(runOf({ start: '123456078' }))
const bars = (line = '') => line.split('z').length - 1
const drawn = (now: number) =>
  Object.fromEntries(
    finePaths(recording, { first: 0, count: recording.events }, now).map(({ kind, line }) => [
      kind,
      bars(line),
    ]),
  )

it('draws each step that has happened as what it was', () => {
  const { expanded, kept, pruned, solution, ahead } = drawn(recording.events - 1)
  expect(ahead).toBeUndefined()
  expect([expanded, solution]).toEqual([recording.expanded, 1])
  expect(kept + (pruned ?? 0)).toBe(recording.rows)
})

it('tells nothing of the steps to come: a question may ask for them', () => {
  expect(drawn(0)).toEqual({ kept: 1, ahead: recording.events - 1 })
})
