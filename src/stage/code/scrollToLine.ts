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
  const before = tops.findLast((each) => each <= wanted) ?? 0
  const after = tops.find((each) => each >= wanted) ?? wanted
  // The earlier one, so that more is seen above, unless the line would be cut below then.
  const first = top - before <= free ? before : Math.min(after, top)
  pane.scrollTo({ top: first, behavior: eased ? 'smooth' : 'instant' })
}
