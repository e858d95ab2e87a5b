import type { Page } from '@playwright/test'
import { expect, test } from '../quietPage.ts'
import { middleOf, swipe } from './fingers.ts'

test('a map of one’s own is written into the editor, searched, and stands in the address', async ({
  page,
}) => {
  await page.goto('./#/lab?problem=grid&solver=a-star')
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('button', { name: 'Draw the map' }).click()
  await page.getByText('As text').click()
  const text = page.getByLabel('The map as text')
  await expect(text).toHaveValue(/^\.{22}\n/)
  await text.fill('S9G\n...')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('combobox', { name: 'Map' })).toHaveValue('S9G\n...')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page).toHaveURL(/map=S9G(?:%0A|\n)\.\.\./)
  await expect(page.getByRole('application', { name: /3 × 2 cells/ })).toBeVisible()
  // The search may still be recorded.
  await expect(async () => {
    await page.getByRole('button', { name: 'Last step' }).click()
    const told = page.getByRole('status', { name: 'What happens at this step' })
    await expect(told).toContainText('The search is over', { timeout: 1_000 })
  }).toPass()
  await expect(page).toHaveURL(/step=[1-9]/)
  await page.reload()
  await page.getByRole('tab', { name: 'Solution' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Solution' })).toContainText('4 moves')
})

const painted = (page: Page) => page.getByRole('application', { name: /to be painted on/ })

async function openPainting(page: Page, search: string): Promise<void> {
  await page.goto(`./#/lab?${search}`)
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('button', { name: 'Draw the map' }).click()
  await expect(painted(page)).toBeFocused()
}

const text = (page: Page) => page.getByLabel('The map as text')

test('a maze is generated, painted on by mouse and by keys, undone and searched', async ({
  page,
}) => {
  await openPainting(page, 'problem=grid&solver=a-star')
  for (const [side, count] of [
    ['Columns', '9'],
    ['Rows', '5'],
  ]) {
    await page.getByRole('textbox', { name: side }).fill(count)
    await page.getByRole('textbox', { name: side }).press('Enter')
  }
  await page.getByRole('button', { name: 'Generate' }).click()
  await page.getByText('As text').click()
  await expect(text(page)).toHaveValue(/^#{9}\n/)
  const maze = await text(page).inputValue()
  await painted(page).scrollIntoViewIfNeeded()
  const box = await painted(page).boundingBox()
  if (!box) throw new Error('nothing to paint on')
  // The rows of the maze are seen whole, with the same margin at each side.
  const side = Math.min((box.width - 24) / 9, (box.height - 24) / 5)
  const middle = (column: number, row: number) =>
    [
      box.x + box.width / 2 + (column - 4) * side,
      box.y + box.height / 2 + (row - 2) * side,
    ] as const
  await page.getByRole('radio', { name: 'Free' }).check({ force: true })
  await page.mouse.move(...middle(0, 0))
  await page.mouse.down()
  await page.mouse.move(...middle(8, 0))
  await page.mouse.up()
  await expect(text(page)).toHaveValue(/^\.{9}\n#/)
  await painted(page).press('3')
  await expect(page.getByRole('radio', { name: 'Cost 3' })).toBeChecked()
  await page.keyboard.down(' ')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.up(' ')
  await expect(page.getByText('Column 6, row 0: Cost 3')).toBeVisible()
  await expect(text(page)).toHaveValue(/^\.{6}333\n#/)
  await page.keyboard.press('Control+z')
  await expect(text(page)).toHaveValue(/^\.{9}\n#/)
  await page.keyboard.press('Control+z')
  await expect(text(page)).toHaveValue(maze)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page).toHaveURL(/map=maze-dfs(?:%3A|:)9x5/)
  await expect(async () => {
    await page.getByRole('button', { name: 'Last step' }).click()
    const told = page.getByRole('status', { name: 'What happens at this step' })
    await expect(told).toContainText('The search is over', { timeout: 1_000 })
  }).toPass()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('walls are painted, and two fingers move the view instead', async ({ page }) => {
    await openPainting(page, 'problem=grid&map=empty')
    await expect(page.getByText('A number is what it costs to enter a cell.')).toBeVisible()
    const { x, y } = await middleOf(painted(page))
    await swipe(page, [x - 60, y, x + 60, y])
    await page.getByText('As text').click()
    await expect(text(page)).toHaveValue(/#{4}/)
    const before = await text(page).inputValue()
    await painted(page).scrollIntoViewIfNeeded()
    const now = await middleOf(painted(page))
    await swipe(
      page,
      [now.x - 60, now.y + 40, now.x - 100, now.y + 40],
      [now.x + 60, now.y + 40, now.x + 100, now.y + 40],
    )
    await expect(text(page)).toHaveValue(before)
  })
})

test('what is told of a cell can be read where the map reaches below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./#/lab?problem=grid&map=swamp&solver=a-star&step=60')
  const told = page.getByRole('region', { name: 'Map' }).getByRole('status')
  const ground = () => told.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await ground()).toBe('rgba(0, 0, 0, 0)')
  await page.getByRole('application', { name: /17 × \d+ cells/ }).click()
  await expect(told).toContainText(/Column \d+, row \d+: /)
  expect(await ground()).toMatch(/^rgb\(/)
})

test('a map of the benchmarks is opened with its scenarios, and one of them is chosen', async ({
  page,
}) => {
  await openPainting(page, 'problem=grid')
  const map = 'type octile\nheight 3\nwidth 4\nmap\n....\n.@@.\n....\n'
  const scenarios = 'version 1\n0\ta.map\t4\t3\t0\t1\t3\t1\t4.24\n0\ta.map\t4\t3\t0\t0\t3\t2\t5\n'
  // A page that showed so many wrong lines would stand still over them.
  const long = Buffer.from('.\n'.repeat(50_000))
  const file = { name: 'long.map', mimeType: 'text/plain', buffer: long }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('Line 513, column 1: the map is too large')).toBeVisible()
  await expect(page.getByLabel('The map as text')).toHaveCount(0)
  await page.locator('input[type=file]').setInputFiles([
    { name: 'a.map', mimeType: 'text/plain', buffer: Buffer.from(map) },
    { name: 'a.map.scen', mimeType: 'text/plain', buffer: Buffer.from(scenarios) },
  ])
  await expect(painted(page)).toHaveAccessibleName(/4 × 3 cells/)
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('0,0 to 3,2, length 5')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('textbox', { name: 'Start' })).toHaveValue('0,0')
  await expect(page.getByRole('textbox', { name: 'Goal' })).toHaveValue('3,2')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('application', { name: /4 × 3 cells/ })).toBeVisible()
})

test('a map as large as can be is painted at once, and written when the stroke ends', async ({
  page,
}) => {
  await openPainting(page, 'problem=grid&map=terrain:512x512:1')
  const box = await painted(page).boundingBox()
  if (!box) throw new Error('nothing to paint on')
  await page
    .getByRole('button', { name: 'Undo' })
    .and(page.locator('[aria-disabled=true]'))
    .waitFor()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2 + 30, { steps: 30 })
  // Nothing is written while the brush is down.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'false')
})
