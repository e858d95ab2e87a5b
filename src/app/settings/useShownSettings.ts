import { watchEffect } from 'vue'
import { useSettings } from '../../settings/useSettings'

/** Tells the style sheets what was chosen, as attributes of the document. */
export function useShownSettings(): void {
  const settings = useSettings()
  watchEffect(() => {
    const { theme, textSize, patterns } = settings.chosen
    const { dataset } = document.documentElement
    dataset.textSize = textSize
    dataset.patterns = patterns
    // Without one the system's own is shown.
    if (theme === 'system') delete dataset.theme
    else dataset.theme = theme
  })
}
