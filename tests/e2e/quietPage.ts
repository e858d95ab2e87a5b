import { expect, test as base } from '@playwright/test'
import type { Page, TestInfo } from '@playwright/test'

const withoutServiceWorker = 'Service Worker registration blocked by Playwright'

/** As Playwright's own, but fails when the page complains or asks another origin for anything. */
export const test = base.extend<{ quietPage: void }>({
  quietPage: [
    async ({ page, baseURL }, use, testInfo) => {
      const complaints: string[] = []
      // Chromium reports what the content security policy blocked as console errors, too.
      page.on('console', (message) => {
        if (message.text() === withoutServiceWorker) return
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) {
          complaints.push(`request to ${request.url()}`)
        }
      })
      await use()
      if (testInfo.status !== testInfo.expectedStatus) await keepPicture(page, testInfo)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Playwright's own way would take a picture at the end of every test, in case it is said to fail later. */
async function keepPicture(page: Page, testInfo: TestInfo): Promise<void> {
  const path = testInfo.outputPath('failed.png')
  await page.screenshot({ path, timeout: 5_000 })
  testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' })
}

export { expect }
