import type { Page } from '@playwright/test'
import { expect, test } from './quietPage.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const told = (page: Page) => page.getByRole('status', { name: 'What happens at this step' })
const map = (page: Page) => page.getByRole('region', { name: 'Map' })

/** Goes to the end of a search, which may still be recorded. */
async function goToEnd(page: Page): Promise<void> {
  await expect(async () => {
    await button(page, 'Last step').click()
    await expect(told(page)).toContainText('The search is over', { timeout: 1_000 })
  }).toPass()
}

test('a graph of one’s own is written, searched, and seen on its map', async ({ page }) => {
  await page.goto('./#/lab?problem=graph')
  await button(page, 'Change').click()
  await button(page, 'Edit the start').click()
  const text = page.getByRole('textbox', { name: 'The graph as a text' })
  await text.fill('S - A 2\nA - G x')
  await text.blur()
  await expect(page.getByText(/Line 2, column 7: “x” is no cost/)).toBeVisible()
  await text.fill('S - A 2\nS - <b> 1.5\n<b> - G 4\nA - G 3\nstart S; goal G')
  await text.blur()
  await button(page, 'Done').click()
  const solver = page.getByRole('combobox', { name: 'Search', exact: true })
  await solver.selectOption('uniform-cost')
  await button(page, 'Start').click()
  // The search before may be shown for a moment.
  await expect(map(page).getByRole('button', { name: /^<b>/ })).toBeVisible()
  await goToEnd(page)
  await expect(told(page)).toContainText('a solution of 2 moves at a cost of 5 was found')
  await expect(map(page).getByRole('button', { name: /^<b>, node \d, expanded/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Solution' }).click()
  await expect(page.getByText('Cost 5', { exact: true })).toBeVisible()
})

test('a city of the map selects its node in the tree, and one not reached says so', async ({
  page,
}) => {
  await page.goto('./#/lab?problem=graph&solver=a-star&step=16')
  await map(page)
    .getByRole('button', { name: /^Fagaras, node 5/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Node 5' })).toBeVisible()
  await map(page)
    .getByRole('button', { name: /^Neamt, not reached/ })
    .click()
  await expect(map(page).getByRole('status')).toHaveText('Neamt: never reached by this search')
  await map(page)
    .getByRole('button', { name: /^Arad, the start/ })
    .focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(map(page).getByRole('button', { pressed: true })).toHaveCount(1)
})

test('a dearer solution than the cheapest one says by how much', async ({ page }) => {
  await page.goto('./#/lab?problem=graph&solver=greedy')
  await goToEnd(page)
  await page.getByRole('tab', { name: 'Solution' }).click()
  await expect(page.getByText('Cost 450 (32 more than the cheapest way)')).toBeVisible()
})
