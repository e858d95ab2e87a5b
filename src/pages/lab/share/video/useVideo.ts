import { ref, shallowRef } from 'vue'
import { retryable } from '../../../../loading/retryable'
import type { Run } from '../../../../recording/run'
import { download } from '../../../../stage/download'
import { fileName } from '../../../../stage/tree/save/fileName'
import { faultOfReason } from '../../../../workers/workerFault'
import type { WorkerFault } from '../../../../workers/workerFault'
import { useOneAtATime } from '../longWork'
import { makeVideo } from './makeVideo'
import type { VideoOrder } from './videoScene'

const loadEncoder = retryable(() => import('./encodeVideo'), 'openVideo')

/** Makes a video and hands it to the browser; one at a time. */
export function useVideo() {
  /** How much of a video is made, from 0 to 1, while one is. */
  const share = ref<number>()
  /** The name of the file that was made last. */
  const saved = ref<string>()
  const failure = shallowRef<WorkerFault | { readonly kind: 'no-codec' }>()
  const { work, cancel } = useOneAtATime()

  function make(order: VideoOrder): Promise<void> {
    return work(
      async (isCancelled) => {
        share.value = 0
        saved.value = failure.value = undefined
        const encoder = await loadEncoder().catch(() => undefined)
        const made = encoder
          ? await makeVideo(order, encoder.openVideo, {
              onProgress: (part) => isCancelled() || (share.value = part),
              isCancelled,
            })
          : 'not-loaded'
        if (isCancelled() || made === 'cancelled') return
        if (typeof made === 'string') failure.value = { kind: made }
        else saved.value = save(order.run, made.file, made.ending)
      },
      (reason) => (failure.value = faultOfReason(reason)),
      () => (share.value = undefined),
    )
  }

  return { share, saved, failure, make, cancel }
}

function save(run: Run, file: Blob, ending: 'mp4' | 'webm'): string {
  const name = `tansaku-${fileName(run, undefined, ending)}`
  download(file, name)
  return name
}
