// A file may be of any problem.
import '../../../problems/all'
import { ref, shallowRef } from 'vue'
import { fileWorker } from '../../../ownSearch/recordingFile/fileWorker'
import { readSearchIn } from '../../../ownSearch/recordingFile/readSearchIn'
import type { Stage } from '../../../player/stageStore'
import { readInWorker } from '../../../recording/file/readClient'
import type { ReadRecording } from '../../../recording/file/readClient'
import { cancelled } from '../../../recording/write/cancelled'
import { fileMessage } from '../../../words/faults/fileFaults'
import { say } from '../../../words/message'
import { faultOfReason } from '../../../workers/workerFault'
import type { WorkerFault } from '../../../workers/workerFault'
import { useOneAtATime } from './longWork'
import { writeFile } from './writeFile'

/** Writes what is on a stage into a file, and reads such a file; one thing at a time. */
export function useRecordingFile(stage: Stage) {
  /** What is being done, and how much of it is, from 0 to 1. */
  const doing = ref<'writing' | 'reading'>()
  const share = ref(0)
  const fault = ref<string>()
  /** What failed last, and why. */
  const failure = shallowRef<{
    readonly what: 'writing' | 'reading'
    readonly fault: WorkerFault
  }>()
  const works = useOneAtATime()

  /** @param stop ends what is done of it elsewhere, when it is over */
  function work<Made>(
    what: 'writing' | 'reading',
    make: (isCancelled: () => boolean) => Promise<Made | undefined>,
    stop = () => {},
  ): Promise<Made | undefined> {
    return works.work(
      (isCancelled) => {
        doing.value = what
        share.value = 0
        fault.value = failure.value = undefined
        return make(isCancelled)
      },
      (reason) => (failure.value = { what, fault: faultOfReason(reason) }),
      () => {
        doing.value = undefined
        stop()
      },
    )
  }

  /** The recording as a file, or nothing when it was cancelled or failed. */
  async function write(): Promise<Blob | undefined> {
    const { run, latest } = stage
    if (!run || !latest) return undefined
    return work('writing', (isCancelled) =>
      writeFile(run, cancelled(latest), {
        onProgress: (part) => (share.value = part),
        isCancelled,
      }),
    )
  }

  /** What a file holds, or nothing when it cannot be read or was cancelled. */
  function read(file: Blob): Promise<ReadRecording | undefined> {
    let stop = () => {}
    return work(
      'reading',
      async (isCancelled) => {
        const wrong = await readSearchIn(file)
        if (isCancelled()) return undefined
        if (wrong) {
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
        const result = await Promise.race([reading.result, ended])
        if (result?.ok) return result.value
        if (result) fault.value = say(fileMessage(result.fault))
        return undefined
      },
      () => stop(),
    )
  }

  return { doing, share, fault, failure, write, read, cancel: works.cancel }
}
