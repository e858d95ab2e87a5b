import { computed, shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import type { Stage } from '../../../player/stageStore'
import { isGeneratedAt } from '../../../recording/query/events'
import type { ScreenPoint } from '../camera/screen'
import { nodeAt } from './nodeAt'
import type { Hit } from './nodeAt'
import type { TreePicture } from './treePicture'

/** The node that a hand is on, in what was painted last; nothing of one that is yet to come. */
export function useHovered(stage: Stage, shown: Readonly<Ref<TreePicture | undefined>>) {
  const last = shallowRef<Hit & { readonly point: ScreenPoint }>()
  const hovered = computed(() => {
    const { recording, step } = stage
    const { value: hit } = last
    return hit && recording && isGeneratedAt(recording, hit.node, step) ? hit : undefined
  })
  const leave = () => (last.value = undefined)
  watch(() => stage.run, leave, { flush: 'sync' })

  function hitAt(point: ScreenPoint): Hit | undefined {
    const { value: picture } = shown
    if (!picture) return undefined
    const { tree, step } = picture.subject
    return nodeAt(tree, picture.view, picture.levels, step, point)
  }

  function hover(point: ScreenPoint | undefined): void {
    const hit = point && hitAt(point)
    if (hit?.node === last.value?.node) return
    last.value = point && hit && { ...hit, point }
  }

  return { hovered, hover, leave, nodeUnder: (point: ScreenPoint) => hitAt(point)?.node }
}
