/** Waits until all that has changed is painted; in a page that is hidden until it is seen again. */
export async function nextPaint(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
}
