import type { View } from '../camera/camera'
import { byWholePixels, covers, isPan, motionBetween, widened } from '../camera/movedView'
import type { Margin, PictureMotion } from '../camera/movedView'
import { drawnIn, haloAround } from '../paint/halos'
import { densityWorkspace } from '../paint/paintDensity'
import { paintLevelLabels } from '../paint/paintLevelLabels'
import { paintPulse } from '../paint/paintPulse'
import { paintBeneathLabels, paintTree } from '../paint/paintTree'
import { hasPlace } from '../picture/nodePlaces'
import { treePicture } from '../picture/treePicture'
import type { TreePicture } from '../picture/treePicture'
import { withArrival } from './growth'
import type { Growth } from './growth'

/** What a painting shows that reaches beyond the view, without the labels, which keep to its edges. */
interface Spare {
  readonly picture: TreePicture
  /** Until when it does for a zoomed view. */
  readonly freshUntil: number
}

// How often a screen shows another painting, in ms; for frames that come faster a stretched one does.
const screenTime = 1000 / 60
// On a slow machine, painting takes no more than a third of the time.
const restsPerPainting = 2
const besidePan: Margin = { across: 160, down: 90 }
const shareBesideZoomOut = 0.1

/**
 * Paints a tree frame by frame. While nothing but the view changes, a painting that reaches beyond
 * it is moved along with it, so that a pan costs no painting; in a zoom it is stretched for the
 * frames that come faster than a screen shows them.
 */
export function movablePainting() {
  const workspace = densityWorkspace()
  let last: TreePicture | undefined
  let spare: Spare | undefined
  // Kept: one of some megabytes takes long to come.
  const image = new OffscreenCanvas(1, 1)

  /**
   * @param growth what moves in the tree at this moment
   * @returns whether a sharper painting is to follow
   */
  function paint(context: CanvasRenderingContext2D, picture: TreePicture, growth: Growth): boolean {
    const before = last
    last = picture
    if (before && !growth.going && isSameFromElsewhere(before, picture)) {
      return paintMoved(context, picture, before.view)
    }
    spare = undefined
    paintTree(context, workspace, { ...picture, marks: withArrival(picture.marks, growth) })
    paintPulsing(context, picture, growth)
    return false
  }

  function paintMoved(
    context: CanvasRenderingContext2D,
    wanted: TreePicture,
    before: View,
  ): boolean {
    const { view, sharpness } = wanted
    if (!spare || !canStandFor(spare, wanted)) spare = spareAround(wanted, before)
    const { picture } = spare
    const motion = motionTo(wanted, picture)
    const { across, down } = motion
    const [width, height] = [image.width / sharpness, image.height / sharpness]
    // What is stretched is seen for a frame or two: smoothing it would cost more than painting it.
    context.imageSmoothingEnabled = false
    context.drawImage(image, across.from, down.from, width * across.by, height * down.by)
    paintLevelLabels(context, picture, { viewport: view.viewport, motion })
    return !isPan(motion)
  }

  function spareAround(wanted: TreePicture, before: View): Spare {
    const { view, sharpness } = wanted
    const begun = performance.now()
    const margin = marginFor(view, motionBetween(before, view))
    const picture = widenedBy(margin, wanted)
    const { width, height } = picture.view.viewport
    const [across, down] = [Math.ceil(width * sharpness), Math.ceil(height * sharpness)]
    if (image.width !== across) image.width = across
    if (image.height !== down) image.height = down
    const context = image.getContext('2d', { alpha: false })
    context?.setTransform(sharpness, 0, 0, sharpness, 0, 0)
    if (context) paintBeneathLabels(context, workspace, picture)
    const done = performance.now()
    const rest = Math.max(screenTime, restsPerPainting * (done - begun))
    return { picture, freshUntil: done + rest }
  }

  return { paint }
}

/** The ring of the node that one spreads from, where the tree has it. */
function paintPulsing(
  context: CanvasRenderingContext2D,
  picture: TreePicture,
  { pulsing, arrivalShare }: Growth,
): void {
  const { recording, tree } = picture.subject
  if (pulsing === undefined || !hasPlace(recording, tree.layout, pulsing)) return
  const square = haloAround(drawnIn(picture)(pulsing))
  paintPulse(context, square, arrivalShare, picture.palette.ink)
}

/** How far a painting reaches beyond a view that has just been moved. */
function marginFor({ viewport: { width, height } }: View, moved: PictureMotion): Margin {
  if (isPan(moved)) return besidePan
  const share = moved.across.by > 1 ? 0 : shareBesideZoomOut
  return { across: Math.ceil(width * share), down: Math.ceil(height * share) }
}

function widenedBy(
  margin: Margin,
  { subject, view, palette, sharpness, settled }: TreePicture,
): TreePicture {
  return treePicture({ subject, view: widened(view, margin), palette, sharpness, settled })
}

function canStandFor({ picture, freshUntil }: Spare, wanted: TreePicture): boolean {
  const motion = motionTo(wanted, picture)
  const isSharpEnough = isPan(motion) || performance.now() < freshUntil
  return isSharpEnough && covers(picture.view, wanted.view, motion)
}

function motionTo({ view, sharpness }: TreePicture, picture: TreePicture): PictureMotion {
  const motion = motionBetween(picture.view, view)
  return isPan(motion) ? byWholePixels(motion, sharpness) : motion
}

function isSameFromElsewhere(one: TreePicture, other: TreePicture): boolean {
  return (
    one.subject === other.subject &&
    one.palette === other.palette &&
    one.sharpness === other.sharpness &&
    one.settled === other.settled &&
    one.view.viewport === other.view.viewport
  )
}
