import { expect, it } from 'vitest'
import { stepPastEnd } from '../../../src/pages/lab/stepPastEnd'
import type { Recording } from '../../../src/recording/recording'
import { cancelled } from '../../../src/recording/write/cancelled'
import { record } from '../../../src/recording/write/recorder'
import { say } from '../../../src/words/message'
import { runOf } from '../../recording/arbitraryRuns'

const whole = record(runOf({ start: '123456078' }))
const last = whole.events - 1
const running: Recording = { ...whole, outcome: undefined }
const told = (recording: Recording | undefined, asked: number) =>
  stepPastEnd(recording, asked).map(say)

it('tells how many steps a search has when one past them is asked for', () => {
  expect(told(whole, 12_345)).toEqual([
    `The search has ${last} steps; step 12,345 is past its end, so the last one is shown.`,
  ])
  expect(told(whole, last + 1)).toHaveLength(1)
})

it('says nothing of a step that there is', () => {
  expect(told(whole, last)).toEqual([])
  expect(told(whole, 0)).toEqual([])
})

it('says nothing while the recording goes on, or where somebody stopped it', () => {
  expect(told(undefined, 12_345)).toEqual([])
  expect(told(running, 12_345)).toEqual([])
  expect(told(cancelled(running), 12_345)).toEqual([])
})

it('does not take the part that is recorded for the whole search', () => {
  const part = record(runOf({ start: '867254301' }), 100)
  expect(part.overBudget).toBe(true)
  expect(told(part, 12_345)).toEqual([
    `Only the first ${part.events - 1} steps of the search are recorded; step 12,345 is past them, so the last one is shown.`,
  ])
})
