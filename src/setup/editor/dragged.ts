import type { Scene, ScenePart } from '../../problems/scene'
import type { CellPlace } from './cells'

/** The picture while a piece is dragged: the piece moved by a number of cells and drawn over the rest. */
export function withDragged(scene: Scene, grabbed: CellPlace, by: CellPlace): Scene {
  const piece = scene.parts.find((part) => isPiece(part) && covers(part, grabbed))
  if (!piece) return scene
  const others = scene.parts.filter((part) => part !== piece)
  const moved = { ...piece, x: piece.x + by.x, y: piece.y + by.y }
  return { ...scene, parts: [...hollowsUnder(piece), ...others, moved] }
}

function isPiece({ shape }: ScenePart): boolean {
  return shape === 'tile' || shape === 'block'
}

function covers({ x, y, width, height }: ScenePart, place: CellPlace): boolean {
  return place.x >= x && place.x < x + width && place.y >= y && place.y < y + height
}

function hollowsUnder({ x, y, width, height }: ScenePart): readonly ScenePart[] {
  return Array.from({ length: width * height }, (_, i) => {
    const at = { x: x + (i % width), y: y + Math.floor(i / width) }
    return { shape: 'hollow', ...at, width: 1, height: 1, label: '', home: false }
  })
}
