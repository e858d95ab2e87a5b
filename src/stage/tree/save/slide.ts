import { say } from '../../../words/message'
import { narrate } from '../../narration/narrate'
import type { Brush } from '../brush/brush'
import { measured } from '../brush/measured'
import type { Palette } from '../brush/palette'
import { captionOf } from './caption'
import { fittingFont } from './fittingFont'
import { layOutLegend } from './legendLines'
import { legendOf } from './legendOf'
import { narrationRoom } from './narrationRoom'
import type { Sheet } from './sheet'
import { stepPainting } from './stepPainting'
import type { DrawnSteps } from './stepPicture'

/** A slide in pixels of the page. All its letters are large: those in the last row read them too. */
const slide = { width: 1280, height: 720 }
const margin = 40
const letters = 1.25
const heading = { height: 64, size: 26, small: 21, titleShare: 0.6 }
const legendGap = 14

/** How many dots a pixel of a slide has: it is 1920 × 1080. */
export const slideSharpness = 1.5

/**
 * The slides of some steps: the title, the tree with the map, the narration, and what the marks mean. On all of
 * them each has the same place and size, so that between two slides nothing moves but the search.
 */
export function slidesOf(
  steps: Omit<DrawnSteps, 'width' | 'height'>,
  of: readonly number[],
): (step: number) => Sheet {
  const { run, recording, map } = steps
  const palette: Palette = { ...steps.palette, letters }
  const width = slide.width - 2 * margin
  const narration = narrationRoom(
    of.map((step) => say(narrate(recording, run, step))),
    width,
    palette.sans,
    measured,
  )
  const placed = (isDense: boolean) => {
    const entries = [...legendOf(steps, of, isDense), ...(map?.legend ?? [])]
    const room = { width: slide.width, margin, letters }
    const legend = layOutLegend(entries, room, palette.sans, measured)
    const below = narration.height + legendGap + legend.height + legendGap
    const height = slide.height - heading.height - below
    const tree = stepPainting({ ...steps, palette, width: slide.width, height })
    return { legend, tree, height }
  }
  // Whether there is density depends on the room for the tree, and this on the legend.
  const sparse = placed(false)
  const { legend, tree, height: treeHeight } = sparse.tree.isDense ? placed(true) : sparse
  const legendTop = treeHeight + narration.height + legendGap

  return (step) => {
    const { title, subtitle } = captionOf(run, step, recording.events - 1)
    const told = say(narrate(recording, run, step))
    return {
      ...slide,
      above: heading.height,
      title: `${title}, ${subtitle}. ${told}`,
      paint(brush, sharpness) {
        tree.paint(brush, step, sharpness)
        brush.globalAlpha = 1
        brush.fillStyle = palette.pane
        const below = slide.height - heading.height - treeHeight
        brush.fillRect(0, -heading.height, slide.width, heading.height)
        brush.fillRect(0, treeHeight, slide.width, below)
        brush.fillStyle = palette.line
        brush.fillRect(0, -1, slide.width, palette.leastLine)
        brush.fillRect(0, treeHeight, slide.width, palette.leastLine)
        paintHeading(brush, title, subtitle, palette)
        narration.paint(brush, told, { x: margin, y: treeHeight }, palette.ink)
        legend.paint(brush, legendTop, palette)
      },
    }
  }
}

function paintHeading(brush: Brush, title: string, subtitle: string, palette: Palette): void {
  const { sans } = palette
  const room = slide.width - 2 * margin
  const middle = -heading.height / 2
  brush.textBaseline = 'middle'
  brush.textAlign = 'left'
  brush.fillStyle = palette.ink
  const bold = { weight: 600, size: heading.size, sans }
  brush.font = fittingFont(title, bold, room * heading.titleShare, measured)
  brush.fillText(title, margin, middle)
  brush.textAlign = 'right'
  brush.fillStyle = palette.inkSoft
  const plain = { weight: 400, size: heading.small, sans }
  brush.font = fittingFont(subtitle, plain, room * (0.97 - heading.titleShare), measured)
  brush.fillText(subtitle, slide.width - margin, middle)
}
