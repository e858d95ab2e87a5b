import { onceDrawn } from '../loading/firstDrawn'

/**
 * Loads the letters of the app. Until they come, those of the device stand in their places, made as
 * wide and as high by the style sheet: the first tree does not wait for letters.
 */
export function loadLetters(): void {
  if (isKeptApp()) load()
  else onceDrawn(load)
}

/** Whether the device keeps the app: what it keeps is there at once. */
function isKeptApp(): boolean {
  // A frame that is shut off from the device must not even ask.
  try {
    return Boolean(navigator.serviceWorker?.controller)
  } catch {
    return false
  }
}

function load(): void {
  // Where they do not come, those of the device stay.
  void import('@fontsource-variable/inter/wght.css').catch(() => {})
}
