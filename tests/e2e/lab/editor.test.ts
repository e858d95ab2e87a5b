import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../quietPage.ts'
import { middleOf, swipe } from './fingers.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const cell = (page: Page, row: number, column: number) =>
  page.getByRole('button', { name: new RegExp(`^row ${row}, column ${column}:`) })

/** Opens the set-up of an address, and in it the editor of a board. */
async function edit(page: Page, address: string, state: 'start' | 'goal'): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('slider', { name: 'Step', exact: true })).toBeEnabled()
  await button(page, 'Change').click()
  await button(page, `Edit the ${state}`).click()
  await expect(page.getByRole('group', { name: `The ${state}` })).toBeVisible()
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [one, other] = [await from.boundingBox(), await to.boundingBox()]
  if (!one || !other) throw new Error('the cells are not shown')
  await page.mouse.move(one.x + one.width / 2, one.y + one.height / 2)
  await page.mouse.down()
  await page.mouse.move(other.x + other.width / 2, other.y + other.height / 2, { steps: 5 })
  await page.mouse.up()
}

test('tiles are dragged, clicked and typed, and undone; parity tells what came of it', async ({
  page,
}) => {
  await edit(page, './#/lab?start=123456780', 'start')
  const dialog = page.getByRole('dialog')
  await expect(cell(page, 1, 1)).toBeFocused()
  await drag(page, cell(page, 3, 1), cell(page, 3, 2))
  await expect(cell(page, 3, 1)).toHaveAccessibleName(/tile 8$/)
  await expect(dialog).toContainText('Unsolvable. The start has 1 inversion')
  await button(page, 'Undo').click()
  await expect(dialog).toContainText('Solvable. The start has 0 inversions')
  await cell(page, 1, 1).click()
  await cell(page, 1, 2).click()
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/tile 2$/)
  await page.keyboard.press('Control+z')
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/tile 1$/)
  await page.keyboard.press('Control+Shift+z')
  await button(page, 'Swap two tiles to make it solvable').click()
  await expect(dialog).toContainText('Solvable. The start has 2 inversions')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('0')
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/blank$/)
  await button(page, 'Done').click()
  await expect(page.getByLabel('Start', { exact: true })).toHaveValue('213406875')
  await expect(button(page, 'Edit the start')).toBeFocused()
})

test('Escape leaves the editor without a change, a changed one when it is pressed again, and the form stays', async ({
  page,
}) => {
  await edit(page, './#/lab?start=123456078', 'goal')
  await page.keyboard.press('Escape')
  await expect(button(page, 'Edit the goal')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('8')
  await page.keyboard.press('Escape')
  const asks = page.getByRole('alert').filter({ hasText: '“Cancel” to drop them' })
  await expect(asks).toBeVisible()
  // Who goes on is asked anew.
  await page.keyboard.press('7')
  await expect(asks).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Goal', { exact: true })).toHaveValue('123456780')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('blocks are drawn, moved, removed and sent to another goal', async ({ page }) => {
  await edit(page, './#/lab?problem=blocks&start=three-by-three', 'start')
  await drag(page, cell(page, 3, 2), cell(page, 3, 3))
  await expect(cell(page, 3, 3)).toHaveAccessibleName(/block E$/)
  await page.keyboard.press('Delete')
  await expect(cell(page, 3, 3)).toHaveAccessibleName(/empty$/)
  await drag(page, cell(page, 3, 1), cell(page, 3, 3))
  await expect(cell(page, 3, 3)).toHaveAccessibleName(/block D$/)
  await cell(page, 3, 1).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(cell(page, 3, 2)).toHaveAccessibleName(/block E$/)
  await page.keyboard.press('Enter')
  await button(page, 'Remove block E').click()
  await cell(page, 1, 2).click()
  await button(page, 'Remove block B').click()
  await expect(page.getByRole('alert')).toContainText('“B” is not known here')
  await button(page, 'Undo').click()
  await expect(page.getByRole('alert')).toBeEmpty()
  await button(page, 'Goal').click()
  await cell(page, 2, 1).click()
  await button(page, 'Done').click()
  await expect(page.getByLabel('Start', { exact: true })).toHaveValue('ABB/CBB/..D')
  const goal = page.getByRole('group', { name: 'Goal' })
  await expect(goal.getByLabel('Row')).toHaveValue('2')
  await expect(goal.getByLabel('Column')).toHaveValue('1')
})

test('pegs are put in and taken out', async ({ page }) => {
  await edit(page, './#/lab?problem=pegs-15', 'start')
  await button(page, 'Empty the board').click()
  await expect(page.getByRole('alert')).toContainText('The board has no peg.')
  await button(page, 'hole 4: empty').click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await button(page, 'Done').click()
  await expect(page.getByLabel('Start', { exact: true })).toHaveValue('000011000000000')
  await button(page, 'Edit the goal').click()
  await button(page, 'hole 12: empty').click()
  await button(page, 'Done').click()
  await expect(page.getByLabel('Goal', { exact: true })).toHaveValue('12')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  async function tap(page: Page, target: Locator): Promise<void> {
    const box = await target.boundingBox()
    if (!box) throw new Error('it is not shown')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  }

  test('tiles change places by two taps, and the editor fills the screen', async ({ page }) => {
    await edit(page, './#/lab?start=123456078', 'start')
    expect((await page.getByRole('dialog').boundingBox())?.height).toBe(844)
    await tap(page, cell(page, 1, 1))
    await expect(cell(page, 1, 1)).toHaveAttribute('aria-pressed', 'true')
    await tap(page, cell(page, 2, 3))
    await expect(cell(page, 2, 3)).toHaveAccessibleName(/tile 1$/)
    await tap(page, button(page, 'Done'))
    await expect(page.getByLabel('Start', { exact: true })).toHaveValue('623451078')
  })

  test('a tile is dragged by a finger, and the editor is not scrolled meanwhile', async ({
    page,
  }) => {
    await edit(page, './#/lab?start=123456078', 'start')
    const [from, to] = [await middleOf(cell(page, 1, 1)), await middleOf(cell(page, 3, 2))]
    await swipe(page, [from.x, from.y, to.x, to.y])
    await expect(cell(page, 3, 2)).toHaveAccessibleName(/tile 1$/)
    await expect(cell(page, 1, 1)).toHaveAccessibleName(/tile 7$/)
    expect(await middleOf(cell(page, 1, 1))).toEqual(from)
  })
})
