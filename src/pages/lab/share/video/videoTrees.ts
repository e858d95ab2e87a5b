import type { LaidOut } from '../../../../layout/layoutClient'
import type { Recording } from '../../../../recording/recording'
import { fitCamera, legibleScale } from '../../../../stage/tree/camera/camera'
import type { Viewport } from '../../../../stage/tree/camera/camera'
import { grownStretch, wholeStretch } from './treeStretch'
import type { TreeStretch } from './treeStretch'

/** What a video shows: the whole tree at all times, or what happens, from near. */
export const videoViews = ['follow', 'whole'] as const
export type VideoView = (typeof videoViews)[number]

/** The tree of a step as it is laid out for a video. */
export interface VideoTree {
  readonly laidOut: LaidOut
  /** Whether the camera rests on all of it. */
  readonly isFixed: boolean
}

/**
 * The trees of a video from step to step. One that can be read as a whole at its end is laid out
 * once, and nothing in it moves.
 *
 * @param last the last step of the video
 */
export function videoTrees(
  recording: Recording,
  last: number,
  view: VideoView,
  viewport: Viewport,
  layOut: (stretch: TreeStretch) => Promise<LaidOut>,
) {
  let whole: { readonly stretch: TreeStretch; readonly tree: VideoTree } | undefined
  let grown: VideoTree | undefined

  /** The tree of a step, which does not come before the one asked for last; none without nodes. */
  async function at(step: number): Promise<VideoTree | undefined> {
    const stretch = wholeStretch(recording, step, last)
    if (!stretch) return undefined
    if (whole?.stretch.firstRow !== stretch.firstRow) {
      const laidOut = await layOut(stretch)
      const isFixed = view === 'whole' || canBeReadWhole(laidOut, viewport)
      whole = { stretch, tree: { laidOut, isFixed } }
      grown = undefined
    }
    if (whole.tree.isFixed) return whole.tree
    const wanted = grownStretch(stretch, recording, step)
    if (wanted.rows === stretch.rows) return whole.tree
    if (grown?.laidOut.layout.rows !== wanted.rows) {
      grown = { laidOut: await layOut(wanted), isFixed: false }
    }
    return grown
  }

  return { at }
}

function canBeReadWhole({ layout }: LaidOut, viewport: Viewport): boolean {
  return legibleScale(layout, viewport) === fitCamera(layout, viewport).scale
}
