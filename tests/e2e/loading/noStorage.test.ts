import { expect, test } from '../quietPage.ts'

// As where cookies are off, or in a frame in a page of others.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
})

test('where the browser refuses its storage every page opens, and choices hold', async ({
  page,
}) => {
  await page.goto('./')
  await expect(page.getByRole('link', { name: 'Lab' }).first()).toBeVisible()
  await page.goto('./#/lab')
  await expect(page.getByRole('slider', { name: 'Step', exact: true })).toBeEnabled()
  await page.goto('./#/lessons/02-breadth-first')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Breadth-first search')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Theme').selectOption('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('button', { name: 'Clear everything' }).click()
  await expect(page.getByLabel('Theme')).toHaveValue('system')
})
