import { isCutOff } from '../../../recording/query/status'
import { say } from '../../../words/message'
import { figure } from '../../../words/numbers'
import type { Brush } from '../brush/brush'
import type { TreePicture } from '../picture/treePicture'

const letters = 13
const leastLetters = 10
const betweenNumbers = 6
// Room for the halo of the current node.
const underNode = 9
const padding = 2

/** The number of each node under it, where all numbers of a level have room. */
export function paintNumbers(context: Brush, { marks, view, palette }: TreePicture): void {
  const height = letters * palette.letters
  const kept = marks.filter(({ as }) => !isCutOff(as))
  const last = kept.reduce((most, { node }) => Math.max(most, node), 0)
  const largest = kept.reduce((most, { size }) => Math.max(most, size), 0)
  if (kept.length === 0 || view.gap - largest < height + underNode) return
  context.font = `500 ${height}px ${palette.sans}`
  const widest = context.measureText(say(figure(last))).width
  if (view.camera.scale < widest + betweenNumbers || height < leastLetters) return
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const { node, x, y, size, opacity, backward } of kept) {
    const text = say(figure(node))
    const width = context.measureText(text).width + 2 * padding
    const middle = y + (backward ? -1 : 1) * (size / 2 + underNode + (height - 2) / 2)
    context.globalAlpha = opacity * 0.85
    context.fillStyle = palette.pane
    context.fillRect(x - width / 2, middle - height / 2, width, height)
    context.globalAlpha = opacity
    context.fillStyle = palette.inkSoft
    context.fillText(text, x, middle)
  }
  context.globalAlpha = 1
}
