/** Lines kept in view above and below the lit one. */
const margin = 2

/** Scrolls a line of a pane to its middle, the page not at all; a line well in view stays. */
export function scrollToLine(pane: HTMLElement, line: HTMLElement, eased: boolean): void {
  const room = Math.min(margin * line.offsetHeight, (pane.clientHeight - line.offsetHeight) / 2)
  const above = line.offsetTop - room < pane.scrollTop
  const below = line.offsetTop + line.offsetHeight + room > pane.scrollTop + pane.clientHeight
  if (!above && !below) return
  pane.scrollTo({
    top: line.offsetTop - (pane.clientHeight - line.offsetHeight) / 2,
    behavior: eased ? 'smooth' : 'instant',
  })
}
