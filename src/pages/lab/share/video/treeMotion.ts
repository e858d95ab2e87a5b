import type { TreeLayout } from '../../../../layout/treeLayout'
import { eventAt } from '../../../../recording/query/events'
import type { Recording } from '../../../../recording/recording'
import { actingNode, aimedAt, twinAt } from '../../../../stage/tree/camera/aim'
import { viewOf } from '../../../../stage/tree/camera/camera'
import type { Camera, View, Viewport } from '../../../../stage/tree/camera/camera'
import { grownTo } from '../../../../stage/tree/camera/grownBounds'
import { useTreeCamera } from '../../../../stage/tree/camera/useTreeCamera'
import { blended } from '../../../../stage/tree/frames/blend'
import { layoutTime, shareAt } from '../../../../stage/tree/frames/growth'
import type { VideoTree } from './videoTrees'

/** How a tree is to be seen in a video. */
export interface SeenFrom {
  readonly viewport: Viewport
  /** True when nothing is eased. */
  readonly isStill: boolean
  /** True when steps pass too fast to be watched from near. */
  readonly isFast: boolean
}

/** A tree at a moment of a video: where its nodes are by then, and from where it is seen. */
export interface TreeMoment {
  readonly layout: TreeLayout
  readonly view: View
  readonly moving: boolean
}

/** What moves in a tree while a video goes on: the camera, and nodes that make room for others. */
export function treeMotion(recording: Recording, { viewport, isStill, isFast }: SeenFrom) {
  const camera = useTreeCamera('follow')
  let shown: VideoTree | undefined
  let from: TreeLayout | undefined
  let passed = 0

  /** The tree at a step, some seconds after what was asked for before. */
  function advance(tree: VideoTree, step: number, seconds: number): TreeMoment {
    const { layout } = tree.laidOut
    take(tree)
    passed += seconds
    const share = from ? shareAt(passed * 1000, layoutTime) : 1
    if (share >= 1) from = undefined
    const bounds = tree.isFixed ? layout : grownTo(layout, recording, step)
    const aim = (going: Camera) => {
      const event = eventAt(recording, step)
      const acting = isFast ? undefined : actingNode(recording, event)
      return aimedAt(acting, going, recording, bounds, viewport, twinAt(recording, event))
    }
    const now = camera.advance(bounds, viewport, aim, isStill ? 0 : seconds, false)
    return {
      layout: from ? blended(from, layout, recording.columns.parent, share) : layout,
      view: viewOf(now.camera, bounds, viewport),
      moving: now.moving || from !== undefined,
    }
  }

  function take(tree: VideoTree): void {
    const before = shown?.laidOut.layout
    shown = tree
    const { layout } = tree.laidOut
    if (before === layout) return
    const isOther = before?.firstRow !== layout.firstRow
    if (isOther) camera.reset()
    camera.mode.value = tree.isFixed ? 'fit' : 'follow'
    from = isOther || isStill ? undefined : before
    passed = 0
  }

  return { advance }
}
