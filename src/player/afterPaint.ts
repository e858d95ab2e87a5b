/** Calls back as soon as all that has changed is painted; in a page that is hidden when it is seen again. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
