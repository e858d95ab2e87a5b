import { watch } from 'vue'
import type { Ref } from 'vue'
import type { TreeLayout } from '../../../layout/treeLayout'
import type { Stage } from '../../../player/stageStore'
import type { Node } from '../../../solvers/solver'
import type { TreeMark } from '../picture/marks'

const arrivalTime = 180
const layoutTime = 320

/** What is moving at a moment. */
export interface Growth {
  /** The layout that nodes come from, while they move to another. */
  readonly from: TreeLayout | undefined
  /** From 0 (the places of `from`) to 1 (those of the layout shown). */
  readonly layoutShare: number
  /** The child that comes out of its parent, and how far it has come, from 0 to 1. */
  readonly arriving: Node | undefined
  readonly arrivalShare: number
  readonly going: boolean
}

/** The motion of the tree: a new child slides out of its parent, a new layout is eased into. */
export function useArrival(
  stage: Stage,
  layout: Readonly<Ref<TreeLayout | undefined>>,
  calm: Readonly<Ref<boolean>>,
) {
  let arriving: Node | undefined
  let arrivedAt = Number.NEGATIVE_INFINITY
  let from: TreeLayout | undefined
  let changedAt = Number.NEGATIVE_INFINITY

  watch(
    () => stage.step,
    (step, before) => {
      const { event } = stage
      if (calm.value || step !== before + 1 || event?.kind !== 'generate') return
      arriving = event.node
      arrivedAt = performance.now()
    },
    { flush: 'sync' },
  )
  watch(
    layout,
    (_, before) => {
      from = calm.value ? undefined : before
      changedAt = performance.now()
    },
    { flush: 'sync' },
  )
  watch(
    () => stage.run,
    () => (from = arriving = undefined),
    { flush: 'sync' },
  )

  function at(now: number): Growth {
    const arrivalShare = smooth((now - arrivedAt) / arrivalTime)
    const layoutShare = smooth((now - changedAt) / layoutTime)
    return {
      from: layoutShare < 1 ? from : undefined,
      layoutShare,
      arriving: arrivalShare < 1 ? arriving : undefined,
      arrivalShare,
      going:
        (arriving !== undefined && arrivalShare < 1) || (from !== undefined && layoutShare < 1),
    }
  }
  return { at }
}

/** The marks with the arriving child on its way from its parent. */
export function withArrival(
  marks: readonly TreeMark[],
  { arriving, arrivalShare }: Growth,
): readonly TreeMark[] {
  if (arriving === undefined) return marks
  return marks.map((mark) =>
    mark.node === arriving
      ? {
          ...mark,
          x: mark.parentX + (mark.x - mark.parentX) * arrivalShare,
          y: mark.parentY + (mark.y - mark.parentY) * arrivalShare,
          // A pruned child comes out as large as any and folds to a stub.
          size: mark.as === 'pruned' ? mark.size * (2.4 - 1.4 * arrivalShare) : mark.size,
        }
      : mark,
  )
}

/** From 0 to 1 with a soft end. */
function smooth(share: number): number {
  const clamped = Math.min(1, Math.max(0, share))
  return 1 - (1 - clamped) ** 3
}
