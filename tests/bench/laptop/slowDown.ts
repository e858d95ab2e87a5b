import type { Page } from '@playwright/test'

/**
 * Makes a page's thread as slow as that of a school laptop: a fourth of this machine's speed. The
 * browser does not slow workers down.
 */
export async function slowDown(page: Page, rate = 4): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}
