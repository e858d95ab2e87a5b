import type { BrowserContext, Locator, Page } from '@playwright/test'
import { pixelsOf } from '../lab/pixelsOf.ts'
import { expect, test } from '../quietPage.ts'

const asked = './#/present/lessons/02-breadth-first/first-of-two'
const console = (page: Page) => page.getByRole('complementary', { name: 'Presenter' })
const pictureOf = (page: Page) => page.getByRole('application')
const told = (page: Page, text: RegExp) => page.locator('.told').filter({ hasText: text }).first()

/** How many pixels are drawn on. */
async function inkIn(page: Page): Promise<number> {
  let drawn = 0
  for (const layer of await page.locator('canvas.ink-layer').all()) {
    const pixels = await pixelsOf(layer)
    drawn += await pixels.evaluate(
      (bytes) => bytes.filter((_, at) => at % 4 === 3).filter(Boolean).length,
    )
  }
  return drawn
}

/** Opens the projector's window from the presenter's. */
async function openProjector(page: Page, context: BrowserContext): Promise<Page> {
  const link = page.getByRole('link', { name: 'Open the projector’s window' })
  const [projector] = await Promise.all([context.waitForEvent('page'), link.click()])
  return projector
}

test('a projector follows its presenter from beat to beat, and tells no answer before its time', async ({
  page,
  context,
}) => {
  await page.goto(asked)
  await expect(console(page).getByText('Node 2 leaves the queue')).toBeVisible()
  await expect(console(page).getByText('Each level is finished before the next')).toBeVisible()
  const projector = await openProjector(page, context)
  await expect(console(page).getByText('1 window shows this.')).toBeVisible()
  await expect(told(projector, /Which node leaves the frontier next/)).toBeVisible()
  await expect(projector.getByText('The nodes that wait, in no order.')).toBeVisible()
  await expect(projector.getByText('leaves the queue')).toHaveCount(0)

  await page.bringToFront()
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL(/present\/lessons\/02-breadth-first\/level/)
  await expect(told(projector, /Node 3 leaves the queue/)).toBeVisible()
  // A clicker's keys go to the window that was clicked last.
  await projector.bringToFront()
  await projector.keyboard.press('PageUp')
  await expect(page).toHaveURL(/first-of-two/)
  await expect(told(projector, /Which node leaves the frontier next/)).toBeVisible()

  await projector.reload()
  await expect(told(projector, /Which node leaves the frontier next/)).toBeVisible()
  await page.reload()
  await expect(console(page).getByText('Node 2 leaves the queue')).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(told(projector, /Node 3 leaves the queue/)).toBeVisible()
})

test('the screen is blanked from either window; what is drawn, pointed at and chosen is seen in both', async ({
  page,
  context,
}) => {
  await page.goto('./#/present/lab?start=152436780&step=7')
  await expect(console(page)).toBeVisible()
  const button = page.getByRole('button', { name: 'Blank the screen' })
  const top = async () => (await button.boundingBox())?.y
  const before = await top()
  const projector = await openProjector(page, context)
  const blank = projector.getByText('The screen is blank.')
  await page.bringToFront()
  await expect(console(page).getByText('1 window shows this.')).toBeVisible()
  expect(await top()).toBe(before)
  await page.keyboard.press('b')
  await expect(blank).toBeAttached()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  // A second press meets the same button.
  expect(await top()).toBe(before)
  await projector.bringToFront()
  await projector.keyboard.press('.')
  await expect(blank).toHaveCount(0)

  await page.bringToFront()
  await page.getByRole('button', { name: 'Pen', exact: true }).click()
  await expect(pictureOf(page)).toHaveAccessibleName(/at step 7\./)
  await expect(page.locator('canvas.ink-layer').first()).toBeAttached()
  const box = await pictureOf(page).boundingBox()
  if (!box) throw new Error('no picture')
  await page.mouse.move(box.x + 100, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 200, box.y + 160, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => inkIn(page)).toBeGreaterThan(100)
  await expect.poll(() => inkIn(projector)).toBeGreaterThan(100)
  await page.keyboard.press('b')
  await page.reload()
  await expect(page.getByText('The screen is blank.')).toBeVisible()
  await expect(blank).toBeAttached()
  for (const window of [page, projector])
    await expect.poll(() => inkIn(window)).toBeGreaterThan(100)
  await page.getByRole('button', { name: 'Pen', exact: true }).click()
  await page.mouse.move(box.x + 100, box.y + 200)
  await page.mouse.down()
  await page.mouse.up()
  await page.getByRole('button', { name: 'Undo the last change (Ctrl+Z)' }).click()
  await page.getByRole('button', { name: 'Clear all ink' }).click()
  await expect.poll(() => inkIn(projector)).toBe(0)

  await page.getByRole('button', { name: 'Pointer', exact: true }).click()
  await page.mouse.move(box.x + 150, box.y + 130)
  await expect.poll(() => inkIn(projector)).toBeGreaterThan(50)
  await page.mouse.move(box.x + 150, box.y - 20)
  await expect.poll(() => inkIn(projector)).toBe(0)

  // The line to the earlier twin goes with the pruned child.
  const twin = projector.getByText('same state')
  await expect(twin).toBeVisible()
  await page.getByRole('button', { name: 'Pruned' }).click()
  await expect(twin).toBeHidden()
})

