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

test('a divider follows the mouse, and the arrow keys of whoever came there by Tab', async ({
  page,
}) => {
  await page.goto('./#/lab?step=70')
  const divider = page.getByRole('separator', { name: 'Width of the side panes' })
  const share = async () => Number(await divider.getAttribute('aria-valuenow'))
  const box = await divider.boundingBox()
  if (!box) throw new Error('the divider is not seen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const before = await share()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 100, y)
  await page.mouse.up()
  await page.mouse.move(x - 300, y)
  await expect.poll(share).toBe(before + Math.round((100 / 1366) * 100))
  await divider.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect.poll(share).toBe(before + Math.round((100 / 1366) * 100) - 3)
})

test('where there is little height the frontier is a tab, and the running line is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 540 })
  await page.goto('./#/lab?step=70')
  await expect(page.getByRole('region', { name: 'Frontier' })).toBeVisible()
  await page.getByRole('tab', { name: 'Code' }).click()
  const line = page.getByRole('region', { name: 'Code' }).locator('[aria-current]')
  await expect(line.locator('.gutter')).toBeInViewport({ ratio: 1 })
})

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
