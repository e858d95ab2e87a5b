import { watchThrottled } from '@vueuse/core'
import { computed, inject, onScopeDispose } from 'vue'
import type { Ref } from 'vue'
import type { TreeArea, TreeLook } from '../../../drawing/treeLook'
import type { Stage } from '../../../player/stageStore'
import type { CameraMode } from '../camera/useTreeCamera'
import { tellLookKey, useTreeName } from './treeLooks'

/** What can be chosen of how a tree is looked at. */
export interface LookChoices {
  readonly mode: Ref<CameraMode>
  readonly pruned: Ref<boolean>
  readonly pathOnly: Ref<boolean>
}

/** Those who follow are eased there, in ms. */
const timeBetween = 100

/** Tells a presenter, where there is one, how a tree is looked at: some times a second, the newest. */
export function useToldLook(
  stage: Pick<Stage, 'selected'>,
  { mode, pruned, pathOnly }: LookChoices,
  seen: () => TreeArea | undefined,
): void {
  const tell = inject(tellLookKey, undefined)
  if (!tell) return
  const name = useTreeName()
  const teller = Symbol('tree')
  const look = computed((before?: TreeLook): TreeLook => {
    const camera = mode.value === 'free' ? seen() : mode.value
    const { selected } = stage
    const now = {
      tree: name(),
      ...(camera && { camera }),
      pruned: pruned.value,
      pathOnly: pathOnly.value,
      ...(selected !== undefined && { selected }),
    }
    // A picture is painted far more often than it is looked at in another way.
    return before && JSON.stringify(before) === JSON.stringify(now) ? before : now
  })
  // The last of them may come after the tree is gone.
  let isOver = false
  watchThrottled(look, (now) => !isOver && tell(teller, now), {
    throttle: timeBetween,
    trailing: true,
    immediate: true,
  })
  onScopeDispose(() => {
    isOver = true
    tell(teller, undefined)
  })
}
