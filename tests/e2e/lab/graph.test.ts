import type { Page } from '@playwright/test'
import { expect, test } from '../quietPage.ts'
import { middleOf, swipe } from './fingers.ts'

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
  await button(page, 'Draw the graph').click()
  await page.getByText('As text').click()
  const text = page.getByRole('textbox', { name: 'The graph as text' })
  await text.fill('S - A 2\nA - G x')
  await text.blur()
  await expect(page.getByText(/Line 2, column 7: “x” is not a cost/)).toBeVisible()
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

const drawing = (page: Page) => page.getByRole('application', { name: /^A graph of/ })
const drawnNode = (page: Page, name: string) =>
  drawing(page).getByRole('button', { name: new RegExp(`^${name}(?:,|$)`) })

/** Opens the drawing of a graph, with nothing on it. */
async function openEmptyDrawing(page: Page): Promise<void> {
  await page.goto('./#/lab?problem=graph&solver=uniform-cost')
  await button(page, 'Change').click()
  await button(page, 'Draw the graph').click()
  await button(page, 'Clear').click()
  await expect(drawing(page)).toHaveAccessibleName(/0 nodes and 0 edges/)
}

/** Draws an edge with the mouse, from the plus of a node to another, and says what it costs. */
async function drawEdge(page: Page, from: string, to: string, cost: string): Promise<void> {
  await drawnNode(page, from).click()
  const handle = await drawing(page).locator('[data-handle]').boundingBox()
  const end = await drawnNode(page, to).locator('.mark').boundingBox()
  if (!handle || !end) throw new Error('nothing to draw from or to')
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2)
  await page.mouse.up()
  const field = page.getByRole('textbox', { name: 'Cost', exact: true })
  await expect(field).toBeFocused()
  await field.fill(cost)
  await field.press('Enter')
}

