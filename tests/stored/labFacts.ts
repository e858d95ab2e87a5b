import { readOriginLesson } from '../../src/pages/lab/originLesson'
import { stepPastEnd } from '../../src/pages/lab/stepPastEnd'
import { listedLessons } from '../../src/pages/lessons/lessons'
import { readAddress } from '../../src/setup/address/address'
import { unknownSettings } from '../../src/setup/address/unknownSettings'
import { wrongMessages } from '../../src/setup/address/wrongMessages'
import { say } from '../../src/words/message'
import { openAddress } from './openAddress'
import { recordingOf, runFacts, stepFacts } from './runFacts'

/** What the lab shows for an address; defaults are left out. */
export function labFacts(address: string) {
  const { query } = openAddress(address)
  const read = readAddress(query)
  const { run: asked, step, budget, hidden } = read
  const { run, recording } = recordingOf(asked.settings, budget)
  const behind = readOriginLesson(query.from, listedLessons)
  const complaints = [
    ...wrongMessages(read),
    ...unknownSettings(query),
    ...stepPastEnd(recording, step),
  ]
  return {
    board: run.problem.format(run.problem.start),
    ...(budget !== 2_000_000 && { mostNodes: budget }),
    ...(hidden.size > 0 && { hidden: [...hidden].sort().join(', ') }),
    ...(behind && { backTo: `${behind.lesson}/${behind.beat}` }),
    ...(complaints.length > 0 && { complaints: complaints.map(say) }),
    ...runFacts(run, recording),
    at: stepFacts(run, recording, Math.min(step, recording.events - 1)),
  }
}
