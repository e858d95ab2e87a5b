/**
 * Waits until all that has changed is painted; in a page that is hidden until it is seen again.
 *
 * @returns how long the page has worked for the frame, in ms
 */
export async function nextPaint(): Promise<number> {
  const begun = await new Promise<number>(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
  return performance.now() - begun
}
