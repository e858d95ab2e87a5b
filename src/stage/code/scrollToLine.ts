/** Lines kept in view above and below the lit one. */
const margin = 2

/** Brings a line into view inside its pane, the page does not move; a line well in view stays. */
export function scrollToLine(pane: HTMLElement, line: HTMLElement, eased: boolean): void {
  const { offsetTop: top, offsetHeight: height } = line
  const free = pane.clientHeight - height
  const room = Math.min(margin * height, free / 2)
  if (top - room >= pane.scrollTop && top + room <= pane.scrollTop + free) return
  // Whole lines, so that the first one is not cut; the lit one may be broken into several.
  const lineHeight = Math.min(height, pane.querySelector('li')?.offsetHeight ?? height)
  const before = Math.max(0, Math.floor(free / 2 / lineHeight) * lineHeight)
  pane.scrollTo({ top: Math.max(0, top - before), behavior: eased ? 'smooth' : 'instant' })
}
