import { drawBlocks } from '../../../problems/blocks/drawBlocks'
import type { BlockArea, Layout } from '../../../problems/blocks/layout'
import type { Cell } from '../../../problems/cell'
import type { Scene } from '../../../problems/scene'
import { addBlock, isFree } from './blockEdits'

/**
 * The picture of a layout that is being edited, each block with its letter.
 *
 * @param drawn the area of a block that is being drawn; an outline where there is no room for it
 */
export function blocksScene(
  layout: Layout,
  target: string | undefined,
  goal: Cell,
  drawn?: BlockArea,
): Scene {
  const shown = drawn ? addBlock(layout, drawn) : layout
  const pieces = shown.blocks.map((block) => {
    return { ...block, kind: block.label === target ? 0 : 1, alone: true }
  })
  const scene = drawBlocks(shown, pieces, goal)
  // Without a block that must leave nothing is to go anywhere.
  const hasTarget = pieces.some(({ kind }) => kind === 0)
  const parts = hasTarget ? scene.parts : scene.parts.filter(({ shape }) => shape !== 'exit')
  if (!drawn || isFree(layout, drawn)) return { ...scene, parts }
  const { columns } = layout
  const at = { x: drawn.cell % columns, y: Math.floor(drawn.cell / columns) }
  const { width, height } = drawn
  return {
    ...scene,
    parts: [...parts, { shape: 'exit', ...at, width, height, label: '', home: false }],
  }
}
