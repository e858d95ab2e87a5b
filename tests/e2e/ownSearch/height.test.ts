import type { Page } from '@playwright/test'
import { expect, test } from '../quietPage.ts'

const board = 'problem=sliding-2x3&start=451203&goal=123450'
const long = Array.from(
  { length: 600 },
  (_, at) => `// line ${at} ${'x'.repeat(at % 7 ? 20 : 500)}`,
)

/** How much higher the page is than its window. */
const surplus = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)

for (const { width, height, textSize } of [
  { width: 1366, height: 768, textSize: '100' },
  { width: 1280, height: 720, textSize: '100' },
  { width: 1920, height: 1080, textSize: '100' },
  { width: 1366, height: 768, textSize: '150' },
]) {
  test(`the page is as high as its window with the editor open, at ${width} × ${height} and letters of ${textSize} %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript((size) => {
      localStorage.setItem('tansaku-settings', JSON.stringify({ textSize: size }))
    }, textSize)
    await page.goto(`#/lab?${board}`)
    await page.getByRole('tab', { name: 'Code' }).click()
    await page.getByRole('button', { name: 'Edit a copy' }).click()
    await page.locator('.code-editor .cm-content').focus()
    expect(await surplus(page)).toBe(0)
    await page.keyboard.insertText(['const = 1', ...long].join('\n'))
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.locator('.lab-code [role="alert"]')).toBeVisible()
    expect(await surplus(page)).toBe(0)
    await page.getByRole('button', { name: 'Full page' }).click()
    expect(await surplus(page)).toBe(0)
    await page.getByRole('button', { name: 'Beside the tree' }).click()
    expect(await surplus(page)).toBe(0)
  })
}
