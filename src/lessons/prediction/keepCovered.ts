/**
 * Keeps hands and the focus from what an open question covers in the text of a lesson, which is what
 * the styles of the text blur, and gives it back where nothing covers it any more. A covered place can
 * still be clicked as a whole, which goes on to it, and has a name; what is in it is not read out.
 *
 * @param name what a covered place is called
 */
export function keepCovered(text: HTMLElement, name: string): void {
  const isShown = text.querySelector('.teacher-note') !== null
  const parts = Array.from(text.children).filter((part) => !part.matches('.references'))
  const from = isShown ? parts.length : firstCovered(parts)
  parts.forEach((part, at) => cover(part, at >= from && !part.matches(':focus-within'), name))
}

/** The place of the first part behind the next open question of where its reader is. */
function firstCovered(parts: readonly Element[]): number {
  const here = parts.findIndex(({ classList }) => classList.contains('current'))
  const asks = ({ classList }: Element) =>
    classList.contains('prediction') && classList.contains('open')
  const open = parts.findIndex((part, at) => here >= 0 && at >= here && asks(part))
  return open < 0 ? parts.length : open + 1
}

function cover(part: Element, isCovered: boolean, name: string): void {
  if (!part.hasAttribute('data-place')) {
    part.toggleAttribute('inert', isCovered)
    return
  }
  // What is in it may have come since.
  for (const inner of part.children) inner.toggleAttribute('inert', isCovered)
  if (isCovered) part.setAttribute('aria-label', name)
  else part.removeAttribute('aria-label')
}
