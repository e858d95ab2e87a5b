import { useEventListener, useMutationObserver } from '@vueuse/core'
import { computed, ref } from 'vue'
import type { ComputedRef } from 'vue'

/** How high letters are by default, in pixels. */
export const defaultLetterSize = 16

/** How high the letters of the page are, in pixels: one rem, as the settings and the window have it. */
export function useLetterSize(): ComputedRef<number> {
  const changes = ref(0)
  const askAgain = () => void changes.value++
  const root = document.documentElement
  useEventListener('resize', askAgain)
  useMutationObserver(root, askAgain, { attributeFilter: ['data-theme', 'data-text-size'] })
  return computed(() => {
    // Asked again after every change of these, for the style sheet alone knows the size.
    if (changes.value < 0) return defaultLetterSize
    return Number.parseFloat(getComputedStyle(root).fontSize) || defaultLetterSize
  })
}
