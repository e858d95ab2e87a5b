import type { Challenge } from '../../../src/ownSearch/challenge/challenge'
import {
  checkChallenge,
  mostGenerated,
  tooManyMessage,
} from '../../../src/ownSearch/challenge/checkChallenge'
import type {
  ChallengeResult,
  RecordChecked,
} from '../../../src/ownSearch/challenge/checkChallenge'
import { whyStopped } from '../../../src/ownSearch/sandbox/whyStopped'
import { readRun } from '../../../src/recording/run'
import { Recorder } from '../../../src/recording/write/recorder'
import { faultMessage } from '../../../src/words/faults/faults'
import { say } from '../../../src/words/message'
import type { Message } from '../../../src/words/message'
import { stopMessage } from '../../../src/words/stopped'
import { recorderOf } from '../runHere'

const expansionsPerLook = 500

/** Records without a sandbox; the code of an answer is its source. */
const recordHere: RecordChecked = async (settings) => {
  const { code } = settings
  const own = code === undefined ? undefined : recorderOf(code, settings)
  const read = readRun(settings)
  if (!read.ok) return { ok: false, fault: faultMessage(read.fault) }
  const recorder = own ?? new Recorder(read.value)
  const stoppedBy = (stopped: Message) =>
    ({ ok: true, value: { run: read.value, recording: undefined, stopped } }) as const
  await Promise.resolve()
  try {
    while (!recorder.advance(expansionsPerLook)) {
      if (recorder.rows > mostGenerated) return stoppedBy(tooManyMessage)
    }
  } catch (reason) {
    return stoppedBy(stopMessage({ ...whyStopped(reason, undefined, 0), step: undefined }))
  }
  const recording = recorder.recording()
  return { ok: true, value: { run: read.value, recording, stopped: undefined } }
}

/** All that comes of an answer. */
export async function resultsOf(
  challenge: Challenge,
  source: string,
): Promise<readonly ChallengeResult[]> {
  const results: ChallengeResult[] = []
  const settings = { solver: 'own:Test', code: source }
  for await (const result of checkChallenge(challenge, { source, settings }, recordHere)) {
    results.push(result)
  }
  return results
}

/** What is said to be wrong with an answer: what was found, and what was wanted. */
export async function faultsOf(challenge: Challenge, source: string): Promise<readonly string[]> {
  const results = await resultsOf(challenge, source)
  return results.flatMap(({ stopped, findings }) => [
    ...(stopped ? [say(stopped)] : []),
    ...findings
      .filter(({ passed }) => !passed)
      .map(({ found, wanted }) => `${say(found)}; ${say(wanted)}`),
  ])
}
