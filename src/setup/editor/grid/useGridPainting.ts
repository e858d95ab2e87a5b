import { shallowRef, triggerRef, watch } from 'vue'
import type { GridMap } from '../../../problems/grid/gridMap'
import type { GridBrush } from './brushes'
import { beginStroke } from './stroke'
import type { GridStroke } from './stroke'

/** What painting needs to know of a grid, and whom it tells. */
export interface GridPainting {
  readonly map: () => GridMap
  readonly brush: () => GridBrush
  /** Some cells of the grid on show have changed; all of them where none are named. */
  readonly changed: (cells?: readonly number[]) => void
  /** A stroke has ended, and this has come of it. */
  readonly painted: (map: GridMap) => void
}

/** Paints strokes over a grid. What is told outside is told once, when a stroke ends. */
export function useGridPainting({ map, brush, changed, painted }: GridPainting) {
  const stroke = shallowRef<GridStroke>()
  // Undone, or written anew, while the brush was down.
  watch(map, () => (stroke.value = undefined))

  function begin(cell: number): void {
    stroke.value = beginStroke(map(), brush(), cell)
    changed([cell])
  }

  function go(cell: number): void {
    if (!stroke.value) return
    const cells = stroke.value.to(cell)
    if (cells.length === 0) return
    triggerRef(stroke)
    changed(cells)
  }

  function end(): void {
    const done = stroke.value
    stroke.value = undefined
    if (done) painted(done.map)
  }

  function giveUp(): void {
    if (!stroke.value) return
    stroke.value = undefined
    changed()
  }

  return { stroke, begin, go, end, giveUp, shown: () => stroke.value?.map ?? map() }
}
