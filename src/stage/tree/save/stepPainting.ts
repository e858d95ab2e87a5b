import { say } from '../../../words/message'
import type { Brush } from '../brush/brush'
import { paintBoard } from '../paint/paintBoard'
import { densityWorkspace } from '../paint/paintDensity'
import { paintTree } from '../paint/paintTree'
import type { TreeSubject } from '../picture/treeSubject'
import { useScenes } from '../picture/useScenes'
import { fittingFont } from './fittingFont'
import { stepPicture } from './stepPicture'
import type { DrawnSteps } from './stepPicture'

/** Paints the trees of several steps, one at a time, each at the same place and size. */
export interface StepPainting {
  /** Whether some tree has levels whose nodes are too many to be drawn one by one. */
  readonly isDense: boolean
  readonly paint: (brush: Brush, step: number, sharpness: number) => void
}

const besideShare = 0.2
const mapShare = 0.5
const boardShare = 0.76
const nameSize = 18

/**
 * Prepares to paint steps from the upper left corner on. Beside the tree stands the map, where there is
 * one; else, where some boards in the tree would be too small to read, that of the node of the step.
 */
export function stepPainting(steps: DrawnSteps): StepPainting {
  const { trees, width, height, palette, map } = steps
  const draw = useScenes()
  const narrow = (share: number) => ({ ...steps, width: Math.round(width * (1 - share)) })
  const wide = map ? narrow(mapShare) : steps
  const levels = trees.lastSteps.flatMap((step) => stepPicture(wide, step, 1, draw)?.levels ?? [])
  const isBeside = !map && levels.some(({ opacity }) => opacity.boards < 1)
  const drawn = isBeside ? narrow(besideShare) : wide
  const across = drawn.width
  const paintMap = map?.paintIn({ width: width - across, height, palette })
  const workspace = densityWorkspace()
  return {
    isDense: levels.some(({ opacity }) => opacity.density > 0),
    paint(brush, step, sharpness) {
      const picture = stepPicture(drawn, step, sharpness, draw)
      brush.globalAlpha = 1
      brush.fillStyle = palette.pane
      brush.fillRect(0, 0, width, height)
      if (picture) paintTree(brush, workspace, picture)
      if (paintMap) {
        brush.globalAlpha = 1
        brush.translate(across, 0)
        paintMap(brush, step)
        brush.translate(-across, 0)
        paintEdge(brush, drawn)
      }
      if (isBeside && picture) paintBeside(brush, drawn, width - across, picture.subject)
    },
  }
}

/** A line between the tree and what stands right of it. */
function paintEdge(
  brush: Brush,
  { width, height, palette }: Pick<DrawnSteps, 'width' | 'height' | 'palette'>,
): void {
  brush.globalAlpha = 1
  brush.fillStyle = palette.line
  brush.fillRect(width, 0, palette.leastLine, height)
}

/** The board of the node of a step, with its name, in the room right of the tree. */
function paintBeside(
  brush: Brush,
  { width: left, height, palette }: DrawnSteps,
  room: number,
  { current, sceneOf }: TreeSubject,
): void {
  paintEdge(brush, { width: left, height, palette })
  if (current === undefined) return
  const size = Math.min(room, height) * boardShare
  const letters = nameSize * palette.letters
  const [x, y] = [left + room / 2, (height - letters) / 2]
  paintBoard(brush, sceneOf(current), palette, x, y, size)
  const name = say({ key: 'inspector.node', values: { node: current } })
  const font = { weight: 600, size: letters, sans: palette.sans }
  brush.font = fittingFont(name, font, room * boardShare, (text, wanted) => {
    brush.font = wanted
    return brush.measureText(text).width
  })
  brush.fillStyle = palette.ink
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.fillText(name, x, y + size / 2 + letters * 1.2)
}
