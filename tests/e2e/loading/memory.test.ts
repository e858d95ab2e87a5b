import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../quietPage.ts'

const runs = 20
const eachToItsEnd = 5

test('twenty runs in a row hold no more memory than one', async ({ page }) => {
  test.setTimeout(600_000)
  await page.goto('./#/lab')
  await expect(stepSlider(page)).toBeEnabled()
  const session = await page.context().newCDPSession(page)
  const held: number[] = []
  for (let run = 0; run <= runs; run++) {
    // Most are replaced while they are recorded, some when they have ended.
    const toItsEnd = run % eachToItsEnd === 0
    await openRun(page, run % 2 === 0 ? '867254301' : '647850321', toItsEnd)
    if (toItsEnd) held.push(await settledBytes(page, session))
  }
  const [first, ...later] = held
  for (const bytes of later) expect(bytes).toBeLessThan(first * 1.15)
  // Recording ends with its worker; the layouts' worker stays for the run that is shown.
  expect(page.workers().length).toBeLessThanOrEqual(1)
})

const stepSlider = (page: Page) => page.getByRole('slider', { name: 'Step', exact: true })

/** Opens the whole 8-puzzle from a start, and waits for its first part or for all of it. */
async function openRun(page: Page, start: string, toItsEnd: boolean): Promise<void> {
  await page.evaluate((start) => (location.hash = `#/lab?start=${start}&goalTest=never`), start)
  await expect(page).toHaveTitle(new RegExp(start))
  const slider = stepSlider(page)
  await expect(slider).toBeEnabled()
  if (toItsEnd) await expect(slider).toHaveAttribute('aria-valuemax', '665281')
}

/** The bytes that the page's thread holds, typed arrays included, once its layouts have come. */
async function settledBytes(page: Page, session: CDPSession): Promise<number> {
  let before = Number.POSITIVE_INFINITY
  for (;;) {
    await page.waitForTimeout(1500)
    await session.send('HeapProfiler.collectGarbage')
    const usage = await session.send('Runtime.getHeapUsage')
    const bytes = usage.usedSize + usage.backingStorageSize
    if (Math.abs(bytes - before) < 1_000_000) return bytes
    before = bytes
  }
}
