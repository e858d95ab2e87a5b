import type { Page } from '@playwright/test'
import { lettersCame } from '../loading/behindFirstTree.ts'
import { expect, test } from '../quietPage.ts'

test.use({ viewport: { width: 1366, height: 768 } })

const slider = (page: Page) => page.getByRole('slider', { name: 'Step', exact: true })
const step = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'))

async function openWhole(page: Page, settings: string): Promise<void> {
  await page.goto(`./#/lab?${settings}`)
  await expect(slider(page)).toBeEnabled()
  // The line has its last scale once the search is over.
  await expect(page.locator('.step-slider .mark.solution').first()).toBeVisible()
  await lettersCame(page)
}

/** Where a line of the page is, and how wide. */
async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  return { ...box, middle: box.y + box.height / 2 }
}

test('a press a few pixels on goes to another step of the first level', async ({ page }) => {
  await openWhole(page, '')
  const { x, middle } = await boxOf(page, '.step-slider .track')
  await page.mouse.click(x + 40, middle)
  // Beside the thumb, and by the width of a level: it has its share however few its steps are.
  expect(await step(page)).toBeLessThan(40)
  expect(await step(page)).toBeGreaterThan(0)
})

for (const solver of ['breadth-first', 'a-star', 'depth-first', 'ida-star']) {
  test(`each step around the present has a place of its own on the fine track: ${solver}`, async ({
    page,
  }) => {
    await openWhole(page, `start=867254301&solver=${solver}&limit=none`)
    const { x, width, middle } = await boxOf(page, '.fine-track')
    const seen = new Set<number>()
    for (let at = 1; at < 60; at += 2) {
      await page.mouse.click(x + at, middle)
      seen.add(await step(page))
    }
    // Every step that lies under the first 60 pixels is met by a press every other pixel.
    expect([...seen]).toEqual(Array.from(seen, (_, index) => index))
    expect(width / seen.size).toBeGreaterThan(2)
    expect(seen.size).toBeGreaterThan(8)
  })
}

test('the fine track rests while it is dragged, and the keys go on from there', async ({
  page,
}) => {
  await openWhole(page, '')
  const { x, middle } = await boxOf(page, '.fine-track')
  await page.mouse.move(x + 100, middle)
  await page.mouse.down()
  await page.mouse.move(x - 500, middle, { steps: 4 })
  expect(await step(page)).toBe(0)
  await page.mouse.move(x + 100, middle)
  await page.mouse.up()
  const before = await step(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => step(page)).toBe(before + 1)
})

test('a phone has the slider without labels and without a fine track', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWhole(page, '')
  await expect(page.locator('.scale-labels')).toBeHidden()
  await expect(page.locator('.fine-track')).toBeHidden()
})

test('the tree and the sentence stand alone with T, and T brings all back', async ({ page }) => {
  await openWhole(page, 'step=12')
  await page.keyboard.press('t')
  await expect(slider(page)).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('application')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.narration')).toBeVisible()
  await page.keyboard.press('t')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '13')
  await expect(page.getByRole('banner')).toBeVisible()
})
