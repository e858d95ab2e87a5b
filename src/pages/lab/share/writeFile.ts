import { promiseTimeout } from '@vueuse/core'
import { chunksOf, recordingLines } from '../../../recording/file/lines'
import type { Recording } from '../../../recording/recording'
import type { Run } from '../../../recording/run'
import { takeTurns } from './longWork'
import type { WorkListener } from './longWork'

/**
 * Writes a recording into a file and stays open to the hand meanwhile.
 *
 * @returns the file, or nothing when somebody ended it
 */
export async function writeFile(
  run: Run,
  recording: Recording,
  listener: WorkListener,
): Promise<Blob | undefined> {
  const pieces: Blob[] = []
  let lines = 0
  const counted = function* () {
    for (const line of recordingLines(run, recording)) {
      lines++
      yield line
    }
  }
  const goesOn = takeTurns(listener, () => promiseTimeout(0))
  for (const chunk of chunksOf(counted())) {
    pieces.push(new Blob([chunk]))
    if (!(await goesOn(lines / (recording.events + 1)))) return undefined
  }
  return new Blob(pieces, { type: 'application/jsonl' })
}
