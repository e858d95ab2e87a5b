import { expect, test } from '../quietPage.ts'

test('the built page opens, without complaint and without asking another origin', async ({
  page,
}) => {
  await page.goto('./')
  await expect(page).toHaveTitle(/^Tansaku/)
  await expect(page.locator('#app')).not.toBeEmpty()
})

test('the built page allows only its own scripts', async ({ page }) => {
  await page.goto('./')
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]')
  await expect(policy).toHaveAttribute('content', /default-src 'none'; script-src 'self'/)
})
