import { onceDrawn } from '../loading/firstDrawn'

/**
 * Loads the letters of the app. Until they come, those of the device stand in their places, made as
 * wide and as high by the style sheet: the first tree does not wait for letters.
 */
export function loadLetters(): void {
  // What a device keeps is there at once.
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (isKept) load()
  else onceDrawn(load)
}

function load(): void {
  // Where they do not come, those of the device stay.
  void import('@fontsource-variable/inter/wght.css').catch(() => {})
}
