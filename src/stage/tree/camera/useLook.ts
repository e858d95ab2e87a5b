import { shallowRef, watch } from 'vue'
import type { Stage } from '../../../player/stageStore'
import type { Node } from '../../../solvers/solver'

/**
 * The node that one looks at aside from the action: until the step or the selection changes.
 */
export function useLook(stage: Pick<Stage, 'step' | 'selected'>) {
  const looked = shallowRef<Node>()
  watch(
    () => [stage.step, stage.selected],
    () => (looked.value = undefined),
    { flush: 'sync' },
  )
  return looked
}
