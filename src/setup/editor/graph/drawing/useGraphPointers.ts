import { shallowRef } from 'vue'
import type { NodePlace } from '../graphEdits'

/** A drag of a node, or of an edge that begins at one, to a point of the picture. */
export interface GraphDrag {
  readonly kind: 'move' | 'connect'
  readonly node: number
  readonly to: NodePlace
}

/** What is done by a pointer over a drawn graph. */
export interface GraphHands {
  pressNode(node: number): void
  pressEdge(edge: number): void
  pressNothing(): void
  /** Pressed twice where nothing is. */
  pressTwice(at: NodePlace): void
  /** Pressed twice on a node. */
  pressNodeTwice(node: number): void
  drop(drag: GraphDrag, isTouch: boolean): void
}

interface Pressed {
  readonly pointer: number
  readonly at: NodePlace
  readonly node: number | undefined
  readonly edge: number | undefined
  readonly kind: GraphDrag['kind']
  /** From the point of the pointer to the middle of the node. */
  readonly offset: NodePlace
}

// A shaking finger still clicks.
const leastPixels = 5
const longestPause = 400
const nearby = 24

/** Tells clicks, double clicks and drags over a drawn graph, by what is under the pointer. */
export function useGraphPointers(pointsOf: () => readonly NodePlace[], hands: GraphHands) {
  const drag = shallowRef<GraphDrag>()
  let pressed: Pressed | undefined
  let last: { readonly at: NodePlace; readonly time: number; readonly on: string } | undefined

  function down(event: PointerEvent): void {
    if (event.button !== 0 || pressed) return
    const at = pointIn(event)
    const node = numberOf(event, 'node')
    const from = numberOf(event, 'handle')
    const middle = pointsOf()[from ?? node ?? -1] ?? at
    pressed = {
      pointer: event.pointerId,
      at,
      node: from ?? node,
      edge: numberOf(event, 'edge'),
      kind: from === undefined ? 'move' : 'connect',
      offset: from === undefined ? { x: middle.x - at.x, y: middle.y - at.y } : { x: 0, y: 0 },
    }
    if (event.currentTarget instanceof Element) {
      event.currentTarget.setPointerCapture(event.pointerId)
    }
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pressed?.pointer || pressed.node === undefined) return
    const { x, y } = pointIn(event)
    const { at, node, kind, offset } = pressed
    if (!drag.value && Math.hypot(x - at.x, y - at.y) < leastPixels) return
    drag.value = { kind, node, to: { x: x + offset.x, y: y + offset.y } }
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pressed?.pointer) return
    const [done, { node, edge, at }] = [drag.value, pressed]
    release()
    if (done) return hands.drop(done, event.pointerType === 'touch')
    const isSecond = isTwice(at, event.timeStamp, `${node} ${edge}`)
    if (node !== undefined) {
      hands.pressNode(node)
      if (isSecond) hands.pressNodeTwice(node)
    } else if (edge !== undefined) {
      hands.pressEdge(edge)
    } else {
      hands.pressNothing()
      if (isSecond) hands.pressTwice(at)
    }
  }

  /** A double tap is no double click everywhere, so both are told by their times. */
  function isTwice(at: NodePlace, time: number, on: string): boolean {
    const isSecond =
      last !== undefined &&
      last.on === on &&
      time - last.time < longestPause &&
      Math.hypot(at.x - last.at.x, at.y - last.at.y) < nearby
    last = isSecond ? undefined : { at, time, on }
    return isSecond
  }

  function release(): void {
    pressed = undefined
    drag.value = undefined
  }

  return { drag, down, move, up, release }
}

function pointIn({ clientX, clientY, currentTarget }: MouseEvent): NodePlace {
  const box = currentTarget instanceof Element ? currentTarget.getBoundingClientRect() : undefined
  return { x: clientX - (box?.x ?? 0), y: clientY - (box?.y ?? 0) }
}

/** The number that the element under the pointer, or one around it, is marked with. */
function numberOf({ target }: Event, mark: 'node' | 'handle' | 'edge'): number | undefined {
  const marked = target instanceof Element ? target.closest(`[data-${mark}]`) : null
  return marked ? Number(marked.getAttribute(`data-${mark}`)) : undefined
}
