import { useEventListener } from '@vueuse/core'
import type { Ref } from 'vue'
import type { InkedPicture, InkPoint } from '../../drawing/ink'
import { atNearest } from './inkNodes'
import type { InkNodes } from './inkNodes'
import type { Pen } from './shownInk'
import { inPicture } from './transform'
import type { Transform } from './transform'

/** A picture under a hand; its view changes with every frame of a camera. */
export interface PictureUnderHand {
  readonly picture: InkedPicture
  readonly transform: () => Transform | undefined
  readonly nodes: () => InkNodes | undefined
}

/**
 * Draws and points with a mouse, a pen or a finger on an element over a picture. What touches it while a
 * pen is there is the hand that holds the pen: it does nothing.
 *
 * @returns whether a pen is pressed on it
 */
export function usePenHand(
  element: Readonly<Ref<HTMLElement | null>>,
  pen: Pen,
  { picture, transform: transformNow, nodes }: PictureUnderHand,
): () => boolean {
  /** What draws, from when it is pressed until it is let go. */
  let drawing: number | undefined
  /** The fingers on the element: two zoom. */
  const fingers = new Set<number>()
  /** Whether a pen is pressed on the element, or near it. */
  let isPenThere = false
  let isPenDown = false

  const isPen = ({ pointerType }: PointerEvent) => pointerType === 'pen'
  const isPalm = ({ pointerType, pointerId }: PointerEvent) =>
    pointerType === 'touch' && !fingers.has(pointerId)

  function pointUnder(event: PointerEvent): InkPoint | undefined {
    const transform = transformNow()
    if (!transform || !element.value) return undefined
    const { left, top } = element.value.getBoundingClientRect()
    return inPicture(transform, [event.clientX - left, event.clientY - top])
  }

  function point(event: PointerEvent): void {
    const at = pointUnder(event)
    pen.point(at && { picture, ...atNearest(at, nodes()) })
  }

  function press(event: PointerEvent): void {
    if (event.pointerType === 'touch' && !isPenThere) fingers.add(event.pointerId)
    if (isPen(event)) penDown()
    if (isPalm(event)) return
    if (fingers.size > 1) return leave()
    if (event.button !== 0 || pen.tool.value === 'none') return
    element.value?.setPointerCapture(event.pointerId)
    drawing = event.pointerId
    if (pen.tool.value === 'pointer') return point(event)
    const at = pointUnder(event)
    if (at) pen.begin(picture, at, nodes)
  }

  /** What the hand that holds the pen has begun is not kept. */
  function penDown(): void {
    isPenThere = isPenDown = true
    fingers.clear()
    if (drawing !== undefined) leave()
  }

  function move(event: PointerEvent): void {
    if (isPen(event)) isPenThere = true
    if (isPalm(event) || fingers.size > 1) return
    if (pen.tool.value === 'pointer') return point(event)
    const transform = transformNow()
    if (!transform || event.pointerId !== drawing) return
    const passed = event.getCoalescedEvents?.() ?? []
    for (const each of passed.length > 0 ? passed : [event]) {
      const at = pointUnder(each)
      if (at) pen.goOn(at, transform)
    }
  }

  function release(event: PointerEvent): void {
    if (isPalm(event)) return
    fingers.delete(event.pointerId)
    if (isPen(event)) isPenDown = false
    if (event.pointerType !== 'mouse') pen.point(undefined)
    if (event.pointerId !== drawing) return
    drawing = undefined
    pen.end()
  }

  /** Something else happens: what was begun is not kept. */
  function leave(event?: PointerEvent): void {
    if (event && isPalm(event)) return
    if (event) fingers.delete(event.pointerId)
    if (event && isPen(event)) isPenDown = false
    drawing = undefined
    pen.cancel()
    pen.point(undefined)
  }

  /** A pen that is lifted, and one that was never near, leaves. */
  function goAway(event: PointerEvent): void {
    if (isPalm(event)) return
    if (isPen(event)) isPenThere = false
    pen.point(undefined)
  }

  /** Who points can still choose: a click is for what lies below. */
  function clickThrough(event: MouseEvent): void {
    if (pen.tool.value !== 'pointer') return
    const { clientX, clientY } = event
    const below = document
      .elementsFromPoint(clientX, clientY)
      .find((each) => each !== element.value)
    below?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }))
  }

  useEventListener(element, 'click', clickThrough)
  useEventListener(element, 'pointerdown', press)
  useEventListener(element, 'pointermove', move)
  useEventListener(element, 'pointerup', release)
  useEventListener(element, 'pointercancel', leave)
  useEventListener(element, 'pointerleave', goAway)
  return () => isPenDown
}
