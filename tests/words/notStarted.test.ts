import { expect, it } from 'vitest'
import { say } from '../../src/words/message'
import { notStartedMessage } from '../../src/words/notStarted'
import { runOf } from '../recording/arbitraryRuns'

const run = runOf({ solver: 'breadth-first', problem: 'sliding-3x2', start: '450123' })
const own = (code: string) => ({
  ...run,
  settings: { ...run.settings, solver: 'own:Mine', code },
})

it('of changed code it is said that no step came from it, and what to do', () => {
  expect(say(notStartedMessage(own('new'), own('old')))).toBe(
    'The changed code of “Mine” made no step, so the previous run is still shown. Fix the code, then run it again.',
  )
})

it('of the same code with another option it is said that the settings are others', () => {
  expect(say(notStartedMessage(own('old'), own('old')))).toMatch(
    /^Mine from 450123 could not be started with the new settings\./,
  )
})
