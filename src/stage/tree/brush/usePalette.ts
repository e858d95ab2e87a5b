import {
  useEventListener,
  useMediaQuery,
  useMutationObserver,
  usePreferredDark,
} from '@vueuse/core'
import { shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import { useLetterSize } from '../../useLetterSize'
import { readPalette } from './palette'
import type { Palette } from './palette'

/** The colours of the theme where an element stands, read again when the theme has changed. */
export function usePalette(
  element: Readonly<Ref<Element | null>>,
): Readonly<Ref<Palette | undefined>> {
  const palette = shallowRef<Palette>()
  const read = () => {
    const parent = element.value?.parentElement
    palette.value = parent ? readPalette(parent) : undefined
  }
  const forced = useMediaQuery('(forced-colors: active)')
  // The size of letters changes with the width of the window, too.
  watch([element, usePreferredDark(), forced, useLetterSize()], read, { flush: 'post' })
  // Letters that come late have other widths.
  useEventListener(document.fonts, 'loadingdone', read)
  useMutationObserver(document.documentElement, read, {
    attributeFilter: ['data-theme', 'data-patterns', 'data-text-size'],
  })
  return palette
}
