import { onScopeDispose } from 'vue'

interface Point {
  readonly x: number
  readonly y: number
}

/** What is done by the pointers over a picture: one paints; two, or a middle button, move the view. */
export interface GridHands {
  begin(at: Point): void
  go(at: Point): void
  end(): void
  /** What was begun turns out to be none: a second finger has come. */
  giveUp(): void
  /** The view goes along with the hand, and is enlarged around a point. */
  pan(by: Point): void
  zoom(factor: number, at: Point): void
  /** Whether the wheel alone enlarges, which else scrolls the page. */
  takesWheel(): boolean
}

const middleButton = 1
const wheelStep = 500

/** Tells strokes from movements of the view, by mouse, pen and fingers. */
export function useGridPointers(hands: GridHands) {
  const pointers = new Map<number, Point>()
  let doing: 'stroke' | 'view' | undefined
  onScopeDispose(() => pointers.clear())

  function down(event: PointerEvent): void {
    if (event.button !== 0 && event.button !== middleButton) return
    event.preventDefault()
    if (event.currentTarget instanceof HTMLElement) {
      event.currentTarget.focus({ preventScroll: true })
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    pointers.set(event.pointerId, pointOf(event, event))
    if (pointers.size > 1 && doing === 'stroke') hands.giveUp()
    const isView = pointers.size > 1 || event.button === middleButton
    doing = isView ? 'view' : 'stroke'
    if (doing === 'stroke') hands.begin(pointOf(event, event))
  }

  function move(event: PointerEvent): void {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = pointOf(event, event)
    if (doing === 'view') moveView(event.pointerId, before, now)
    pointers.set(event.pointerId, now)
    if (doing !== 'stroke') return
    // A fast hand goes over several points between two frames.
    for (const each of event.getCoalescedEvents?.() ?? []) hands.go(pointOf(each, event))
    hands.go(now)
  }

  function moveView(pointer: number, before: Point, now: Point): void {
    const other = [...pointers].find(([each]) => each !== pointer)?.[1]
    if (other) {
      const length = distance(before, other)
      if (length > 0) hands.zoom(distance(now, other) / length, other)
    } else {
      hands.pan({ x: now.x - before.x, y: now.y - before.y })
    }
  }

  function up(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return
    if (doing === 'stroke') hands.end()
    doing = undefined
  }

  function cancel(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return
    if (doing === 'stroke') hands.giveUp()
    if (pointers.size === 0) doing = undefined
  }

  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !hands.takesWheel()) return
    event.preventDefault()
    hands.zoom(2 ** (-event.deltaY / wheelStep), pointOf(event, event))
  }

  return { down, move, up, cancel, wheel }
}

/** Where an event is in the element that hears it; those that make up a fast one name no element. */
function pointOf({ clientX, clientY }: MouseEvent, { currentTarget }: Event): Point {
  if (!(currentTarget instanceof Element)) return { x: 0, y: 0 }
  const { x, y } = currentTarget.getBoundingClientRect()
  return { x: clientX - x, y: clientY - y }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
