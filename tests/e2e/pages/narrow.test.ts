import type { Locator } from '@playwright/test'
import { expect, test } from '../quietPage.ts'

/** How many pixels of what stands in a part have no room in its width. */
const withoutRoom = (part: Locator) =>
  part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

for (const [width, height, textSize] of [
  [320, 568, '100'],
  [390, 844, '150'],
] as const) {
  test(`on a phone of ${width} pixels with letters of ${textSize} % the set-up and the experiments have room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript((size) => {
      localStorage.setItem('tansaku-settings', JSON.stringify({ textSize: size }))
    }, textSize)
    await page.goto('./#/lab?start=123456078')
    await page.getByRole('button', { name: 'Change' }).click()
    const dialog = page.getByRole('dialog')
    for (const name of ['New search', 'Cancel', 'Start']) {
      await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    expect(await withoutRoom(dialog.locator('.content'))).toBe(0)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.evaluate(() => (location.hash = '#/experiments'))
    await expect(page.getByRole('button', { name: 'Make your own' })).toBeInViewport({ ratio: 1 })
    expect(await withoutRoom(page.getByRole('heading', { level: 1 }))).toBe(0)
  })
}

test('at four times the size nothing of the presenter’s column covers the page that is presented', async ({
  page,
}) => {
  await page.setViewportSize({ width: 342, height: 192 })
  await page.goto('./#/present/lab?start=123456078&step=2')
  const column = page.getByRole('complementary', { name: 'Presenter' })
  await expect(column.getByText('No other window shows this yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Step back' }).click()
  await expect(page.getByRole('slider', { name: 'Step', exact: true })).toHaveAttribute(
    'aria-valuenow',
    '1',
  )
})
