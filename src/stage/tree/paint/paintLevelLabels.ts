import { say } from '../../../words/message'
import type { Brush } from '../brush/brush'
import type { Viewport } from '../camera/camera'
import { sideMargin } from '../camera/margins'
import { movedTo, unmoved } from '../camera/movedView'
import type { PictureMotion } from '../camera/movedView'
import type { WordedLabel } from '../picture/levelLabels'
import type { TreeMark } from '../picture/marks'
import type { TreePicture } from '../picture/treePicture'
import { labelRise } from './placeLabels'

const letters = 13
const lineHeight = 13.5
const inset = 5
const padding = 3
/** How deep most trees are at most: their names of levels are as wide as this one's. */
const usualDepth = 20
/** How much of the ground of a label covers what is beneath: the strongest line leaves it readable. */
export const labelGround = 0.85

/** Where a picture is shown, and how its places become places in there. */
interface ShownIn {
  readonly viewport: Viewport
  readonly motion: PictureMotion
}

/**
 * The names of the levels at the left and their widths at the right, over what passes beneath them.
 *
 * @param shownIn where the labels keep to the edges; the picture's own view where it is not moved
 */
export function paintLevelLabels(
  context: Brush,
  picture: TreePicture,
  { viewport, motion }: ShownIn = { viewport: picture.view.viewport, motion: unmoved },
): void {
  const { labels, levels, marks, view, palette } = picture
  const fontOf = (scale: number) => `500 ${letters * scale}px ${palette.sans}`
  const height = lineHeight * palette.letters
  const gap = view.gap * motion.down.by
  const rise = labelRise(levels, gap, height)
  /** What a label hides where there is no room between the levels: it lies on its own. */
  const hidden = rise === 0 ? marks.filter(({ boardOpacity }) => boardOpacity > 0) : []
  context.font = fontOf(palette.letters)
  if (palette.letters > 1 && rise === 0 && levels.at(0)?.together === 1) {
    // On its own level a name has the margin beside the nodes, which grows less than letters do.
    const name = say({ key: 'tree.depth', values: { level: usualDepth } })
    const room = sideMargin(viewport) - inset - 2 * padding
    const fitting = (palette.letters * room) / context.measureText(name).width
    if (fitting < palette.letters) context.font = fontOf(Math.max(1, fitting))
  }
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  const paint = (
    { y, isBelow }: WordedLabel,
    text: string,
    leftFor: (width: number) => number,
    isName: boolean,
  ): void => {
    const middle = movedTo(motion.down, y)
    // A label whose level is cut by an edge comes in with it, as far as its nodes: beyond are numbers.
    const inView = isBelow ? viewport.height - height - middle : middle - height
    const away = Math.max(0, Math.min(rise, inView))
    const at = isBelow ? middle + away : middle - away
    const width = context.measureText(text).width + 2 * padding
    const left = leftFor(width)
    const isBeneath = (mark: TreeMark) =>
      mark.y === y &&
      Math.abs(movedTo(motion.across, mark.x) - left - width / 2) * 2 < mark.size + width
    // There it is left out where one of them is beneath.
    if (away < rise && marks.some(isBeneath)) return
    // The name of a level is needed more than a board; how many nodes it has is not.
    if (!isName && hidden.some(isBeneath)) return
    context.fillStyle = palette.pane
    context.globalAlpha = labelGround
    context.fillRect(left, at - height / 2, width, height)
    context.globalAlpha = 1
    context.fillStyle = palette.inkSoft
    context.fillText(text, left + padding, at)
  }
  for (const label of labels) {
    paint(label, label.name, () => inset, true)
    if (label.width) paint(label, label.width, (width) => viewport.width - inset - width, false)
  }
}
