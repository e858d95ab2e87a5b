import { expect, test } from './quietPage.ts'

test.use({ viewport: { width: 1366, height: 768 } })

for (const settings of ['{"theme":"projector"}', '{"textSize":"150"}']) {
  test(`the running line of code is in sight with ${settings}`, async ({ page }) => {
    await page.addInitScript((kept) => {
      localStorage.setItem('tansaku-settings', kept)
    }, settings)
    await page.goto('./#/lab?step=70')
    const line = page.getByRole('region', { name: 'Code' }).locator('[aria-current]')
    // The line goes on to the right, where the pane is scrolled too; its number is as high as it is.
    await expect(line.locator('.gutter')).toBeInViewport({ ratio: 1 })
  })
}

test('the lower pane is made higher with the keyboard, and stays so', async ({ page }) => {
  await page.goto('./#/lab?step=70')
  const divider = page.getByRole('separator', { name: 'Height of the lower pane' })
  const code = page.getByRole('region', { name: 'Code' })
  await expect(code).toBeVisible()
  const before = (await code.boundingBox())?.height ?? 0
  await divider.focus()
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await code.boundingBox())?.height).toBeGreaterThan(before + 30)
  const share = await divider.getAttribute('aria-valuenow')
  await page.getByRole('button', { name: 'Side panes' }).click()
  await page.getByRole('button', { name: 'Side panes' }).click()
  await expect(divider).toHaveAttribute('aria-valuenow', share ?? '')
})
