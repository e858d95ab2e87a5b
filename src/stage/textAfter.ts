/**
 * The text that a field would have after what is typed or pasted into it, where that is known before.
 * A field that cuts it says nothing, and a long one makes the page stand still.
 */
export function textAfter({ target, data }: InputEvent): string | undefined {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (!isField || data === null) return undefined
  const { value, selectionStart, selectionEnd } = target
  return value.slice(0, selectionStart ?? 0) + data + value.slice(selectionEnd ?? 0)
}
