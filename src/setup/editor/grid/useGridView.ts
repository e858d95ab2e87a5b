import { computed, shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import type { GridMap } from '../../../problems/grid/gridMap'
import { cellRoom } from '../../../stage/map/cells/cellRoom'
import type { CellRoom } from '../../../stage/map/cells/cellRoom'
import { heldView, viewShowing, zoomedView } from './gridView'
import type { PictureSize } from './gridView'

// Cells that are smaller than this are hard to hit.
const smallSide = 12

/** What is in sight of a grid, and at which size: all of it until it is enlarged. */
export function useGridView(mapOf: () => GridMap, size: Readonly<Ref<PictureSize>>) {
  const moved = shallowRef<CellRoom>()
  const fitted = computed(() => cellRoom(mapOf(), size.value))
  const view = computed(() => moved.value ?? fitted.value)
  const isLarge = computed(() => fitted.value.side < smallSide)
  watch([() => mapOf().width, () => mapOf().height, size], () => (moved.value = undefined))

  function zoom(factor: number, at = { x: size.value.width / 2, y: size.value.height / 2 }): void {
    moved.value = zoomedView(mapOf(), size.value, view.value, factor, at)
  }

  function pan(by: { readonly x: number; readonly y: number }): void {
    const { left, top, side } = view.value
    moved.value = heldView(mapOf(), size.value, { left: left + by.x, top: top + by.y, side })
  }

  function show(cell: number): void {
    if (moved.value) moved.value = viewShowing(mapOf(), size.value, moved.value, cell)
  }

  return { view, isLarge, zoom, pan, show }
}
