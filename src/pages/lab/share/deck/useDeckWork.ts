import { ref } from 'vue'
import { useOneAtATime } from '../longWork'
import type { WorkListener } from '../longWork'

/** One long work at a time: what is being done, how far it has come, and how it is ended. */
export function useDeckWork() {
  const doing = ref<'slides' | 'handout'>()
  const share = ref<number>()
  /** Why the last work failed. */
  const failed = ref<string>()
  const works = useOneAtATime()

  /** @returns what the work made; nothing where it was cancelled or failed */
  function work<Made>(
    what: 'slides' | 'handout',
    make: (listener: WorkListener) => Promise<Made | undefined>,
  ): Promise<Made | undefined> {
    return works.work(
      (isCancelled) => {
        doing.value = what
        share.value = failed.value = undefined
        return make({
          onProgress: (part) => {
            if (!isCancelled()) share.value = part
          },
          isCancelled,
        })
      },
      (reason) => (failed.value = reason instanceof Error ? reason.message : String(reason)),
      () => (doing.value = undefined),
    )
  }

  return { doing, share, failed, work, cancel: works.cancel }
}
