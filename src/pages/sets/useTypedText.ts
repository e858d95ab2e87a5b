import { ref, watch } from 'vue'

/**
 * What somebody types into a field. It is kept with each letter, and stands in the field as it was
 * typed until the field is left: what is kept may have been made good.
 *
 * @param kept the text as it is kept
 * @param keep keeps a text, or what can be made of it
 * @param isWrong whether nothing can be made of a text: then it stays in the field to be mended
 */
export function useTypedText(
  kept: () => string,
  keep: (text: string) => void,
  isWrong: (text: string) => boolean = () => false,
) {
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
    if (!isWrong(typed.value)) typed.value = kept()
  }

  return { typed, settle }
}
