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
  /** Of the state, where it is shown. */
  readonly state: FrameBox | undefined
  /** Of the caption, where there is one. */
  readonly caption: FrameBox | undefined
}

/** A frame is laid out at this size, whatever its size in pixels. */
export const frameSize = { width: 1280, height: 720 } as const
export const frameMargin = 32
/** How wide the lines of a caption may be. */
export const widestCaption = frameSize.width - 2 * frameMargin
const headHeight = 64
const stateWidth = 288
export const captionLine = 38
const aboveCaption = 16
const belowCaption = 20

/**
 * Shares a frame out.
 *
 * @param lines how many lines the longest caption takes; 0 without captions
 */
export function frameRoom(lines: number, withState: boolean): FrameRoom {
  const { width, height } = frameSize
  const captionHeight = lines === 0 ? 0 : aboveCaption + lines * captionLine + belowCaption
  const middle = { y: headHeight, height: height - headHeight - captionHeight }
  const treeWidth = width - (withState ? stateWidth : 0)
  return {
    head: { x: 0, y: 0, width, height: headHeight },
    tree: { x: 0, width: treeWidth, ...middle },
    state: withState ? { x: treeWidth, width: stateWidth, ...middle } : undefined,
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
