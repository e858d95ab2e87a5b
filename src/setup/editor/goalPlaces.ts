import { defaultTarget } from '../../problems/blocks/layout'
import type { Settings } from '../../problems/problem'
import { readLayout } from './blocks/blockEdits'

/** How many rows and columns the block that must leave can go to. */
export function goalPlaces({ start = '', target }: Settings) {
  const layout = readLayout(start)
  if (!layout || layout.blocks.length === 0) return undefined
  const block = layout.blocks.find(({ label }) => label === target) ?? defaultTarget(layout)
  return {
    rows: layout.rows - block.height + 1,
    columns: layout.columns - block.width + 1,
  }
}
