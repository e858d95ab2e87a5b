import type { Node } from '../../../solvers/solver'
import type { Brush } from '../brush/brush'
import type { Palette } from '../brush/palette'
import { denseLevels } from '../picture/denseLevels'
import type { LevelView } from '../picture/levelsInView'
import { placesIn } from '../picture/nodePlaces'
import { besidePath } from '../picture/onlyPath'
import type { TreePicture } from '../picture/treePicture'
import type { TreeSubject } from '../picture/treeSubject'
import { drawnAs, drawnIn, haloAround, paintCurrent, paintHalo, paintSelection } from './halos'
import { paintDensity } from './paintDensity'
import type { DensityWorkspace } from './paintDensity'
import { paintEdges } from './paintEdges'
import { paintLevelLabels } from './paintLevelLabels'
import { paintMarkPatterns } from './paintMarkPatterns'
import { paintBadge, paintMarks } from './paintMarks'
import { paintNumbers } from './paintNumbers'
import { paintPaths, paintPathsBeneath } from './paintPaths'
import { paintPointed } from './paintPointed'
import { paintTwinLine, twinCurve } from './twinCurve'

const leastGapUnderPaths = 8
// A tree of many levels and few nodes on each would be too thin to be seen.
const columnOfDeep = 2.5

/** Paints a picture of a tree from the back to the front. */
export function paintTree(context: Brush, workspace: DensityWorkspace, picture: TreePicture): void {
  paintBeneathLabels(context, workspace, picture)
  paintLevelLabels(context, picture)
}

/** Paints all that has its place in the tree, without the labels at the edges of the view. */
export function paintBeneathLabels(
  context: Brush,
  workspace: DensityWorkspace,
  picture: TreePicture,
): void {
  paintNodes(context, workspace, picture)
  paintNumbers(context, picture)
}

/** Paints the nodes of a tree, their edges, and what points at them. */
export function paintNodes(
  context: Brush,
  { count, image }: DensityWorkspace,
  picture: TreePicture,
): void {
  const { subject, view, palette, sharpness, levels, marks } = picture
  const { width, height } = view.viewport
  const place = placesIn(subject, view)
  context.fillStyle = palette.pane
  context.fillRect(0, 0, width, height)
  paintBands(context, levels, view.gap, width, palette)

  // Where levels stand close a path would cover the colours of the nodes on it.
  const beneath = view.gap < leastGapUnderPaths
  const paths = {
    focus: subject.focusPath.map(place),
    solutions: subject.solutions.map((parts) => parts.map((part) => part.map(place))),
    shared: subject.onlyPath ? sharedParts(subject).map((part) => part.map(place)) : [],
  }
  const opacity = subject.onlyPath ? besidePath : 1
  if (beneath) paintPathsBeneath(context, paths, palette, view.gap)
  const column = beneath ? columnOfDeep : 1 / sharpness
  const columns = Math.max(1, Math.round(width / column))
  const dense = denseLevels(subject.tree, view, levels, subject.step, columns, count)
  paintDensity(context, image, palette, dense, width, view.gap, opacity)
  paintEdges(context, marks, palette)
  if (!beneath) paintPaths(context, paths, palette, opacity)
  // Behind the nodes that stand between the two: no board is crossed out.
  paintLineToTwin(context, picture)
  paintMarks(context, marks, palette, subject.sceneOf)
  if (palette.patterned) paintMarkPatterns(context, marks, palette)
  paintPointers(context, picture)
}

/** The quiet bands behind every other level. */
function paintBands(
  context: Brush,
  levels: readonly LevelView[],
  gap: number,
  width: number,
  palette: Palette,
): void {
  if (gap < 8) return
  context.fillStyle = palette.band
  for (const { level, y } of levels) {
    if (level % 2 === 1) context.fillRect(0, y - gap / 2, width, gap)
  }
}

/** The line from a duplicate to its twin. */
function paintLineToTwin(context: Brush, picture: TreePicture): void {
  const { subject, view, palette, marks } = picture
  const { recording, twins } = subject
  if (!twins) return
  const [duplicate, twin] = twins
  const drawn = drawnIn(picture)
  const avoid = placesIn(subject, view)(Math.max(0, recording.columns.parent[duplicate]))
  const hiding = marks.filter(({ node, boardOpacity }) => boardOpacity > 0 && !twins.includes(node))
  const room = { avoid, height: view.viewport.height, others: hiding.map(drawnAs) }
  const curve = twinCurve(drawn(duplicate), drawn(twin), room)
  paintTwinLine(context, curve, palette.inkSoft)
}

/** What points at single nodes: the halos. */
function paintPointers(context: Brush, picture: TreePicture): void {
  const { subject, palette } = picture
  const { current, selected, alike, pointed, twins } = subject
  const drawn = drawnIn(picture)
  if (pointed !== undefined) paintPointed(context, haloAround(drawn(pointed)), palette)
  const halo = (node: Node, colour: string) => paintHalo(context, haloAround(drawn(node)), colour)
  if (twins) halo(twins[1], palette.inkSoft)
  if (current !== undefined) {
    paintCurrent(context, haloAround(drawn(current)), palette)
    const mark = picture.marks.find(({ node }) => node === current)
    if (mark && mark.boardOpacity > 0) paintBadge(context, mark, palette)
  }
  for (const mark of picture.marks) {
    if (alike?.has(mark.node)) paintSelection(context, haloAround(drawnAs(mark)), palette.inkSoft)
  }
  if (selected !== undefined) paintSelection(context, haloAround(drawn(selected)), palette.ink)
}

/** What of the solutions lies on the path to the node in focus. */
function sharedParts({ focusPath, solutions }: TreeSubject): readonly (readonly Node[])[] {
  const inFocus = new Set(focusPath)
  return solutions.flat().map((part) => part.filter((node) => inFocus.has(node)))
}
