import type { TreeLayout } from '../../../layout/treeLayout'
import type { TreeBounds } from './camera'

/** How far a tree extends: units across, and levels. */
export interface TreeExtent {
  readonly units: number
  readonly levels: number
}

export function extentOf({ left, right, starts }: TreeBounds): TreeExtent {
  return { units: right - left, levels: starts.length - 1 }
}

/** The least extent in which each of several trees has its place. */
export function commonExtent(extents: readonly TreeExtent[]): TreeExtent {
  return {
    units: Math.max(0, ...extents.map(({ units }) => units)),
    levels: Math.max(0, ...extents.map(({ levels }) => levels)),
  }
}

/**
 * A layout with the extent of a larger one, for a camera that shows trees of several sizes at one
 * scale: the tree stands in the middle and at the top. Its added levels are empty.
 */
export function withExtent(layout: TreeLayout, extent: TreeExtent | undefined): TreeLayout {
  if (!extent) return layout
  const own = extentOf(layout)
  const aside = Math.max(0, extent.units - own.units) / 2
  const starts = new Uint32Array(Math.max(own.levels, extent.levels) + 1)
  starts.fill(layout.starts[own.levels])
  starts.set(layout.starts)
  return { ...layout, left: layout.left - aside, right: layout.right + aside, starts }
}
