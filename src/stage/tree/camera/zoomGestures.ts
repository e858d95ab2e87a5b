import { select, zoom, zoomIdentity } from 'd3'
import type { D3ZoomEvent, ZoomTransform } from 'd3'
import type { GestureHandlers, TakenGestures } from './useGestures'

/** Takes the gestures on an element. Returns how to leave them to the page again. */
export function takeGestures(
  element: HTMLElement,
  hand: GestureHandlers,
  taken: () => TakenGestures,
): () => void {
  let before: ZoomTransform = zoomIdentity
  const behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(4)
    .filter((event: MouseEvent | TouchEvent) => {
      if (taken() === 'zoom') {
        return 'touches' in event ? event.touches.length > 1 : event.type === 'wheel'
      }
      const isOurs = taken() === 'all' || document.activeElement === element
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
      if (!sourceEvent) return
      before = zoomIdentity
      select(element).property('__zoom', zoomIdentity)
    })

  select(element).call(behaviour)
  return () => void select(element).on('.zoom', null)
}
