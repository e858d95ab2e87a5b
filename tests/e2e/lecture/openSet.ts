import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Keeps a set of one entry on the device, and opens it. */
export async function openSet(page: Page): Promise<void> {
  const entries = [{ id: 'a', title: 'One', address: '#/lab?step=1', note: 'Ask.', minutes: 2 }]
  const set = { format: 'tansaku-set', version: 1, id: 'x', name: 'Talk', entries }
  await page.goto('./#/sets')
  await page.evaluate((text) => localStorage.setItem('tansaku-set:x', text), JSON.stringify(set))
  await page.reload()
  await page.getByRole('link', { name: 'Talk' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('One')
}
