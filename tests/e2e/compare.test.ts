import type { Page } from '@playwright/test'
import { expect, test } from './quietPage.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name })

test('two searches are moved by one clock, changed, and asked for the same board', async ({
  page,
}) => {
  await page.goto('./#/compare')
  await page.getByRole('link', { name: /An honest estimate/ }).click()
  const time = page.getByRole('slider', { name: 'Common time' })
  await expect(time).toBeEnabled()
  const found = page.getByText(/Search A finds the shortest solution/)
  await expect(found).toBeHidden()
  await button(page, 'Show the finding').click()
  await expect(found).toBeVisible()

  await button(page, 'Forward').click()
  await page.keyboard.press('ArrowRight')
  await expect(time).toHaveAttribute('aria-valuenow', '2')
  await expect(page).toHaveURL(/time=2/)
  const expanded = page.getByRole('row', { name: /^Expanded/ })
  await expect(expanded).toContainText(/Expanded\s*2/)

  await button(page, 'Change search B').click()
  await page.getByLabel('Search', { exact: true }).selectOption('bidirectional')
  await button(page, 'Start').click()
  const second = region(page, 'Search B: Bidirectional search')
  await expect(second).toBeVisible()
  await expect(time).toHaveAttribute('aria-valuenow', '2')

  // The last step shows where the searches came to; the start was reached by both.
  await button(page, 'Last step').click()
  const first = region(page, 'Search A: A*')
  await first.getByRole('button', { name: /Go to a node/ }).click()
  await page.getByLabel('Number of a node, or a state').fill('082513476')
  await page.keyboard.press('Enter')
  await expect(second).toContainText('The same state is node 0 here, at depth 0.')
  await button(page, 'First step').click()
  await expect(second).toContainText('The same state is node 0 here')
})
