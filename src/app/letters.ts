import { watch } from 'vue'
import { isFirstDrawn } from '../loading/firstDrawn'

/**
 * Loads the letters of the app. Until they come, those of the device stand in their places, made as
 * wide and as high by the style sheet: the first tree does not wait for letters.
 */
export function loadLetters(): void {
  // What a device keeps is there at once.
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  watch(
    () => isKept || isFirstDrawn.value,
    // Where they do not come, those of the device stay.
    (isTime) => isTime && void import('@fontsource-variable/inter/wght.css').catch(() => {}),
    { immediate: true },
  )
}
