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
    const { activeElement } = document
    await nextTick()
    // Browsers take the focus from what is moved.
    if (activeElement instanceof HTMLElement && part.value?.contains(activeElement)) {
      activeElement.focus()
    } else if (large) takeFocus(part.value)
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
    const isAbove = target instanceof Node && !target.contains(part.value)
    if (isAbove && !part.value?.contains(target)) return
    isLarge.value = false
  })

  return { isLarge }
}

function childOfBody(inside: Element): Element | undefined {
  return [...document.body.children].find((child) => child.contains(inside))
}
