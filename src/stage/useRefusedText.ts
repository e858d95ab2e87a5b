import { ref } from 'vue'

/**
 * Does not let a field take what would make its text too long: a field that cuts it says nothing, and
 * a long one makes the page stand still.
 *
 * @param fits whether the field can have a text
 * @returns how long the text would have been that was refused last, until something is taken, and
 *   what is to hear of each `beforeinput` of the field
 */
export function useRefusedText(fits: (text: string) => boolean) {
  const refusedLength = ref<number>()

  function refuseLong(event: InputEvent): void {
    const text = textAfter(event)
    const isTaken = text === undefined || fits(text)
    refusedLength.value = isTaken ? undefined : text.length
    if (!isTaken) event.preventDefault()
  }

  return { refusedLength, refuseLong }
}

/** The text that a field would have after an input, where that is known before. */
function textAfter({ target, data }: InputEvent): string | undefined {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (!isField || data === null) return undefined
  const { value, selectionStart, selectionEnd } = target
  return value.slice(0, selectionStart ?? 0) + data + value.slice(selectionEnd ?? 0)
}
