import type { Scene } from '../../puzzles/scene'
import type { Palette } from './palette'

const leastLabel = 5

/** Draws a scene into a square of the canvas around a point. */
export function paintBoard(
  context: CanvasRenderingContext2D,
  scene: Scene,
  palette: Palette,
  x: number,
  y: number,
  size: number,
): void {
  const cell = size / Math.max(scene.columns, scene.rows)
  const left = x - (scene.columns * cell) / 2
  const top = y - (scene.rows * cell) / 2
  const inset = Math.max(0.5, cell * 0.04)
  context.font = `600 ${cell * 0.6}px ${palette.sans}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const part of scene.parts) {
    context.fillStyle =
      part.shape === 'hollow' ? palette.hollow : part.home ? palette.tileHome : palette.tile
    context.fillRect(
      left + part.x * cell + inset,
      top + part.y * cell + inset,
      part.width * cell - 2 * inset,
      part.height * cell - 2 * inset,
    )
    if (!part.label || cell < leastLabel) continue
    context.fillStyle = palette.tileInk
    context.fillText(
      part.label,
      left + (part.x + part.width / 2) * cell,
      top + (part.y + part.height / 2) * cell + cell * 0.04,
    )
  }
}
