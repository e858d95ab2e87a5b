/** Scrolls a pane, not the page, as far as its current row needs to be in view. */
export function scrollToRow(pane: HTMLElement): void {
  const row = pane.querySelector('[aria-current]')
  if (!row) return
  const { top, bottom } = row.getBoundingClientRect()
  const { top: from, bottom: to } = pane.getBoundingClientRect()
  if (top < from) pane.scrollTop -= from - top
  else if (bottom > to) pane.scrollTop += bottom - to
}
