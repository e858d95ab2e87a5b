import type { Settings } from '../../../puzzles/puzzle'
import { usualTarget } from '../../../puzzles/blocks/layout'
import { readLayout } from '../editor/blockEdits'

/** How many rows and columns the block that must leave can go to; nothing for other puzzles. */
export function goalPlaces({ puzzle, start = '', target }: Settings) {
  const layout = puzzle === 'blocks' ? readLayout(start) : undefined
  if (!layout || layout.blocks.length === 0) return undefined
  const block = layout.blocks.find(({ label }) => label === target) ?? usualTarget(layout)
  return {
    rows: layout.rows - block.height + 1,
    columns: layout.columns - block.width + 1,
  }
}