/** Runs what was drawn, and sees that map and tree show the same moment. */
async function runDrawn(page: Page): Promise<void> {
  await button(page, 'Done').click()
  await button(page, 'Start').click()
  await expect(map(page).getByRole('button', { name: /^A, the start/ })).toBeVisible()
  await expect(async () => {
    await button(page, 'First step').click()
    await button(page, 'Step forward').click()
    await expect(map(page).getByRole('button', { name: /^A, .*node 0/ })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
  await goToEnd(page)
  await expect(told(page)).toContainText('a solution of 2 moves at a cost of 7.5 was found')
  await map(page)
    .getByRole('button', { name: /^C, node \d/ })
    .click()
  await expect(page.getByRole('heading', { name: /^Node \d/ })).toBeVisible()
}

test('a graph is drawn by mouse, undone and done again, and searched', async ({ page }) => {
  await openEmptyDrawing(page)
  const box = await drawing(page).boundingBox()
  if (!box) throw new Error('nothing to draw on')
  const places = { A: [100, 200], B: [300, 80], C: [300, 320], D: [520, 200] } as const
  for (const [name, [x, y]] of Object.entries(places)) {
    await page.mouse.dblclick(box.x + x, box.y + y)
    await expect(drawnNode(page, name)).toBeFocused()
  }
  await drawEdge(page, 'A', 'B', '4')
  await drawEdge(page, 'B', 'D', '4.5')
  await drawEdge(page, 'A', 'C', '2.5')
  await drawEdge(page, 'C', 'D', '5')
  await expect(drawing(page)).toHaveAccessibleName(/4 nodes and 4 edges/)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(drawing(page)).toHaveAccessibleName(/4 nodes and 3 edges/)
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+Shift+z')
  await runDrawn(page)
})

test('a graph is drawn with the keys alone', async ({ page }) => {
  await openEmptyDrawing(page)
  await drawing(page).focus()
  for (const name of ['A', 'B', 'C', 'D']) {
    await page.keyboard.press('n')
    await expect(drawnNode(page, name)).toBeFocused()
  }
  for (const [from, to, cost] of [
    ['A', 'B', '4'],
    ['B', 'D', '4.5'],
    ['A', 'C', '2.5'],
    ['C', 'D', '5'],
  ]) {
    await drawnNode(page, from).press('Enter')
    await page.keyboard.press('c')
    await expect(page.getByText(`Choose the node to connect ${from} to.`)).toBeVisible()
    await drawnNode(page, to).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Cost', exact: true })).toBeFocused()
    await page.keyboard.type(cost)
    await page.keyboard.press('Enter')
    await expect(drawing(page).locator(':focus')).toHaveCount(1)
  }
  await drawnNode(page, 'B').press('Enter')
  await page.keyboard.press('r')
  await page.keyboard.type('Bern')
  await page.keyboard.press('Enter')
  await expect(drawnNode(page, 'Bern')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(drawnNode(page, 'B')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(drawnNode(page, 'Bern')).toBeFocused()
  await expect(drawnNode(page, 'Bern')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  const before = await drawnNode(page, 'Bern').getAttribute('transform')
  await drawnNode(page, 'Bern').press('Shift+ArrowUp')
  await expect(drawnNode(page, 'Bern')).not.toHaveAttribute('transform', before ?? '')
  await drawnNode(page, 'Bern').press('Delete')
  await expect(drawing(page)).toHaveAccessibleName(/3 nodes and 2 edges/)
  await runDrawn(page)
})

test('a key is for the node that has the focus, also after an edge was drawn', async ({ page }) => {
  await openEmptyDrawing(page)
  await drawing(page).focus()
  for (const name of ['A', 'B', 'C']) {
    await page.keyboard.press('n')
    await expect(drawnNode(page, name)).toBeFocused()
  }
  await page.keyboard.press('c')
  await drawnNode(page, 'B').press('Enter')
  await page.keyboard.press('Enter')
  // The edge is still selected.
  await expect(page.getByRole('group', { name: 'C – B' })).toBeVisible()
  await expect(drawnNode(page, 'B')).toBeFocused()
  await page.keyboard.press('e')
  await expect(page.getByRole('textbox', { name: 'Cost of the edge with C' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('c')
  await drawnNode(page, 'A').focus()
  await page.keyboard.press('Escape')
  await expect(drawnNode(page, 'B')).toBeFocused()
  await expect(drawnNode(page, 'B')).toHaveAttribute('aria-pressed', 'true')
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a graph is drawn: tapped twice, dragged and connected', async ({ page }) => {
    await openEmptyDrawing(page)
    const box = await drawing(page).boundingBox()
    if (!box) throw new Error('nothing to draw on')
    for (const [name, x] of [
      ['A', box.x + 80],
      ['B', box.x + 240],
    ] as const) {
      await page.touchscreen.tap(x, box.y + 150)
      await page.touchscreen.tap(x, box.y + 150)
      await expect(drawnNode(page, name)).toBeVisible()
    }
    const moved = await middleOf(drawnNode(page, 'B').locator('.mark'))
    await swipe(page, [moved.x, moved.y, moved.x, moved.y + 100])
    await expect
      .poll(async () => (await middleOf(drawnNode(page, 'B').locator('.mark'))).y - moved.y)
      .toBeGreaterThan(80)
    const from = await middleOf(drawing(page).locator('[data-handle]'))
    const to = await middleOf(drawnNode(page, 'A').locator('.mark'))
    await swipe(page, [from.x, from.y, to.x, to.y])
    await expect(drawing(page)).toHaveAccessibleName(/2 nodes and 1 edge,/)
    await expect(page.getByRole('textbox', { name: 'Cost', exact: true })).not.toBeFocused()
  })
})

test('a text that is wrong leaves the drawing as it was', async ({ page }) => {
  await page.goto('./#/lab?problem=graph&graph=misled')
  await button(page, 'Change').click()
  await button(page, 'Draw the graph').click()
  await page.getByText('As text').click()
  const text = page.getByRole('textbox', { name: 'The graph as text' })
  await text.fill('A - B 1\nstart C')
  await text.blur()
  const wrong = page.getByText(/Line 2, column 7: “C” is not a node of this graph/)
  await expect(wrong).toBeInViewport({ ratio: 1 })
  await expect(drawing(page)).toHaveAccessibleName(/5 nodes and 5 edges/)
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
  await expect(page.getByText('Cost 450 (32 more than the cheapest path)')).toBeVisible()
})
