import { select, zoom, zoomIdentity } from 'd3'
import type { D3ZoomEvent, ZoomTransform } from 'd3'
import { onScopeDispose, watch } from 'vue'
import type { Ref } from 'vue'

/** What a hand does to the picture: it moves it, or zooms it around a point. */
export interface GestureHandlers {
  readonly onPan: (across: number, down: number) => void
  readonly onZoom: (factor: number, point: readonly [number, number]) => void
}

/**
 * Wheel, drag, pinch and double click on an element, as pans and zooms.
 *
 * @param taken all; what is `shared` with the page around the element, which the wheel and a single
 *   finger scroll unless the element has the focus or Ctrl is held; or only what is a `zoom`: the
 *   wheel and two fingers
 */
export function useGestures(
  element: Readonly<Ref<HTMLElement | null>>,
  hand: GestureHandlers,
  taken: () => 'all' | 'shared' | 'zoom' = () => 'all',
): void {
  let before: ZoomTransform = zoomIdentity
  const behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(4)
    .filter((event: MouseEvent | TouchEvent) => {
      if (taken() === 'zoom') {
        return 'touches' in event ? event.touches.length > 1 : event.type === 'wheel'
      }
      const isOurs = taken() === 'all' || document.activeElement === element.value
      if ('touches' in event) return isOurs || event.touches.length > 1
      return event.type === 'wheel' ? isOurs || event.ctrlKey : !event.ctrlKey && !event.button
    })
    .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      // Only a hand's own events count, not the resetting below.
      if (!sourceEvent) return
      const factor = transform.k / before.k
      const across = transform.x - before.x * factor
      const down = transform.y - before.y * factor
      before = transform
      // The point that a transform leaves where it was: x * factor + across = x.
      if (Math.abs(factor - 1) < 1e-9) hand.onPan(across, down)
      else hand.onZoom(factor, [across / (1 - factor), down / (1 - factor)])
    })
    .on('end', ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      if (!sourceEvent || !element.value) return
      before = zoomIdentity
      select(element.value).property('__zoom', zoomIdentity)
    })

  const stop = watch(element, (now, old) => {
    if (old) select(old).on('.zoom', null)
    if (now) select(now).call(behaviour)
  })
  onScopeDispose(() => {
    stop()
    if (element.value) select(element.value).on('.zoom', null)
  })
}
