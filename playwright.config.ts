import { defineConfig } from '@playwright/test'
import { shellLaunch } from './tests/e2e/browser.ts'

const address = 'http://localhost:47163/'

// `npm run build` and `npm run build:single` come first: these tests open the built app.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'reports/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A loaded machine with two cores may be five times as slow as a quiet one.
  timeout: 300_000,
  // What is tried again is so at once: by default there comes to be a second between two tries.
  expect: { timeout: 60_000, toPass: { intervals: [100] } },
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    baseURL: address,
    browserName: 'chromium',
    // Each test would fetch the whole app once more; those of offline use allow it.
    serviceWorkers: 'block',
    launchOptions: await shellLaunch(),
    // To compress what goes to the same machine takes longer than to send it.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    // What moves is waited for: those tests that are about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Pictures of every step take as long as the steps: `npx playwright test --trace on` has them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
  },
  webServer: {
    command: `npx vite preview --port ${new URL(address).port} --strictPort`,
    url: address,
    reuseExistingServer: false,
  },
})
