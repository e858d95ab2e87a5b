import type { Palette } from '../../tree/brush/palette'
import { cellStates } from './cellsAt'
import { costShade, mostCellCost } from './costShade'

/** Colours as pixels of image data: red, green, blue and opacity in one word. */
export interface CellColours {
  readonly wall: number
  /** By what a search has done with a cell, and by what it costs to enter it. */
  readonly cells: readonly Uint32Array[]
}

/** The colours of the cells of a map in a theme. */
export function cellColours({
  pane,
  ink,
  waiting,
  expanded,
  pruned,
  figures,
}: Palette): CellColours {
  const mixer = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const mixed = (layers: readonly (readonly [colour: string, share: number])[]): number => {
    if (!mixer) return 0
    mixer.clearRect(0, 0, 1, 1)
    for (const [colour, share] of layers) {
      mixer.globalAlpha = share
      mixer.fillStyle = colour
      mixer.fillRect(0, 0, 1, 1)
    }
    return new Uint32Array(mixer.getImageData(0, 0, 1, 1).data.buffer)[0]
  }
  const done = new Map<number, readonly [string, number]>([
    [cellStates.waiting, [waiting, 0.8]],
    [cellStates.expanded, [expanded, 0.55]],
    [cellStates.dropped, [pruned, 0.2]],
  ])
  const cells = Object.values(cellStates).map((state) =>
    Uint32Array.from({ length: mostCellCost + 1 }, (_, cost) => {
      const over = done.get(state)
      return mixed([[pane, 1], [ink, costShade(cost)], ...(over ? [over] : [])])
    }),
  )
  return {
    wall: mixed([[figures.wall, 1]]),
    cells,
  }
}
