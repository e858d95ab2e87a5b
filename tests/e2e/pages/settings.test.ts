import type { Page } from '@playwright/test'
import { expect, test } from '../quietPage.ts'

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
}

/** A colour of the document as the browser computes it. */
function colourOf(page: Page, name: 'color' | 'backgroundColor') {
  return page.evaluate((name) => getComputedStyle(document.documentElement)[name], name)
}

test('what was chosen is kept after a reload', async ({ page }) => {
  await page.goto('./#/lessons')
  await openSettings(page)
  await page.getByLabel('Theme').selectOption('dark')
  await page.getByLabel('Text size').selectOption('130')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await openSettings(page)
  await expect(page.getByLabel('Theme')).toHaveValue('dark')
  await expect(page.getByLabel('Text size')).toHaveValue('130')
  const letters = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(parseFloat(letters)).toBeCloseTo(16 * 1.3)
})

test('the projector theme is black on white, with larger letters', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('./#/lessons')
  await openSettings(page)
  await page.getByLabel('Theme').selectOption('projector')
  expect(await colourOf(page, 'color')).toBe('rgb(0, 0, 0)')
  expect(await colourOf(page, 'backgroundColor')).toBe('rgb(255, 255, 255)')
  const letters = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(parseFloat(letters)).toBe(20)
})

test('clearing all asks first, and forgets what was seen in the lessons', async ({ page }) => {
  await page.goto('./#/lessons/02-breadth-first')
  // The text of the lesson comes after its heading.
  await expect(page.getByRole('region', { name: 'The stage' })).toHaveAttribute('data-target', /\d/)
  await page.getByRole('link', { name: 'Lessons', exact: true }).click()
  const seen = page.getByRole('progressbar', { name: 'Steps seen' })
  await expect(seen).toBeVisible()
  await openSettings(page)
  await page.getByLabel('Theme').selectOption('dark')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('button', { name: 'Clear everything' }).click()
  await expect(page.getByLabel('Theme')).toHaveValue('system')
  await page.keyboard.press('Escape')
  await expect(seen).toBeHidden()
})

test('settings that were tampered with do not stop the app', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('tansaku-settings', '{"theme":["dark"],"textSize":1e9,"speed":null}')
  })
  await page.goto('./#/lessons')
  await openSettings(page)
  await expect(page.getByLabel('Theme')).toHaveValue('system')
  await expect(page.getByLabel('Text size')).toHaveValue('100')
})
