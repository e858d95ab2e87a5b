import { useTimeoutFn } from '@vueuse/core'
import { ref, watch } from 'vue'
import type { Ref } from 'vue'
import type { Stage } from '../../player/stageStore'

/** How long the end is shown, in milliseconds. */
const rest = 5000

/**
 * Plays a stage again and again.
 *
 * @param still true when it must not move by itself; it waits then until it is asked to
 */
export function useRepeating(stage: Stage, still: Readonly<Ref<boolean>>) {
  const moving = ref(!still.value)
  const again = useTimeoutFn(() => stage.play(), rest, { immediate: false })

  watch(still, (isStill) => (moving.value = !isStill))
  watch(
    [moving, () => stage.ended],
    ([isMoving, isReady]) => {
      again.stop()
      if (!isMoving) stage.pause()
      else if (isReady) stage.play()
    },
    { immediate: true },
  )
  watch(
    () => stage.playing,
    (isPlaying) => {
      if (!isPlaying && moving.value) again.start()
    },
  )

  return { moving }
}
