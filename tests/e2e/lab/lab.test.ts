import type { Page } from '@playwright/test'
import { expect, test } from '../quietPage.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const twoMoves = './#/lab?start=123456078'

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('slider', { name: 'Step', exact: true })).toBeEnabled()
}

const step = (page: Page) => page.getByRole('slider', { name: 'Step', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const narration = (page: Page) => page.getByRole('status')

/** The key leads to the end of what is recorded, and that grows while the search runs. */
async function pressEndUntilOver(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(narration(page)).toContainText('The search is over', { timeout: 1000 })
  }).toPass()
}

test('a teacher opens the lab, which waits at the start', async ({ page }) => {
  await open(page, './#/lab')
  await expect(step(page)).toHaveAttribute('aria-valuenow', '0')
  await expect(narration(page)).toHaveText('The start, node 0, is put in the queue.')
  for (const name of ['Search tree', 'Frontier', 'State', 'Code']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  }
})

test('a teacher steps forward and back with the buttons', async ({ page }) => {
  await open(page, twoMoves)
  await button(page, 'Step forward').click()
  await expect(step(page)).toHaveAttribute('aria-valuenow', '1')
  await expect(narration(page)).toContainText('leaves the queue')
  await button(page, 'Step forward').click()
  await expect(narration(page)).toContainText('node 1')
  await button(page, 'Step back').click()
  await button(page, 'Step back').click()
  await expect(step(page)).toHaveAttribute('aria-valuenow', '0')
  await button(page, 'Last step').click()
  await expect(narration(page)).toContainText('a solution of 2 moves was found')
  await button(page, 'First step').click()
  await expect(step(page)).toHaveAttribute('aria-valuenow', '0')
})

test('a teacher steps by expansion and by level', async ({ page }) => {
  await open(page, './#/lab')
  await page.getByLabel('Step size').selectOption('expansion')
  await button(page, 'Step forward').click()
  await button(page, 'Step forward').click()
  await expect(narration(page)).toContainText('Node 1 leaves the queue')
  await page.getByLabel('Step size').selectOption('level')
  await button(page, 'Step forward').click()
  await expect(page.getByRole('region', { name: 'State' })).toContainText('Node 4')
})

test('a search plays, pauses, and changes its speed while it plays', async ({ page }) => {
  await open(page, './#/lab?start=152436780')
  await button(page, 'Play').click()
  await expect(button(page, 'Pause')).toBeVisible()
  await page.getByRole('slider', { name: 'Speed' }).focus()
  await page.keyboard.press('End')
  await expect(narration(page)).toContainText('a solution of 6 moves was found')
  await expect(button(page, 'Play')).toBeVisible()
  await page.keyboard.press('Home')
  await button(page, 'Play').click()
  await button(page, 'Pause').click()
  const before = await step(page).getAttribute('aria-valuenow')
  await button(page, 'Step forward').click()
  await expect(step(page)).toHaveAttribute('aria-valuenow', String(Number(before) + 1))
})

test('the keys of the page play, step and jump', async ({ page }) => {
  await open(page, './#/lab')
  const value = (number: number) =>
    expect(step(page)).toHaveAttribute('aria-valuenow', String(number))
  await page.keyboard.press('ArrowRight')
  await value(1)
  await page.keyboard.press('ArrowRight')
  await value(2)
  await page.keyboard.press('ArrowLeft')
  await value(1)
  await page.keyboard.press('PageDown')
  await value(5)
  await page.keyboard.press('PageUp')
  await value(1)
  await page.keyboard.press('Shift+ArrowRight')
  await value(5)
  await pressEndUntilOver(page)
  await page.keyboard.press('Home')
  await value(0)
  await page.keyboard.press('Space')
  await expect(button(page, 'Pause')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(button(page, 'Play')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
})

test('the step slider is dragged anywhere, back and forth', async ({ page }) => {
  await open(page, './#/lab')
  await step(page).focus()
  await pressEndUntilOver(page)
  const thumb = await step(page).boundingBox()
  if (!thumb) throw new Error('the slider is not shown')
  const [x, y] = [thumb.x + thumb.width / 2, thumb.y + thumb.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 60, y, { steps: 8 })
  await page.mouse.up()
  const value = Number(await step(page).getAttribute('aria-valuenow'))
  expect(value).toBeGreaterThan(1000)
  expect(value).toBeLessThan(Number(await step(page).getAttribute('aria-valuemax')) - 1000)
})

test('the address of a moment opens the same moment in another tab', async ({ page, context }) => {
  await open(page, './#/lab?order=down-right-left-up')
  let at = '0'
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key)
    await expect(step(page)).not.toHaveAttribute('aria-valuenow', at)
    at = (await step(page).getAttribute('aria-valuenow')) ?? ''
  }
  await expect(page).toHaveURL(new RegExp(`step=${at}(?:&|$)`))
  await expect(narration(page)).not.toBeEmpty()
  const told = await narration(page).textContent()
  const other = await context.newPage()
  await open(other, page.url())
  await expect(narration(other)).toHaveText(told ?? '')
  await other.reload()
  await expect(narration(other)).toHaveText(told ?? '')
  await expect(step(other)).toHaveAttribute('aria-valuenow', at)
})

