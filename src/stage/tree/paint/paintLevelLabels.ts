import type { Brush } from '../brush/brush'
import type { Viewport } from '../camera/camera'
import { movedTo, unmoved } from '../camera/movedView'
import type { PictureMotion } from '../camera/movedView'
import type { Palette } from '../brush/palette'
import { labelRise } from './placeLabels'
import type { ScreenBox } from '../camera/screen'
import type { TreePicture } from '../picture/treePicture'

const letters = 13
const lineHeight = 13.5
const inset = 5
const padding = 3
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
  const { labels, levels, view, palette } = picture
  const height = lineHeight * palette.letters
  const gap = view.gap * motion.down.by
  const rise = labelRise(levels, gap, height)
  context.font = `500 ${letters * palette.letters}px ${palette.sans}`
  context.textBaseline = 'middle'
  const boxOf = (y: number, text: string, leftFor: (width: number) => number): Lettered => {
    const middle = movedTo(motion.down, y)
    const lowest = middle + Math.max(0, (gap - height) / 2)
    // A label whose level is cut by the upper edge comes down with it.
    const at = Math.max(middle - rise, Math.min(lowest, height))
    const width = context.measureText(text).width + 2 * padding
    const left = leftFor(width)
    const box = { left, right: left + width, top: at - height / 2, bottom: at + height / 2 }
    return { text, box }
  }
  const names = labels.map(({ name, y }) => boxOf(y, name, () => inset))
  const widths = labels.map(({ width, y }) =>
    boxOf(y, width, (across) => viewport.width - inset - across),
  )
  for (const column of [names, widths]) {
    column.forEach((label, at) => {
      if (label.text !== '' && !isOver(label, column[at + 1])) paintLabel(context, label, palette)
    })
  }
}

/** Whether a label, held at the upper edge, has come down to the next one. */
function isOver({ box }: Lettered, next: Lettered | undefined): boolean {
  return next !== undefined && box.bottom > next.box.top + 1
}

interface Lettered {
  readonly text: string
  readonly box: ScreenBox
}

function paintLabel(context: Brush, { text, box }: Lettered, palette: Palette): void {
  const { left, right, top, bottom } = box
  context.fillStyle = palette.pane
  context.globalAlpha = labelGround
  context.fillRect(left, top, right - left, bottom - top)
  context.globalAlpha = 1
  context.textAlign = 'left'
  context.fillStyle = palette.inkSoft
  context.fillText(text, left + padding, (top + bottom) / 2)
}