test('what is said of a blank screen covers no alert, and moves none', async ({
  page,
  context,
}) => {
  await page.goto('./#/present/lab?start=152436780&step=7')
  await expect(console(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('./#/present/lab?start=152436780&step=7')
  const alert = page.getByText('Another window presents now.')
  await expect(alert).toBeVisible()
  await page.bringToFront()
  const before = await alert.boundingBox()
  await page.keyboard.press('b')
  const banner = await page.getByText('The screen is blank.').boundingBox()
  const after = await alert.boundingBox()
  if (!banner || !after) throw new Error('not shown')
  expect(after).toEqual(before)
  expect(after.y).toBeGreaterThanOrEqual(banner.y + banner.height)
})

test('who points can still choose a node', async ({ page }) => {
  await page.goto('./#/present/lab?start=152436780&step=7')
  await page.getByRole('button', { name: 'Pointer', exact: true }).click()
  const board = page.getByRole('region', { name: 'State' })
  await expect(board).toBeVisible()
  const box = await pictureOf(page).boundingBox()
  if (!box) throw new Error('no picture')
  // The root stands alone in the upper half, somewhere near the middle.
  const points = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35].flatMap((down) =>
    [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7].map((across) => [across, down]),
  )
  for (const [across, down] of points) {
    await page.mouse.click(box.x + box.width * across, box.y + box.height * down)
    if ((await board.textContent())?.includes('Node 0')) break
  }
  await expect(board).toContainText('Node 0')
})

test('a comparison is presented; its end is the page as it is without a lecture', async ({
  page,
  context,
}) => {
  await page.goto('./#/present/compare')
  // Nothing is compared yet: no room is kept for what comes next.
  await expect(page.getByRole('complementary').locator('.cues')).toBeHidden()
  const projector = await openProjector(page, context)
  await expect(projector.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(projector.getByRole('banner')).toHaveCount(0)

  // What grows from step to step moves no picture, and covers nothing in the column beside them.
  await page.bringToFront()
  await page.getByRole('link', { name: /^Rising limits/ }).click()
  const picture = page.getByRole('region', { name: 'Search tree of A' }).locator('.picture').first()
  await expect(console(page).locator('.own-next p')).toHaveCount(1)
  const { height } = await boxOf(picture)
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight')
  expect((await boxOf(picture)).height).toBe(height)
  await page.getByRole('link', { name: 'Other comparisons' }).click()
  await page.getByRole('link', { name: /^The fewest moves/ }).click()
  await expect(console(page).locator('.own-next p')).toHaveCount(3)
  const next = await boxOf(console(page).locator('.own-next'))
  const draw = await boxOf(console(page).getByRole('heading', { name: 'Point and draw' }))
  expect(draw.y).toBeGreaterThanOrEqual(next.y + next.height)

  // The search of a lesson begins at its start, and goes to its place at once.
  await page.bringToFront()
  await page.goto(asked)
  await expect(pictureOf(projector)).toHaveCount(1)
  await expect(pictureOf(projector)).toHaveAccessibleName(/at step 7\./)
  await page.goto('./#/present/compare')
  await expect(projector.getByRole('heading', { level: 1 })).toBeAttached()

  await page.getByRole('link', { name: 'End the presentation' }).click()
  await expect(page).toHaveURL(/\/#\/compare/)
  await expect(console(page)).toHaveCount(0)
  await expect(projector.getByText('No presenter’s window is open.')).toBeVisible()
})

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return box
}

test('a challenge has nothing to press on a projector', async ({ page }) => {
  await page.goto('./#/show/challenges/write-breadth-first')
  await expect(page.getByRole('textbox')).toContainText('myBreadthFirst')
  await expect(page.getByText('On the stage: Breadth-first search')).toBeVisible()
  await expect(page.getByRole('application')).toHaveAccessibleName(/at step 0\./)
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0)
  const text = page.locator('.challenge-page .text')
  await expect(text.getByRole('button').or(text.getByRole('link'))).toHaveCount(0)
})

test('a projector shows the map of a graph, which has no tools there', async ({ page }) => {
  await page.goto('./#/show/lab?problem=graph&step=3')
  const map = page.getByRole('region', { name: 'Map' })
  await expect(map.getByRole('button', { name: /^Arad/ })).toBeVisible()
  await expect(map.locator('.tools button:visible')).toHaveCount(0)
})
