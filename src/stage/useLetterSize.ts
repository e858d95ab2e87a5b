import { useMutationObserver, useWindowSize } from '@vueuse/core'
import { computed, ref } from 'vue'
import type { ComputedRef } from 'vue'

/** How high letters are by default, in pixels. */
export const defaultLetterSize = 16

/** How high the letters of the page are, in pixels: one rem, as the settings and the width have it. */
export function useLetterSize(): ComputedRef<number> {
  const { width } = useWindowSize()
  const changes = ref(0)
  const root = document.documentElement
  useMutationObserver(root, () => void changes.value++, {
    attributeFilter: ['data-theme', 'data-text-size'],
  })
  return computed(() => {
    // Asked again after every change of these, for the style sheet alone knows the size.
    if (width.value < 0 || changes.value < 0) return defaultLetterSize
    return Number.parseFloat(getComputedStyle(root).fontSize) || defaultLetterSize
  })
}
