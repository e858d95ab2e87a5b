import type { Locator, Page } from '@playwright/test'

/** Where a finger comes down, and where it is lifted: x, y, x, y. */
export type Way = readonly [number, number, number, number]

/** Moves fingers across the page at once. */
export async function swipe(page: Page, ...ways: readonly Way[]): Promise<void> {
  // Fingers that come down on a busy page may have left it before it answers.
  // Chromium may take a page for busy for as long as nothing moves after a touch.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
  )
  const session = await page.context().newCDPSession(page)
  const at = (share: number) =>
    ways.map(([x, y, toX, toY], id) => ({ x: x + (toX - x) * share, y: y + (toY - y) * share, id }))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let move = 1; move <= 10; move++) {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(move / 10),
    })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/** Takes back that the browser has zoomed the page itself, as two fingers on it do. */
export async function unzoom(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
  await session.detach()
}

/** The middle of what is shown. */
export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('it is not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
