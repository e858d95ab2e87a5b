import type { Page } from '@playwright/test'

const presses = 20

/**
 * The times from a press of an arrow key to the paint of the step that it led to, in ms, as the
 * browser tells them: whole multiples of 8, and 16 for all that is shorter.
 */
export async function timesOfKeys(page: Page, key: string): Promise<readonly number[]> {
  await page.evaluate(observeKeys)
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(key)
    await page.waitForTimeout(400)
  }
  const told = await page.evaluate(() => document.documentElement.dataset.keyTimes ?? '')
  const times = told.split(' ').filter(Boolean).map(Number)
  const short = Array.from({ length: Math.max(0, presses - times.length) }, () => 16)
  return [...short, ...times].toSorted((a, b) => a - b)
}

/** Runs in the page. */
function observeKeys(): void {
  const { dataset } = document.documentElement
  dataset.keyTimes = ''
  // TypeScript's own types do not know the threshold: a literal with it would be refused in the call.
  const events = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown') dataset.keyTimes += `${duration} `
  }).observe(events)
}
