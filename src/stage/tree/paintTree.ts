import type { LaidOut } from '../../layout/layoutClient'
import { levelOf } from '../../layout/treeLayout'
import type { Scene } from '../../puzzles/scene'
import type { Recording } from '../../recording/recording'
import type { Node } from '../../solvers/solver'
import type { Brush } from './brush'
import { screenX, screenY } from './camera'
import type { View } from './camera'
import { denseLevels } from './density'
import type { LevelView } from './levelView'
import type { Mark } from './marks'
import { paintDensity } from './paintDensity'
import { paintBands, paintLevelLabels } from './paintLevels'
import { paintEdges } from './paintEdges'
import { paintMarks } from './paintMarks'
import { paintHalo, paintPath, paintSolution, paintTwinLine } from './paintPath'
import type { Place } from './paintPath'
import type { Palette } from './palette'
import { twinCurve } from './twinCurve'
import type { CurveEnd } from './twinCurve'

/** Everything a picture of the tree is made from. */
export interface TreePicture {
  readonly recording: Recording
  readonly tree: LaidOut
  readonly view: View
  readonly step: number
  readonly levels: readonly LevelView[]
  readonly marks: readonly Mark[]
  /** The ways to the goals found so far, each in two parts where two trees meet. */
  readonly solutions: readonly (readonly (readonly Node[])[])[]
  /** The way to the node that the panes speak of. */
  readonly focusPath: readonly Node[]
  readonly selected: Node | undefined
  readonly current: Node | undefined
  /** A duplicate and its earlier twin, to be joined by a line. */
  readonly twins: readonly [Node, Node] | undefined
  readonly sceneOf: (node: Node) => Scene
  readonly texts: {
    readonly depth: (level: number) => string
    readonly width: (level: number) => string
  }
}

const leastHalo = 9

/** Paints the tree from the back to the front. */
export function paintTree(
  context: Brush,
  buffer: OffscreenCanvas,
  picture: TreePicture,
  palette: Palette,
): void {
  const { recording, tree, view, levels, marks, step } = picture
  const { layout } = tree
  const { width, height } = view.viewport
  const place = (node: Node): Place => [
    screenX(view, layout.x[node]),
    screenY(view, levelOf(layout, recording.columns, node)),
  ]
  context.fillStyle = palette.pane
  context.fillRect(0, 0, width, height)
  paintBands(context, levels, view.gap, width, palette)

  const pixels = Math.max(1, Math.round(width * window.devicePixelRatio))
  const dense = denseLevels(tree, view, levels, step, pixels)
  paintDensity(context, buffer, palette, dense, width, view.gap)

  paintEdges(context, marks, palette)
  paintPath(context, picture.focusPath.map(place), view, palette.ink, 2, false)
  for (const parts of picture.solutions) {
    paintSolution(
      context,
      parts.map((part) => part.map(place)),
      view,
      palette.solution,
    )
  }
  paintMarks(context, marks, palette, picture.sceneOf)

  const drawn = (node: Node): CurveEnd => {
    const mark = marks.find((candidate) => candidate.node === node)
    const at: Place = mark ? [mark.x, mark.y] : place(node)
    return { place: at, size: Math.max(leastHalo, mark?.size ?? 0) }
  }
  const halo = (node: Node, colour: string) => {
    const { place: at, size } = drawn(node)
    paintHalo(context, at[0], at[1], size, colour)
  }
  if (picture.twins) {
    const [duplicate, twin] = picture.twins
    const parent = place(Math.max(0, recording.columns.parent[duplicate]))
    const curve = twinCurve(drawn(duplicate), drawn(twin), parent)
    paintTwinLine(context, curve, palette.inkSoft)
    halo(twin, palette.inkSoft)
  }
  if (picture.current !== undefined) {
    halo(picture.current, picture.selected === undefined ? palette.ink : palette.inkSoft)
  }
  if (picture.selected !== undefined) halo(picture.selected, palette.ink)
  paintLevelLabels(context, levels, view.gap, width, palette, picture.texts)
}
