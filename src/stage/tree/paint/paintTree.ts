import type { Node } from '../../../solvers/solver'
import type { Brush } from './brush'
import { denseLevels } from '../picture/denseLevels'
import { drawnIn, haloAround } from './halos'
import { besidePath } from '../picture/onlyPath'
import { paintDensity } from './paintDensity'
import type { DensityWorkspace } from './paintDensity'
import { paintBands, paintLevelLabels } from './paintLevelLabels'
import { paintEdges } from './paintEdges'
import { paintMarks } from './paintMarks'
import { paintPatterns } from './paintMarkPatterns'
import { paintHalo, paintTwinLine } from '../paintPath'
import { placesIn } from '../picture/nodePlaces'
import { paintWays, paintWaysBeneath } from './paintPaths'
import type { Palette } from './palette'
import type { TreePicture } from '../picture/treePicture'
import { twinCurve } from './twinCurve'

const leastGapUnderWays = 8
// A tree of many levels and few nodes on each would be too thin to be seen.
const columnOfDeep = 2.5

/** Paints the tree from the back to the front. */
export function paintTree(
  context: Brush,
  workspace: DensityWorkspace,
  picture: TreePicture,
  palette: Palette,
): void {
  paintBeneathLabels(context, workspace, picture, palette)
  paintLevelLabels(context, picture, palette)
}

/** Paints all that has its place in the tree, without the labels at the edges of the view. */
export function paintBeneathLabels(
  context: Brush,
  { count, image }: DensityWorkspace,
  picture: TreePicture,
  palette: Palette,
): void {
  const { recording, tree, view, levels, marks, step } = picture
  const { layout } = tree
  const { width, height } = view.viewport
  const place = placesIn(recording, layout, view)
  context.fillStyle = palette.pane
  context.fillRect(0, 0, width, height)
  paintBands(context, levels, view.gap, width, palette)

  // Where levels stand close a way would cover the colours of the nodes on it.
  const beneath = view.gap < leastGapUnderWays
  const ways = {
    focus: picture.focusPath.map(place),
    solutions: picture.solutions.map((parts) => parts.map((part) => part.map(place))),
    shared: picture.onlyPath ? sharedParts(picture).map((part) => part.map(place)) : [],
  }
  if (beneath) paintWaysBeneath(context, ways, palette)
  const column = beneath ? columnOfDeep : 1 / picture.sharpness
  const columns = Math.max(1, Math.round(width / column))
  const dense = denseLevels(tree, view, levels, step, columns, count)
  paintDensity(context, image, palette, dense, width, view.gap, picture.onlyPath ? besidePath : 1)
  paintEdges(context, marks, palette)
  if (!beneath) paintWays(context, ways, view, palette, picture.onlyPath ? besidePath : 1)
  paintMarks(context, marks, palette, picture.sceneOf)
  if (palette.patterned) paintPatterns(context, marks, palette)

  const drawn = drawnIn(picture)
  const halo = (node: Node, colour: string) => paintHalo(context, haloAround(drawn(node)), colour)
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
}

/** What of the solutions lies on the way to the node in focus. */
function sharedParts({ focusPath, solutions }: TreePicture): readonly (readonly Node[])[] {
  const inFocus = new Set(focusPath)
  return solutions.flat().map((part) => part.filter((node) => inFocus.has(node)))
}
