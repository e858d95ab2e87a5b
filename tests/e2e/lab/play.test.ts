import type { Page } from '@playwright/test'
import { expect, test } from '../quietPage.ts'
import { middleOf, swipe } from './fingers.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const pane = (page: Page) => page.getByRole('region', { name: 'Play by hand' })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await button(page, 'Play by hand').click()
  await expect(pane(page)).toContainText('No moves yet')
}

test('a puzzle is solved with the mouse, by a drag and by a click', async ({ page }) => {
  await open(page, './#/lab?start=123456078')
  const tile = button(page, 'Tile 7, can move')
  const from = await middleOf(tile)
  const step = (await middleOf(button(page, 'Tile 8, cannot move'))).x - from.x
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - step / 2, from.y + step, { steps: 4 })
  await page.mouse.move(from.x - step * 3, from.y, { steps: 4 })
  await page.mouse.up()
  await expect(pane(page)).toContainText('1 move')
  await button(page, 'Tile 8, can move').click()
  await expect(pane(page)).toContainText('Solved in 2 moves; no solution is shorter.')
  await button(page, 'Close and go back to the nodes').click()
  await expect(page.getByRole('region', { name: 'Frontier' })).toBeVisible()
})

test('the arrow keys go on moving tiles after a hint was clicked for', async ({ page }) => {
  await open(page, './#/lab')
  await button(page, 'Hint').click()
  await expect(pane(page)).toContainText('15 moves away')
  await page.keyboard.press('ArrowRight')
  await expect(pane(page)).toContainText('1 move')
  await expect(page.getByRole('slider', { name: 'Step', exact: true })).toHaveAttribute(
    'aria-valuenow',
    '0',
  )
})

test('blocks are moved, taken back and searched from with the keyboard', async ({ page }) => {
  await open(page, './#/lab?problem=blocks&start=three-by-three&metric=cell')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(pane(page)).toContainText('Block B moves down.')
  await expect(page.getByRole('slider', { name: 'Step', exact: true })).toHaveAttribute(
    'aria-valuenow',
    '0',
  )
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Shift+z')
  await button(page, 'Hint').click()
  await expect(pane(page)).toContainText(/The goal is \d+ moves? away/)
  await button(page, 'Search from here').click()
  await expect(pane(page)).toBeHidden()
  await expect(page).not.toHaveURL(/three-by-three/)
})

test.describe('with a finger on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a peg is tapped, and then the hole it jumps into', async ({ page }) => {
    await page.goto('./#/lab?problem=pegs-15&solver=depth-first')
    await button(page, 'Play by hand').tap()
    await button(page, 'Peg in hole 3, can move').tap()
    await button(page, 'Jump to hole 0').tap()
    await expect(pane(page)).toContainText('The peg in hole 3 jumps over 1 and lands in 0.')
    await button(page, /^Undo the last move/).tap()
    await expect(pane(page)).toContainText('No moves yet')
  })

  test('a block follows the finger, and the page stays where it is', async ({ page }) => {
    await page.goto('./#/lab?problem=blocks&start=three-by-three&metric=any')
    await button(page, 'Play by hand').tap()
    const block = button(page, 'Block B, can move')
    const from = await middleOf(block)
    await block.tap()
    await expect(pane(page)).toContainText('Block B moves down.')
    await expect.poll(async () => (await middleOf(block)).y).toBeGreaterThan(from.y + 20)
    const way = await middleOf(block)
    await button(page, /^Undo the last move/).tap()
    await expect(pane(page)).toContainText('No moves yet')
    await swipe(page, [from.x, from.y, way.x, way.y])
    await expect(pane(page)).toContainText('Block B moves down.')
    await expect(pane(page)).toContainText('1 move')
    await swipe(page, [way.x, way.y, from.x, from.y])
    await expect(pane(page)).toContainText('No moves yet')
  })
})

test('jugs are filled and poured by taps, until the goal is met', async ({ page }) => {
  await open(page, './#/lab?problem=jugs&goal=2')
  const part = (name: string | RegExp) => pane(page).getByRole('button', { name })
  for (let time = 0; time < 2; time++) {
    await part('tap').click()
    await part(/^jug B/).click()
    await part(/^jug B/).click()
    await expect(part(/^jug B, lifted/)).toBeVisible()
    await part(/^jug A/).click()
  }
  await expect(pane(page)).toContainText('Solved in 4 moves; no solution is shorter.')
  await expect(part('jug B, with 2 of 3 liters')).toBeVisible()
})

test('the farmer takes the goat, and is told who must not stay alone', async ({ page }) => {
  await open(page, './#/lab?problem=wolf')
  await button(page, 'wolf, on the left bank').click()
  await button(page, 'Cross to the right bank').click()
  await expect(pane(page)).toContainText('the goat would eat the cabbage')
  await button(page, 'wolf, in the boat').click()
  await button(page, 'goat, on the left bank').click()
  await button(page, 'Cross to the right bank').click()
  await expect(pane(page)).toContainText('The farmer takes the goat to the right.')
})
