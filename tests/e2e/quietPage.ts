import { expect, test as base } from '@playwright/test'

const withoutServiceWorker = 'Service Worker registration blocked by Playwright'

/** As Playwright's own, but fails when the page complains or asks another origin for anything. */
export const test = base.extend<{ quietPage: void }>({
  quietPage: [
    async ({ page, baseURL }, use) => {
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
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
