import { ref, shallowRef } from 'vue'
import type { Stage } from '../../../player/stageStore'
// A file may be of any problem.
import '../../../problems/all'
import { cancelled } from '../../../recording/write/cancelled'
import { readInWorker } from '../../../recording/file/readClient'
import type { ReadRecording } from '../../../recording/file/readClient'
import { fileWorker } from '../../../ownSearch/recordingFile/fileWorker'
import { readSearchIn } from '../../../ownSearch/recordingFile/readSearchIn'
import { faultOfReason } from '../../../workers/workerFault'
import type { WorkerFault } from '../../../workers/workerFault'
import { fileMessage } from '../../../words/fileFaults'
import { say } from '../../../words/message'
import { useOneAtATime } from './longWork'
import { writeFile } from './writeFile'

/** Writes what is on a stage into a file, and reads such a file; one thing at a time. */
export function useRecordingFile(stage: Stage) {
  /** What is being done, and how much of it is, from 0 to 1. */
  const doing = ref<'writing' | 'reading'>()
  const share = ref(0)
  const fault = ref<string>()
  const failure = shallowRef<WorkerFault>()
  const works = useOneAtATime()

  /**
   * Begins something else than before.
   *
   * @param stop ends what is done of it elsewhere
   * @returns whether it was cancelled
   */
  function begin(what: 'writing' | 'reading', stop = () => {}): () => boolean {
    const isCancelled = works.begin(() => {
      doing.value = undefined
      stop()
    })
    doing.value = what
    share.value = 0
    fault.value = failure.value = undefined
    return isCancelled
  }

  /** The recording as a file, or nothing when it was cancelled. */
  async function write(): Promise<Blob | undefined> {
    if (!stage.run || !stage.latest) return undefined
    const isCancelled = begin('writing')
    const blob = await writeFile(stage.run, cancelled(stage.latest), {
      onProgress: (part) => (share.value = part),
      isCancelled,
    })
    if (!isCancelled()) doing.value = undefined
    return blob
  }

  /** What a file holds, or nothing when it cannot be read or was cancelled. */
  async function read(file: Blob): Promise<ReadRecording | undefined> {
    let stop = () => {}
    const isCancelled = begin('reading', () => stop())
    const wrong = await readSearchIn(file)
    if (isCancelled()) return undefined
    if (wrong) {
      doing.value = undefined
      fault.value = say(wrong)
      return undefined
    }
    const reading = readInWorker(fileWorker(), file, (part) => (share.value = part))
    // A worker that was ended never answers.
    const ended = new Promise<undefined>((resolve) => {
      stop = () => {
        reading.cancel()
        resolve(undefined)
      }
    })
    try {
      const result = await Promise.race([reading.result, ended])
      if (!result) return undefined
      if (result.ok) return result.value
      fault.value = say(fileMessage(result.fault))
    } catch (reason) {
      failure.value = faultOfReason(reason)
    } finally {
      if (!isCancelled()) {
        reading.cancel()
        doing.value = undefined
      }
    }
    return undefined
  }

  return { doing, share, fault, failure, write, read, cancel: works.cancel }
}
