import { ref, watch } from 'vue'

/**
 * What somebody types into a field. It is kept with each letter, and stands in the field as it was
 * typed until the field is left: what is kept may have been made good.
 */
export function useTypedText(kept: () => string, keep: (text: string) => void) {
  const typed = ref(kept())
  let isTyping = false

  watch(typed, (text) => {
    if (text === kept()) return
    isTyping = true
    keep(text)
  })
  // From elsewhere: another tab, or what was brought back.
  watch(kept, (now) => {
    if (!isTyping) typed.value = now
  })

  function settle(): void {
    isTyping = false
    typed.value = kept()
  }

  return { typed, settle }
}
