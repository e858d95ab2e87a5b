/** The text of the field that an event comes from. */
export function fieldText({ target }: Event): string {
  const isField =
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement
  return isField ? target.value : ''
}
