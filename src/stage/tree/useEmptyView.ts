import { refDebounced } from '@vueuse/core'
import { computed } from 'vue'
import type { Ref } from 'vue'
import { isAnyInView } from './isAnyInView'
import type { Sight } from './sight'
import { levelsOf } from './treePicture'
import type { CameraMode } from './useTreeCamera'

// A camera on its way may come past places without a node.
const settleTime = 250

/** Whether a view that was left to the hand stands where no node is at the step shown. */
export function useEmptyView(
  shown: Readonly<Ref<Sight | undefined>>,
  mode: Readonly<Ref<CameraMode>>,
): Readonly<Ref<boolean>> {
  const isEmpty = computed(() => {
    if (mode.value !== 'free' || !shown.value) return false
    const { subject, view } = shown.value
    return !isAnyInView(subject.tree, view, levelsOf(subject, view), subject.step)
  })
  const wasEmpty = refDebounced(isEmpty, settleTime)
  return computed(() => isEmpty.value && wasEmpty.value)
}