test('a broken address is told and shows what can be shown', async ({ page }) => {
  await open(page, './#/lab?start=12345678<b>x</b>&step=-3&order=sideways')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('alert').locator('b')).toHaveCount(0)
  await expect(narration(page)).toHaveText('The start, node 0, is put in the queue.')
})

test('the whole 8-puzzle is searched to its farthest board', async ({ page }) => {
  await open(page, './#/lab?start=867254301')
  await expect(step(page)).toHaveAttribute('aria-valuemax', '665044')
  await button(page, 'Last step').click()
  await expect(narration(page)).toContainText('a solution of 31 moves was found')
  await expect(page.getByRole('region', { name: 'Frontier' })).toContainText('59 wait')
})

test('an unsolvable start is searched to the last board', async ({ page }) => {
  await open(page, './#/lab?start=123456870')
  await expect(step(page)).toHaveAttribute('aria-valuemax', '665281')
  await button(page, 'Last step').click()
  await expect(narration(page)).toContainText('181,440')
})

test('clicking a node of the tree selects it in every pane', async ({ page }) => {
  await open(page, twoMoves)
  await button(page, 'Last step').click()
  const tree = page.getByRole('application', { name: /^Search tree/ })
  const board = page.getByRole('region', { name: 'State' })
  await expect(board).not.toContainText('Node 0')
  await page.getByRole('button', { name: 'Fit' }).click()
  const box = await tree.boundingBox()
  if (!box) throw new Error('the tree is not shown')
  // The root stands alone in the upper half, somewhere near the middle.
  const shares = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7]
  const points = [0.15, 0.25, 0.35].flatMap((down) => shares.map((across) => [across, down]))
  for (const [across, down] of points) {
    await tree.click({ position: { x: box.width * across, y: box.height * down } })
    if ((await board.textContent())?.includes('Node 0')) break
  }
  await expect(board).toContainText('Node 0')
  await expect(page.getByRole('button', { name: 'Back to the current node' })).toBeVisible()
})

test('the keys of the page work whatever was clicked last', async ({ page }) => {
  await open(page, './#/lab?step=100')
  const value = (number: number) =>
    expect(step(page)).toHaveAttribute('aria-valuenow', String(number))
  await step(page).click()
  await page.keyboard.press('Home')
  await value(0)
  await page.keyboard.press('PageDown')
  await value(1)
  await page.keyboard.press('PageDown')
  await value(5)
  await button(page, 'Fit').click()
  await page.keyboard.press('ArrowRight')
  await value(6)
  await page.getByRole('region', { name: 'Frontier' }).getByRole('button').first().click()
  await page.keyboard.press('ArrowRight')
  await value(7)
  await page.keyboard.press('Space')
  await expect(button(page, 'Pause')).toBeVisible()
})

test('a run that is started while another is recorded takes its place', async ({ page }) => {
  await open(page, './#/lab?problem=sliding-4x4&start=15,14,13,12,11,10,9,8,7,6,5,4,3,1,2,0')
  await button(page, 'Change').click()
  await page.getByLabel('Problem').selectOption('sliding-3x3')
  await page
    .getByRole('button', { name: /2 moves/ })
    .first()
    .click()
  await button(page, 'Start').click()
  await expect(step(page)).toHaveAttribute('aria-valuemax', '13')
  await expect(page.getByText(/Recording:/)).toBeHidden()
})

test('on a narrow screen the pages are behind a button, and keys go through them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./#/lab?start=123456078')
  const menu = page.getByRole('button', { name: 'Menu' })
  const compare = page.getByRole('link', { name: 'Compare', exact: true })
  await menu.press('Enter')
  await expect(compare).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(compare).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.press('Enter')
  await compare.press('Enter')
  await expect(page).toHaveURL(/#\/compare/)
  await expect(compare).toBeHidden()
})

test('on a narrow screen a line of its own says what is searched', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, './#/lab')
  const run = page.locator('.lab-tools .run')
  await expect(run).toBeInViewport()
  const line = await run.evaluate((told) => {
    const { left, right, top } = told.getBoundingClientRect()
    const change = told.nextElementSibling?.getBoundingClientRect()
    return { across: right - left, isBelow: top >= (change?.bottom ?? Infinity) }
  })
  expect(line).toEqual({ across: 390, isBelow: true })
})
