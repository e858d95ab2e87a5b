import type { Page } from '@playwright/test'
import { expect, test } from '../quietPage.ts'

const board = 'problem=sliding-2x3&start=451203&goal=123450'
const long = Array.from(
  { length: 600 },
  (_, at) => `// line ${at} ${'x'.repeat(at % 7 ? 20 : 500)}`,
)
const windows = [
  { width: 1366, height: 768, textSize: '150' },
  { width: 1280, height: 720, textSize: '100' },
  { width: 1920, height: 1080, textSize: '100' },
  { width: 1366, height: 768, textSize: '100' },
]

/** In which windows the page is higher than its window, and by how much. */
async function surpluses(page: Page): Promise<readonly object[]> {
  const found: object[] = []
  for (const { width, height, textSize } of windows) {
    await page.setViewportSize({ width, height })
    const surplus = await page.evaluate(async (size) => {
      document.documentElement.dataset.textSize = size
      // What watches its own size follows within two frames.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return document.documentElement.scrollHeight - window.innerHeight
    }, textSize)
    if (surplus !== 0) found.push({ width, height, textSize, surplus })
  }
  return found
}

test('the page is as high as its window with the editor open, in every window and with large letters', async ({
  page,
}) => {
  await page.goto(`#/lab?${board}`)
  await page.getByRole('tab', { name: 'Code' }).click()
  await page.getByRole('button', { name: 'Edit a copy' }).click()
  await page.locator('.code-editor .cm-content').focus()
  expect(await surpluses(page)).toEqual([])
  await page.keyboard.insertText(['const = 1', ...long].join('\n'))
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.locator('.lab-code [role="alert"]')).toBeVisible()
  expect(await surpluses(page)).toEqual([])
  await page.getByRole('button', { name: 'Full page' }).click()
  expect(await surpluses(page)).toEqual([])
  await page.getByRole('button', { name: 'Beside the tree' }).click()
  expect(await surpluses(page)).toEqual([])
})
