import type { TreeLayout } from '../../../layout/treeLayout'

/** How much room a tree takes: units across, and levels. */
export interface TreeFrame {
  readonly units: number
  readonly levels: number
}

type Extent = Pick<TreeLayout, 'left' | 'right' | 'starts'>

/** The room that a layout takes. */
export function frameOf({ left, right, starts }: Extent): TreeFrame {
  return { units: right - left, levels: starts.length - 1 }
}

/** The room in which each of some trees has its place. */
export function commonFrame(frames: readonly TreeFrame[]): TreeFrame {
  return {
    units: Math.max(0, ...frames.map(({ units }) => units)),
    levels: Math.max(0, ...frames.map(({ levels }) => levels)),
  }
}

/**
 * A layout with room around it, for a camera that shows trees of several sizes at one scale: the
 * tree stands in the middle and at the top. Its added levels are empty.
 */
export function framed(layout: TreeLayout, frame: TreeFrame | undefined): TreeLayout {
  if (!frame) return layout
  const own = frameOf(layout)
  const aside = Math.max(0, frame.units - own.units) / 2
  const starts = new Uint32Array(Math.max(own.levels, frame.levels) + 1)
  starts.fill(layout.starts[own.levels])
  starts.set(layout.starts)
  return { ...layout, left: layout.left - aside, right: layout.right + aside, starts }
}
