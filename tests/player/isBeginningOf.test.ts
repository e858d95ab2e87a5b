import { expect, it } from 'vitest'
import { isBeginningOf } from '../../src/player/isBeginningOf'
import { Int32Log } from '../../src/recording/columns'
import { cancelled } from '../../src/recording/write/cancelled'
import { Recorder, record } from '../../src/recording/write/recorder'
import { runOf } from '../recording/arbitraryRuns'

const run = runOf({ start: '451260738' })
const whole = record(run)

it('a recording that was stopped is the beginning of the whole one, and not the other way round', () => {
  const recorder = new Recorder(run)
  recorder.advance(5)
  const stopped = cancelled(recorder.recording())
  expect(isBeginningOf(stopped, whole)).toBe(true)
  expect(isBeginningOf(whole, stopped)).toBe(false)
  expect(isBeginningOf(whole, record(run))).toBe(true)
})

it('one that ended as the whole one did has to be as long', () => {
  expect(isBeginningOf(record(run, 20), whole)).toBe(false)
})

it('one in which nodes were expanded in another order is none', () => {
  const expansions = new Int32Log()
  expansions.append(whole.expansions.items.slice(0, whole.expanded).reverse())
  expect(isBeginningOf({ ...whole, expansions }, whole)).toBe(false)
})
