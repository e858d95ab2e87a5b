import type { Ref } from 'vue'

/** What a hand on a line does. */
interface LineDrag {
  /**
   * The place under the hand, from 0 at the left of the line to 1 at its right, while it is held.
   */
  readonly onPlace: (place: number) => void
  /** A hand takes the line, or lets go. */
  readonly onHold: (holds: boolean) => void
  /** What is held where it is taken: it does not move until the hand does. */
  readonly grip?: Readonly<Ref<HTMLElement | null>>
}

/**
 * Lets a hand drag along a line, also past its ends.
 *
 * @returns what the line listens to
 */
export function useLineDrag({ onPlace, onHold, grip }: LineDrag) {
  let holding: number | undefined
  // A hand seldom takes the grip by its middle.
  let besideMiddle = 0

  function take(event: PointerEvent): void {
    const { currentTarget: line, button, pointerId, target, clientX } = event
    const isOther = holding !== undefined && holding !== pointerId
    if (!(line instanceof HTMLElement) || button !== 0 || isOther) return
    // No text is selected, and the focus goes where it is sent.
    event.preventDefault()
    line.setPointerCapture(pointerId)
    const held = target instanceof Node && grip?.value?.contains(target) ? grip.value : undefined
    besideMiddle = held ? clientX - middleOf(held) : 0
    holding = pointerId
    onHold(true)
    if (!held) onPlace(placeOn(line, clientX))
  }

  function move({ currentTarget: line, clientX, pointerId }: PointerEvent): void {
    if (holding !== pointerId || !(line instanceof HTMLElement)) return
    onPlace(placeOn(line, clientX - besideMiddle))
  }

  function letGo({ pointerId }: PointerEvent): void {
    if (holding !== pointerId) return
    holding = undefined
    onHold(false)
  }

  return {
    pointerdown: take,
    pointermove: move,
    pointerup: letGo,
    pointercancel: letGo,
    lostpointercapture: letGo,
  }
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

function placeOn(line: HTMLElement, x: number): number {
  const { left, width } = line.getBoundingClientRect()
  return width > 0 ? Math.max(0, Math.min((x - left) / width, 1)) : 0
}
