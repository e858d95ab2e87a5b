import { densityLines } from '../../layout/density/densityLines'
import { layOutTree } from '../../layout/treeLayout'
import type { TreeLayout } from '../../layout/treeLayout'
import { countsAt } from '../../recording/query/counts'
import { rowsAt } from '../../recording/query/events'
import { iterationAt } from '../../recording/query/iterations'
import { stateOf } from '../../recording/query/path/path'
import { solutionPathsAt } from '../../recording/query/path/solutions'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { namedPalette } from '../../stage/tree/brush/palette'
import { SvgBrush } from '../../stage/tree/brush/svgBrush'
import type { SvgElement } from '../../stage/tree/brush/svgBrush'
import { boardHeightShare } from '../../stage/tree/camera/camera'
import type { View } from '../../stage/tree/camera/camera'
import { densityWorkspace } from '../../stage/tree/paint/paintDensity'
import { paintMarkPatterns } from '../../stage/tree/paint/paintMarkPatterns'
import { paintNodes } from '../../stage/tree/paint/paintTree'
import { levelsInView } from '../../stage/tree/picture/levelsInView'
import type { LevelView } from '../../stage/tree/picture/levelsInView'
import { marksInView } from '../../stage/tree/picture/marks'
import type { TreePicture } from '../../stage/tree/picture/treePicture'
import type { TreeSubject } from '../../stage/tree/picture/treeSubject'

/** A tree as a drawing that does not move, in pixels; or how wide it is, where it is too large. */
export type TreeStill =
  | {
      readonly kind: 'nodes'
      readonly width: number
      readonly height: number
      readonly elements: readonly SvgElement[]
      /** What tells states apart without colour, where this is asked for. */
      readonly patterns: readonly SvgElement[]
      /** The numbers of the nodes, by which a text names them; none where there is no room. */
      readonly numbers: readonly SvgElement[]
    }
  | { readonly kind: 'levels'; readonly perLevel: readonly number[] }

const mostNodes = 1500
/** The width of a text, in pixels. */
const textWidth = 640
const mostUnit = 76
const leastBoard = 24
const largestBoard = 60
const largestMark = 14
const leastGap = 26
// Numbers of two digits do not touch, and nobody looks for one among hundreds.
const leastUnitOfNumbers = 14
const mostNumbered = 150
const aboveNode = 3
/** For the number of the root. */
const roomAbove = 14
/** How much of the distance between two nodes a node takes. */
const shareOfUnit = 0.84

/**
 * The tree at a step, painted as on the stage.
 *
 * @param widest how wide the picture may be, in pixels; in less than a text's width all is smaller
 */
export function treeStill(
  recording: Recording,
  run: Run,
  step: number,
  widest = textWidth,
): TreeStill {
  const { firstRow } = iterationAt(recording, step)
  const rows = rowsAt(recording, step)
  if (rows - firstRow > mostNodes) {
    return { kind: 'levels', perLevel: countsAt(recording, step).perLevel }
  }
  const layout = layOutTree(recording.columns, firstRow, rows, true)
  const subject: TreeSubject = {
    recording,
    tree: { layout, density: densityLines(layout, recording.columns) },
    step,
    // A figure can ask what comes next, so it does not tell.
    next: undefined,
    solutions: solutionPathsAt(recording, step),
    focusPath: [],
    onlyPath: false,
    selected: undefined,
    current: undefined,
    twins: undefined,
    sceneOf: (node) => run.problem.draw(stateOf(recording, node)),
  }
  const picture = pictureOf(subject, viewOfAll(layout, widest))
  const brush = new SvgBrush(notNeeded, notNeeded)
  paintNodes(brush, densityWorkspace(), picture)
  const patternBrush = new SvgBrush(notNeeded, notNeeded)
  paintMarkPatterns(patternBrush, picture.marks, picture.palette)
  const { width, height } = picture.view.viewport
  const numbers = numbersIn(picture)
  const { elements } = brush
  return { kind: 'nodes', width, height, elements, patterns: patternBrush.elements, numbers }
}

/** The numbers of the nodes, each above its own. */
function numbersIn({ marks, view }: TreePicture): readonly SvgElement[] {
  if (view.camera.scale < leastUnitOfNumbers || marks.length > mostNumbered) return []
  return marks.map(({ node, x, y, size }) => ({
    name: 'text',
    attributes: { x: x.toFixed(1), y: (y - size / 2 - aboveNode).toFixed(1) },
    text: String(node),
  }))
}

function pictureOf(subject: TreeSubject, view: View): TreePicture {
  const { recording, tree } = subject
  const boards = { least: leastBoard - 1, full: leastBoard - 0.5, legible: leastBoard }
  const levels = levelsInView(recording, tree.layout, view, boards).map(asMarks)
  const marks = marksInView(subject, view, levels)
  return {
    subject,
    view,
    palette: namedPalette,
    sharpness: 1,
    settled: true,
    levels,
    marks,
    labels: [],
  }
}

/** The view of a whole tree, with levels as far apart as its nodes are large. */
function viewOfAll({ left, right, levels }: TreeLayout, widest: number): View {
  const units = right - left + 1
  const scale = Math.min(mostUnit * (widest / textWidth), widest / units)
  const most = scale * shareOfUnit
  const size = Math.min(most, most >= leastBoard ? largestBoard : largestMark)
  const gap = Math.max(leastGap, size / boardHeightShare)
  const height = levels * gap + roomAbove
  return {
    camera: { scale, x: (left + right) / 2, level: (levels - 1) / 2 },
    viewport: { width: units * scale, height },
    gap,
    sizedBy: height,
  }
}

/** A level whose nodes are drawn one by one, however small they are. */
function asMarks(level: LevelView): LevelView {
  return { ...level, opacity: { ...level.opacity, density: 0, marks: 1 } }
}

function notNeeded(): never {
  throw new Error('a still has no labels to measure, and no density')
}
