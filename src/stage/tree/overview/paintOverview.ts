import type { Brush } from '../brush/brush'
import { paintDensity } from '../paint/paintDensity'
import type { DensityWorkspace } from '../paint/paintDensity'
import { paintPointed } from '../paint/paintPointed'
import { thinned } from '../paint/thinned'
import { denseLevels } from '../picture/denseLevels'
import { allDensity } from '../picture/detailLevel'
import { placesIn } from '../picture/nodePlaces'
import type { TreePicture } from '../picture/treePicture'

const largestColumn = 4
const solutionWidth = 1.5
const spot = 3.5
const ringAroundSpot = 12

/**
 * Paints a whole tree as a small map: all nodes as density, the solution, the current node, what is
 * pointed at.
 */
export function paintOverview(
  context: Brush,
  { count, image }: DensityWorkspace,
  picture: TreePicture,
): void {
  const { subject, view, palette, sharpness } = picture
  const { tree, step, solutions, current, selected, pointed } = subject
  const { width, height } = view.viewport
  const place = placesIn(subject, view)
  context.fillStyle = palette.pane
  context.fillRect(0, 0, width, height)
  // Where nodes stand apart each is as broad as it can be.
  const column = Math.min(largestColumn, Math.max(1 / sharpness, view.camera.scale / 2))
  const asDensity = { size: 0, opacity: allDensity }
  const levels = picture.levels.map((level) => ({ ...level, ...asDensity }))
  const columns = Math.max(1, Math.round(width / column))
  const dense = denseLevels(tree, view, levels, step, columns, count)
  paintDensity(context, image, palette, dense, width, view.gap)

  context.strokeStyle = palette.solution
  context.lineWidth = solutionWidth
  context.lineJoin = 'round'
  for (const part of solutions.flat()) {
    context.beginPath()
    for (const [x, y] of thinned(part.map(place))) context.lineTo(x, y)
    context.stroke()
  }
  if (pointed !== undefined) {
    const [x, y] = place(pointed)
    paintPointed(context, { x, y, size: ringAroundSpot }, palette)
  }
  const node = selected ?? current
  if (node === undefined) return
  const [x, y] = place(node)
  context.beginPath()
  context.arc(x, y, spot, 0, 2 * Math.PI)
  context.fillStyle = palette.ink
  context.fill()
  context.strokeStyle = palette.pane
  context.stroke()
}
