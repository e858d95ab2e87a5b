import { shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import type { Stage } from '../../../player/stageStore'
import type { ScreenPoint } from '../camera/screen'
import { nodeAt } from './nodeAt'
import type { Hit } from './nodeAt'
import type { TreePicture } from './treePicture'

/** The node that a hand is on, in what was painted last. At another step it may be there no more. */
export function useHovered(stage: Stage, shown: Readonly<Ref<TreePicture | undefined>>) {
  const hovered = shallowRef<Hit & { readonly point: ScreenPoint }>()
  watch([() => stage.run, () => stage.step], () => (hovered.value = undefined), { flush: 'sync' })

  function hitAt(point: ScreenPoint): Hit | undefined {
    const { value: picture } = shown
    if (!picture) return undefined
    const { tree, step } = picture.subject
    return nodeAt(tree, picture.view, picture.levels, step, point)
  }

  function hover(point: ScreenPoint | undefined): void {
    const hit = point && hitAt(point)
    if (hit?.node === hovered.value?.node) return
    hovered.value = point && hit && { ...hit, point }
  }

  return { hovered, hover, nodeUnder: (point: ScreenPoint) => hitAt(point)?.node }
}
