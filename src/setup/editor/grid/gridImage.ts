import type { GridMap } from '../../../problems/grid/gridMap'
import type { CellColours } from '../../../stage/map/cells/cellColours'

/** The cells of a grid as an image with a pixel for each, of which single pixels can be painted. */
export interface GridImage {
  readonly canvas: OffscreenCanvas
  /** Paints all cells. */
  paintAll(map: GridMap, colours: CellColours): void
  /** Paints some cells of the same grid. */
  paintSome(map: GridMap, cells: readonly number[], colours: CellColours): void
}

/** Makes an empty image. */
export function createGridImage(): GridImage {
  const canvas = new OffscreenCanvas(1, 1)

  function paint(
    { width, height }: { readonly width: number; readonly height: number },
    colourOf: (pixel: number) => number,
    at: { readonly x: number; readonly y: number },
  ): void {
    const context = canvas.getContext('2d')
    if (!context) return
    const data = context.createImageData(width, height)
    const pixels = new Uint32Array(data.data.buffer)
    for (let pixel = 0; pixel < pixels.length; pixel++) pixels[pixel] = colourOf(pixel)
    context.putImageData(data, at.x, at.y)
  }

  return {
    canvas,
    paintAll(map, colours) {
      canvas.width = map.width
      canvas.height = map.height
      paint(map, (cell) => colourOfCell(map, cell, colours), { x: 0, y: 0 })
    },
    paintSome(map, cells, colours) {
      for (const cell of cells) {
        const at = { x: cell % map.width, y: Math.floor(cell / map.width) }
        paint({ width: 1, height: 1 }, () => colourOfCell(map, cell, colours), at)
      }
    },
  }
}

function colourOfCell({ costs }: GridMap, cell: number, { wall, cells }: CellColours): number {
  return costs[cell] === 0 ? wall : cells[0][costs[cell]]
}
