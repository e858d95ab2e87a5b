import { useEventListener } from '@vueuse/core'
import { nextTick, ref, watch, watchEffect } from 'vue'
import type { Ref } from 'vue'
import { takeFocus } from '../../../loading/takeFocus'
import { isTyping } from '../../../stage/isTyping'

/**
 * Lets a part of a page fill it, as a dialog does, and come back: it is moved, not made anew, and what
 * has the focus in it keeps it. What it covers is out of reach meanwhile. Escape leaves, but where
 * somebody types it is for that: after it Tab leaves the editor.
 *
 * @param part what can fill the page
 * @param place where it stands else
 */
export function useFullPage(
  part: Readonly<Ref<HTMLElement | null>>,
  place: Readonly<Ref<HTMLElement | null>>,
) {
  const isLarge = ref(false)

  watch(isLarge, async (large) => {
    const { activeElement: held } = document
    const inner = innermost(held)
    await nextTick()
    // Browsers take the focus from what is moved.
    if (part.value?.contains(held)) inner?.focus()
    else if (large || held === document.body) takeFocus(part.value)
  })

  // Where it goes, what comes in its place begins small.
  watch(part, (shown) => {
    if (!shown) isLarge.value = false
  })

  watchEffect(
    (onCleanup) => {
      if (!isLarge.value || !part.value || !place.value) return
      const covered = childOfBody(place.value)
      covered?.toggleAttribute('inert', true)
      onCleanup(() => covered?.toggleAttribute('inert', false))
    },
    { flush: 'post' },
  )

  useEventListener(window, 'keydown', ({ key, target, defaultPrevented }) => {
    if (!isLarge.value || key !== 'Escape' || defaultPrevented || isTyping(target)) return
    // What is open above it has an Escape of its own.
    const isElsewhere =
      target instanceof Node && !part.value?.contains(target) && !target.contains(part.value)
    if (!isElsewhere) isLarge.value = false
  })

  return { isLarge }
}

/** What has the focus within an element that has it: an editor may stand in a tree of its own. */
function innermost(focused: Element | null): HTMLElement | undefined {
  const inside = focused?.shadowRoot?.activeElement
  if (inside) return innermost(inside)
  return focused instanceof HTMLElement ? focused : undefined
}

function childOfBody(inside: Element): Element | undefined {
  return [...document.body.children].find((child) => child.contains(inside))
}
