import { readComparison } from '../../src/pages/compare/address'
import { budgetOfEach } from '../../src/pages/compare/comparison'
import { commonLength, stepAt } from '../../src/pages/compare/time/commonTime'
import { say } from '../../src/words/message'
import { openAddress } from './openAddress'
import { recordingOf, runFacts, stepFacts } from './runFacts'

/** What the page of comparisons shows for an address. */
export function compareFacts(address: string) {
  const { query } = openAddress(address)
  const { searches, clock, time, sameScale, wrong } = readComparison(query)
  const runs = searches.map(({ settings }) => recordingOf(settings, budgetOfEach))
  const length = commonLength(
    runs.map(({ recording }) => recording),
    clock,
  )
  return {
    sameScale,
    time: Math.min(time, length),
    length,
    complaints: wrong.map(say),
    searches: runs.map(({ run, recording }) => ({
      board: run.problem.format(run.problem.start),
      ...runFacts(run, recording),
      at: stepFacts(run, recording, stepAt(recording, clock, time, length)),
    })),
  }
}
