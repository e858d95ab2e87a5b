/** Gives the focus to the first field or button of what has just come. */
export const vFocusFirst = {
  mounted(content: HTMLElement): void {
    content.querySelector<HTMLElement>('input, button')?.focus()
  },
}
