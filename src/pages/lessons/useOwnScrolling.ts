import { useEventListener, useResizeObserver } from '@vueuse/core'
import { computed, nextTick, shallowRef } from 'vue'
import type { Ref } from 'vue'
import { useStill } from '../../settings/useStill'

/** A part of the text, and how far below the upper edge of the box it is to stand, in pixels. */
interface Standing {
  readonly part: HTMLElement
  readonly top: number
}

/**
 * Scrolls a box to a part of it and holds the part there, whatever changes its height above or on
 * the way, until the reader scrolls. Where the reader has scrolled to, another width of the box moves
 * nothing either.
 *
 * @param uppermost the part that is read first of what is seen
 * @param onForeign is called when the box has been scrolled by anything else
 */
export function useOwnScrolling(
  box: Readonly<Ref<HTMLElement | null>>,
  uppermost: () => HTMLElement | undefined,
  onForeign: () => void,
) {
  const still = useStill()
  const standing = shallowRef<Standing>()
  /** What stood there when it was last let go, or was scrolled to. */
  let left: Standing | undefined
  let width: number | undefined
  let moving = false
  /** Whether the focus has just gone to a part, which the browser brings into view. */
  let focusing = false

  /** How far the part is from where it is to stand. */
  function distance(): number {
    const { value: wanted } = standing
    if (!box.value || !wanted?.part.isConnected) return 0
    return topIn(box.value, wanted.part) - wanted.top
  }

  function scroll(behavior: 'smooth' | 'instant'): void {
    const { value: scroller } = box
    if (!scroller) return
    const { scrollTop, scrollHeight, clientHeight } = scroller
    const end = Math.max(0, Math.min(scrollTop + distance(), scrollHeight - clientHeight))
    // Where nothing moves nothing tells that it has come to its end.
    moving = Math.abs(end - scrollTop) >= 1
    if (moving) scroller.scrollTo({ top: end, behavior })
  }

  function bring(part: HTMLElement, top: number, eased: boolean): void {
    standing.value = { part, top }
    scroll(eased && !still.value ? 'smooth' : 'instant')
  }

  function release(): void {
    left = standing.value ?? left
    standing.value = undefined
    moving = false
    focusing = false
  }

  /** Keeps what is held, or was left, in its place where the box has another width than before. */
  function onWidth(): boolean {
    const before = width
    width = box.value?.clientWidth
    if (before === undefined || before === width) return false
    standing.value ??= left
    if (standing.value) scroll('instant')
    return standing.value !== undefined
  }

  function onScroll(): void {
    // The browser itself scrolls when the lines are broken anew.
    if (moving || onWidth()) return
    const isOfFocus = focusing
    release()
    // Who goes through the controls with Tab passes places, and has not gone to them.
    if (!isOfFocus) onForeign()
    // A place that is come to may show other parts.
    void nextTick(() => {
      const part = uppermost()
      left = box.value && part ? { part, top: topIn(box.value, part) } : undefined
    })
  }

  useEventListener(box, 'scroll', onScroll, { passive: true })
  useEventListener(box, 'scrollend', () => {
    if (moving) scroll('instant')
  })
  useEventListener(box, ['wheel', 'pointerdown', 'touchmove', 'keydown'], release, {
    passive: true,
  })
  useEventListener(box, 'focusin', () => (focusing = true))
  const parts = computed(() =>
    standing.value ? Array.from(box.value?.children ?? []).filter(isHtml) : [],
  )
  useResizeObserver(parts, () => {
    if (!moving) scroll('instant')
  })
  useResizeObserver(box, onWidth)

  return { bring }
}

/** How far a part stands below the upper edge of its box, in pixels. */
export function topIn(box: HTMLElement, part: HTMLElement): number {
  return part.getBoundingClientRect().top - box.getBoundingClientRect().top
}

function isHtml(element: Element): element is HTMLElement {
  return element instanceof HTMLElement
}
