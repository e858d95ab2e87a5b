import type { Scene } from '../../../../problems/scene'
import type { Palette } from '../../../../stage/tree/brush/palette'
import { paintBoard } from '../../../../stage/tree/paint/paintBoard'
import type { DensityWorkspace } from '../../../../stage/tree/paint/paintDensity'
import { paintTree } from '../../../../stage/tree/paint/paintTree'
import type { TreePicture } from '../../../../stage/tree/picture/treePicture'
import type { Caption } from '../../../../stage/tree/save/caption'
import type { PaintStep } from '../../../../stage/tree/save/mapBesideTree'
import type { SetText } from './captionLines'
import { captionLine, frameMargin, frameSize } from './frameRoom'
import type { FrameBox, FrameRoom } from './frameRoom'

/** What a frame shows. */
export interface Frame {
  readonly palette: Palette
  readonly title: Caption
  /** The tree, as large as its room; none before its first node. */
  readonly tree: TreePicture | undefined
  /** What stands beside the tree: the map at this step, or the state with what is told of it. */
  readonly map: { readonly step: number; readonly paint: PaintStep } | undefined
  readonly state: { readonly scene: Scene; readonly lines: readonly string[] } | undefined
  readonly caption: SetText | undefined
}

const titleSize = 25
const subtitleSize = 21
const leastSize = 13
const betweenTitles = 32
const stateMargin = 28
const largestState = 220
const stateLine = 30

type FrameContext = OffscreenCanvasRenderingContext2D

/** Paints a frame as large as `frameSize`. */
export function paintFrame(
  context: FrameContext,
  room: FrameRoom,
  frame: Frame,
  workspace: DensityWorkspace,
): void {
  const { palette, tree, map, state, caption } = frame
  context.globalAlpha = 1
  context.fillStyle = palette.pane
  context.fillRect(0, 0, frameSize.width, frameSize.height)
  if (tree) paintInBox(context, room.tree, () => paintTree(context, workspace, tree))
  if (room.beside && map) paintInBox(context, room.beside, () => map.paint(context, map.step))
  context.globalAlpha = 1
  context.textBaseline = 'middle'
  paintHead(context, room.head, frame)
  if (room.beside && state) paintState(context, room.beside, state, palette)
  if (room.caption && caption) paintCaption(context, room.caption, caption, palette)
  paintLines(context, room, palette)
}

function paintInBox(context: FrameContext, box: FrameBox, paint: () => void): void {
  context.save()
  context.beginPath()
  context.rect(box.x, box.y, box.width, box.height)
  context.clip()
  context.translate(box.x, box.y)
  paint()
  context.restore()
}

function paintHead(context: FrameContext, head: FrameBox, { title, palette }: Frame): void {
  const y = head.y + head.height / 2
  const fontOf = (weight: number) => (size: number) => `${weight} ${size}px ${palette.sans}`
  context.font = fontOf(400)(subtitleSize)
  const beside = context.measureText(title.subtitle).width
  context.textAlign = 'right'
  context.fillStyle = palette.inkSoft
  context.fillText(title.subtitle, head.width - frameMargin, y)
  const room = head.width - 2 * frameMargin - beside - betweenTitles
  context.textAlign = 'left'
  context.fillStyle = palette.ink
  context.fillText(fitted(context, title.title, room, fontOf(650)), frameMargin, y)
}

/** A text in the largest letters with which it has room, cut where even the smallest are too large. */
function fitted(
  context: FrameContext,
  text: string,
  room: number,
  fontOf: (size: number) => string,
): string {
  context.font = fontOf(titleSize)
  const share = Math.min(1, room / context.measureText(text).width)
  context.font = fontOf(Math.max(leastSize, titleSize * share))
  let cut = text
  while (cut !== '' && context.measureText(cut).width > room) {
    cut = `${cut.replace(/…$/, '').slice(0, -1)}…`
    if (cut === '…') return ''
  }
  return cut
}

function paintState(
  context: FrameContext,
  { x, y, width, height }: FrameBox,
  { scene, lines }: NonNullable<Frame['state']>,
  palette: Palette,
): void {
  const size = Math.min(
    largestState,
    width - 2 * stateMargin,
    height - 2 * stateMargin - lines.length * stateLine,
  )
  const middle = x + width / 2
  paintBoard(context, scene, palette, middle, y + stateMargin + size / 2, size)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  // A low scene leaves no gap above the words.
  const drawn = (size * (Math.max(scene.columns, scene.rows) + scene.rows)) / 2
  const below = y + stateMargin + drawn / Math.max(scene.columns, scene.rows) + stateLine
  lines.forEach((line, at) => {
    context.font = `${at === 0 ? 650 : 400} 21px ${palette.sans}`
    context.fillStyle = at === 0 ? palette.ink : palette.inkSoft
    context.fillText(line, middle, below + at * stateLine)
  })
}

function paintCaption(
  context: FrameContext,
  box: FrameBox,
  { size, lines }: SetText,
  palette: Palette,
): void {
  const line = Math.min(captionLine, box.height / lines.length)
  context.font = `400 ${size}px ${palette.sans}`
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  context.fillStyle = palette.ink
  lines.forEach((text, at) => context.fillText(text, box.x, box.y + (at + 0.5) * line))
}

/** The lines between the parts of a frame. */
function paintLines(context: FrameContext, { tree, beside }: FrameRoom, palette: Palette): void {
  const thickness = Math.max(1.5, palette.leastLine)
  context.fillStyle = palette.line
  context.fillRect(0, tree.y, frameSize.width, thickness)
  const bottom = tree.y + tree.height
  if (bottom < frameSize.height) context.fillRect(0, bottom, frameSize.width, thickness)
  if (beside) context.fillRect(beside.x, beside.y, thickness, beside.height)
}
