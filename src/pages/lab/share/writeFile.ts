import { chunksOf, recordingLines } from '../../../recording/file/lines'
import type { Recording } from '../../../recording/recording'
import type { Run } from '../../../recording/run'

/** Who wants to know how the writing goes, and may end it. */
export interface WriteListener {
  readonly onProgress: (share: number) => void
  readonly isCancelled: () => boolean
}

const turn = 30

/**
 * Writes a recording into a file and stays open to the hand meanwhile.
 *
 * @returns the file, or nothing when somebody ended it
 */
export async function writeFile(
  run: Run,
  recording: Recording,
  { onProgress, isCancelled }: WriteListener,
): Promise<Blob | undefined> {
  const pieces: Blob[] = []
  let lines = 0
  const counted = function* () {
    for (const line of recordingLines(run, recording)) {
      lines++
      yield line
    }
  }
  let begin = performance.now()
  for (const chunk of chunksOf(counted())) {
    pieces.push(new Blob([chunk]))
    if (performance.now() - begin < turn) continue
    onProgress(lines / (recording.events + 1))
    await new Promise((resolve) => setTimeout(resolve))
    if (isCancelled()) return undefined
    begin = performance.now()
  }
  return new Blob(pieces, { type: 'application/jsonl' })
}
