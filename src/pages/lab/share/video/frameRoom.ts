/** A part of a frame: its upper left corner and its size. */
export interface FrameBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where things stand in a frame. */
export interface FrameRoom {
  readonly head: FrameBox
  readonly tree: FrameBox
  /** Of what stands beside the tree, where something does. */
  readonly beside: FrameBox | undefined
  /** Of the caption, where there is one. */
  readonly caption: FrameBox | undefined
}

/** A frame is laid out at this size, whatever its size in pixels. */
export const frameSize = { width: 1280, height: 720 } as const
export const frameMargin = 32
/** How wide the lines of a caption may be. */
export const widestCaption = frameSize.width - 2 * frameMargin
const headHeight = 64
const besideWidth = { state: 288, map: 560 }
export const captionLine = 38
const aboveCaption = 16
const belowCaption = 20

/**
 * Shares a frame out.
 *
 * @param lines how many lines the longest caption takes; 0 without captions
 * @param beside what stands beside the tree
 */
export function frameRoom(lines: number, beside?: keyof typeof besideWidth): FrameRoom {
  const { width, height } = frameSize
  const captionHeight = lines === 0 ? 0 : aboveCaption + lines * captionLine + belowCaption
  const middle = { y: headHeight, height: height - headHeight - captionHeight }
  const rest = beside ? besideWidth[beside] : 0
  const treeWidth = width - rest
  return {
    head: { x: 0, y: 0, width, height: headHeight },
    tree: { x: 0, width: treeWidth, ...middle },
    beside: beside && { x: treeWidth, width: rest, ...middle },
    caption:
      lines === 0
        ? undefined
        : {
            x: frameMargin,
            y: height - captionHeight + aboveCaption,
            width: widestCaption,
            height: lines * captionLine,
          },
  }
}
