/**
 * The trees of a page. Where searches are compared, those of the second to the fourth pane have its
 * number.
 */
export const treeNames = ['tree', 'tree-2', 'tree-3', 'tree-4'] as const
export type TreeName = (typeof treeNames)[number]

/** What of a tree is seen: a rectangle around a place. */
export interface TreeArea {
  /** The node nearest to its middle, from which the middle is counted: trees are not laid out alike everywhere. */
  readonly node?: number | undefined
  /** The middle: units across, and levels down. */
  readonly x: number
  readonly level: number
  /** How much is in view: units across, and levels down. */
  readonly across: number
  readonly down: number
}

/** How somebody looks at a tree. */
export interface TreeLook {
  readonly tree: TreeName
  /** Whether the camera shows the whole tree, follows what happens, or was moved by hand. */
  readonly camera?: 'fit' | 'follow' | TreeArea | undefined
  /** Whether pruned children are shown. */
  readonly pruned: boolean
  /** Whether all is faded but the path to a node. */
  readonly pathOnly: boolean
  readonly selected?: number | undefined
}
