import type { TreeLayout } from '../../../layout/treeLayout'
import type { SearchEvent } from '../../../recording/query/events'
import { kept } from '../../../recording/reasonCodes'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'
import type { TreeMark } from '../picture/marks'

/** How long nodes take to make room for new ones, in ms. */
export const layoutTime = 320

/** What is moving at a moment. */
export interface Growth {
  /** The layout that nodes come from, while they move to another. */
  readonly from: TreeLayout | undefined
  /** From 0 (the places of `from`) to 1 (those of the layout shown). */
  readonly layoutShare: number
  /** The child that comes out of its parent, and how far it has come, from 0 to 1. */
  readonly arriving: Node | undefined
  readonly arrivalShare: number
  /** The node that a ring spreads from, once: one that is expanded, or the twin of one just pruned. */
  readonly pulsing: Node | undefined
  readonly going: boolean
}

/** What a step to the next event sets in motion. */
export interface Motion {
  readonly arriving: Node | undefined
  readonly pulsing: Node | undefined
}

/** What moves as an event comes to be shown, if anything does. */
export function motionOf(
  { columns }: Pick<Recording, 'columns'>,
  event: SearchEvent,
): Motion | undefined {
  if (event.kind === 'expand') return { arriving: undefined, pulsing: event.node }
  if (event.kind !== 'generate') return undefined
  const twin = columns.twin[event.node]
  const isRepeated = columns.reason[event.node] !== kept && twin >= 0
  return { arriving: event.node, pulsing: isRepeated ? twin : undefined }
}

/** How far a motion has come, from 0 to 1, with a soft end. */
export function shareAt(passed: number, time: number): number {
  if (time <= 0) return 1
  const left = 1 - Math.min(1, Math.max(0, passed / time))
  return 1 - left ** 3
}

/** The marks with the arriving child on its way from its parent. */
export function withArrival(
  marks: readonly TreeMark[],
  { arriving, arrivalShare }: Pick<Growth, 'arriving' | 'arrivalShare'>,
): readonly TreeMark[] {
  if (arriving === undefined) return marks
  return marks.map((mark) =>
    mark.node === arriving
      ? {
          ...mark,
          x: mark.parentX + (mark.x - mark.parentX) * arrivalShare,
          y: mark.parentY + (mark.y - mark.parentY) * arrivalShare,
          // A pruned child that is no board comes out as large as any and folds to a stub.
          size:
            mark.as === 'pruned' && !mark.boardOpacity
              ? mark.size * (2.4 - 1.4 * arrivalShare)
              : mark.size,
        }
      : mark,
  )
}
