/** Lines kept in view above and below the lit one. */
const margin = 2

/** Brings a line into view inside its pane, the page does not move; a line well in view stays. */
export function scrollToLine(pane: HTMLElement, line: HTMLElement, eased: boolean): void {
  const { offsetTop: top, offsetHeight: height } = line
  const free = pane.clientHeight - height
  const room = Math.min(margin * height, free / 2)
  if (top - room >= pane.scrollTop && top + room <= pane.scrollTop + free) return
  // A line begins at the upper edge, so that none is cut there; long ones are broken into several.
  const wanted = Math.max(0, top - Math.max(0, free / 2))
  const tops = Array.from(pane.querySelectorAll('li'), ({ offsetTop }) => offsetTop)
  const first = tops.find((each) => each >= wanted) ?? wanted
  pane.scrollTo({ top: Math.min(first, top), behavior: eased ? 'smooth' : 'instant' })
}
