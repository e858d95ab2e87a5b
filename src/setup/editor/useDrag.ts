import { shallowRef } from 'vue'
import { placeAt } from './cells'
import type { CellPlace } from './cells'

/** A drag from one place to another. */
export interface CellDrag {
  readonly from: number
  /** The place under the pointer, if any. */
  readonly to: number | undefined
  /** How far the pointer went, in cells. */
  readonly by: CellPlace
}

// A shaking finger still clicks.
const leastPixels = 6

/**
 * Follows a pointer that is pressed and moved over the places of a board; without moving it is left
 * to be a click.
 *
 * @param pointOf where an event is in the board, in cells, and how many pixels a cell has
 */
export function useCellDrag(
  placesOf: () => readonly CellPlace[],
  pointOf: (event: PointerEvent) => CellPlace & { readonly cell: number },
  onDrop: (drag: CellDrag) => void,
) {
  const drag = shallowRef<CellDrag>()
  let pressed: (CellPlace & { readonly from: number; readonly pointer: number }) | undefined
  let justDropped = false

  function down(event: PointerEvent): void {
    justDropped = false
    if (event.button !== 0 || (pressed && pressed.pointer !== event.pointerId)) return
    const { x, y } = pointOf(event)
    const from = placeAt(placesOf(), x, y)
    if (from !== undefined) pressed = { x, y, from, pointer: event.pointerId }
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pressed?.pointer) return
    // It was let go outside of the board, before it was captured.
    if (event.buttons === 0) return release()
    const { x, y, cell } = pointOf(event)
    const by = { x: x - pressed.x, y: y - pressed.y }
    if (!drag.value && Math.hypot(by.x, by.y) * cell < leastPixels) return
    if (!drag.value && event.currentTarget instanceof Element) {
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    drag.value = { from: pressed.from, to: placeAt(placesOf(), x, y), by }
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pressed?.pointer) return
    const done = drag.value
    release()
    justDropped = done !== undefined
    if (done) onDrop(done)
  }

  function release(): void {
    pressed = undefined
    drag.value = undefined
  }

  /** True for the click that some browsers send after a drag; keys send clicks without detail. */
  function isOfDrag({ detail }: MouseEvent): boolean {
    return justDropped && detail > 0
  }

  return { drag, down, move, up, release, isOfDrag }
}
