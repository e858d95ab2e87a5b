import { expect, test } from '../quietPage.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('./#/lab?start=123456078&step=4')
  await expect(page.getByRole('slider', { name: 'Step', exact: true })).toBeEnabled()
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByLabel('Problem', { exact: true })).toBeFocused()
})

test('a wrong board is told at its field, and the stage stays as it was', async ({ page }) => {
  const field = page.getByRole('textbox', { name: 'Start' })
  const told = page.locator('#app')
  for (const [text, message] of [
    ['12345678', /8 tiles|9/],
    ['123456788', /8/],
    ['12345678x', /x/],
  ] as const) {
    await field.fill(text)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(message)
  }
  await field.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('slider', { name: 'Step', exact: true })).toHaveAttribute(
    'aria-valuenow',
    '4',
  )
  await expect(told).toContainText('123456078')
})

test('an example is picked and started', async ({ page }) => {
  await page.getByRole('button', { name: /15 moves/ }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('slider', { name: 'Step', exact: true })).toHaveAttribute(
    'aria-valuemax',
    '17601',
  )
  await expect(page).toHaveURL(/#\/lab$/)
})

test('a random board is the same for the same seed', async ({ page }) => {
  const start = page.getByRole('textbox', { name: 'Start' })
  await page.getByLabel('Seed').fill('7')
  const seventh = await start.inputValue()
  await page.getByLabel('Seed').fill('8')
  await expect(start).not.toHaveValue(seventh)
  await page.getByLabel('Seed').fill('7')
  await expect(start).toHaveValue(seventh)
})

test('an unsolvable board is told with its proof and can still be searched', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Start' }).fill('123456870')
  await expect(page.getByRole('dialog')).toContainText('Unsolvable')
  await expect(page.getByRole('dialog')).toContainText('1 inversion')
  await page.getByRole('textbox', { name: 'Start' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/start=123456870/)
})
