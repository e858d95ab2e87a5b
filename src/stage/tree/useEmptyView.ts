import { computed } from 'vue'
import type { Ref } from 'vue'
import { useLasting } from '../useLasting'
import type { CameraMode } from './camera/useTreeCamera'
import { isAnyInView } from './picture/isAnyInView'
import type { TreePicture } from './picture/treePicture'

// A camera on its way may come past places without a node.
const settleTime = 250

/** Whether a view that was left to the hand stands where no node is at the step shown. */
export function useEmptyView({
  mode,
  shown,
}: {
  readonly mode: Readonly<Ref<CameraMode>>
  readonly shown: Readonly<Ref<TreePicture | undefined>>
}): Readonly<Ref<boolean>> {
  const isEmpty = computed(() => {
    if (mode.value !== 'free' || !shown.value) return false
    const { subject, view, levels } = shown.value
    return !isAnyInView(subject.tree, view, levels, subject.step)
  })
  return useLasting(isEmpty, settleTime)
}
