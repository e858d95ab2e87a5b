import type { Page } from '@playwright/test'
import { lettersCame } from '../loading/behindFirstTree.ts'
import { expect, test } from '../quietPage.ts'
import { setLetters } from '../setLetters.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name })

test('two searches are moved by one clock, changed, and asked for the same board', async ({
  page,
}) => {
  await page.goto('./#/compare')
  await page.getByRole('link', { name: /An admissible heuristic/ }).click()
  const time = page.getByRole('slider', { name: 'Common time' })
  await expect(time).toBeEnabled()
  const found = page.getByText(/Search A solves it in the fewest moves/)
  await expect(found).toBeHidden()
  // What the searches came to has its room from the beginning: nothing moves as it comes.
  const table = page.getByRole('table').first()
  const topOfTable = () => table.evaluate(({ offsetTop }: HTMLElement) => offsetTop)
  const before = await topOfTable()
  await button(page, 'Show the finding').click()
  await expect(found).toBeVisible()
  expect(await topOfTable()).toBe(before)

  await button(page, 'Forward').click()
  await page.keyboard.press('ArrowRight')
  await expect(time).toHaveAttribute('aria-valuenow', '2')
  await expect(page).toHaveURL(/time=2/)
  const expanded = page.getByRole('row', { name: /^Expanded/ })
  await expect(expanded).toContainText(/Expanded\s*2/)

  await button(page, 'Change search B').click()
  await page.getByLabel('Search', { exact: true }).selectOption('bidirectional')
  await button(page, 'Start').click()
  const second = region(page, 'Search B: Bidirectional search')
  await expect(second).toBeVisible()
  await expect(time).toHaveAttribute('aria-valuenow', '2')

  // The last step shows where the searches came to; the start was reached by both.
  await button(page, 'Last step').click()
  const first = region(page, 'Search A: A*')
  await first.getByRole('button', { name: /Go to a node/ }).click()
  await page.getByLabel('Number of a node, or a state').fill('082513476')
  await page.keyboard.press('Enter')
  await expect(second).toContainText('The same state is node 0 here, at depth 0.')
  await button(page, 'First step').click()
  await expect(second).toContainText('The same state is node 0 here')

  // On a phone held sideways the word beside the clocks is said alone.
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(page.getByRole('combobox', { name: 'Same', exact: true })).toBeVisible()
  // On one held upright what a tool opens is whole, though its pane ends beside it.
  await page.setViewportSize({ width: 390, height: 844 })
  await second.getByRole('button', { name: /Go to a node/ }).click()
  await expect(page.getByLabel('Number of a node, or a state')).toBeInViewport({ ratio: 1 })
})

test('of four searches each tree has room, also while it is told where a board is; three stand side by side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const start = 'start%3D123745086'
  const solvers = ['a-star', 'greedy', 'bidirectional'].map((name) => `${start}%26solver%3D${name}`)
  await page.goto(`./#/compare?a=${start}&b=${solvers[0]}&c=${solvers[1]}&d=${solvers[2]}&time=3`)
  const trees = page.locator('section.search canvas[tabindex]')
  await expect(trees).toHaveCount(4)
  await expect(page.getByRole('button', { name: /Go to a node/ })).toHaveCount(4)
  await expect(page.getByRole('slider', { name: 'Common time', exact: true })).toBeEnabled()
  await lettersCame(page)
  const boxes = () =>
    trees.evaluateAll((all) => all.map((tree) => tree.getBoundingClientRect().toJSON()))
  const before = await boxes()
  for (const { height, bottom } of before) {
    expect(height).toBeGreaterThanOrEqual(180)
    expect(bottom).toBeLessThan(768)
  }
  await region(page, 'Search A')
    .getByRole('button', { name: /Go to a node/ })
    .click()
  await page.getByLabel('Number of a node, or a state').fill('123745086')
  await page.keyboard.press('Enter')
  await expect(region(page, 'Search B')).toContainText('The same state is node 0 here')
  expect(await boxes()).toEqual(before)

  await button(page, 'Remove search D').click()
  await expect(trees).toHaveCount(3)
  const beside = await boxes()
  expect(new Set(beside.map(({ top }) => top)).size).toBe(1)
  expect(beside[0].height).toBeGreaterThan(2 * before[0].height)
  // A third of the page is no whole number of pixels; a picture that is stretched to it is blurred.
  const pixels = () =>
    trees.evaluateAll((all) =>
      all.map((tree) => tree instanceof HTMLCanvasElement && [tree.width, tree.height]),
    )
  // A picture follows the size of its place with the next frame.
  await expect.poll(pixels).toEqual(beside.map(({ width, height }) => [width, height]))
})

test('that a search goes on is said over the foot of its tree, and covers none of its counts', async ({
  page,
}) => {
  const long = encodeURIComponent('problem=sliding-4x4&start=5,14,2,15,6,3,9,0,10,7,4,12,13,8,1,11')
  await page.goto(`./#/compare?a=${long}&b=start%3D123745086`)
  const search = page.getByRole('region', { name: /^Search A/ })
  const stop = search.getByRole('button', { name: /^Stop/ })
  await expect(stop).toBeVisible()
  // Both at one moment: what is told takes more room as the search goes on.
  const [end = Infinity, told = 0] = await search.evaluate((each) => [
    each.querySelector('.note')?.getBoundingClientRect().bottom,
    each.querySelector('.told')?.getBoundingClientRect().top,
  ])
  expect(end).toBeLessThanOrEqual(told)
  await stop.click()
  await expect(stop).toHaveCount(0)
})

test('what is told of a long recording leaves a tree and an answer in sight, moves nothing, and fits large letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const far = 'problem%3Dsliding-4x4%26start%3D5,14,2,15,6,3,9,0,10,7,4,12,13,8,1,11'
  await page.goto(`./#/compare?a=${far}&b=solver%3Da-star&time=7`)
  const pane = page.getByRole('region', { name: /^Search A/ })
  const note = pane.getByRole('group', { name: 'The recording of search A' })
  await expect(note).toContainText('the rest are only counted')
  await button(page, 'Stop search A').click()
  await pane.locator('[data-line] button').first().click()
  const answer = pane.locator('.answer')
  await expect(answer).toContainText('Node 7 is selected')
  for (const [theme, textSize] of [
    ['light', '100'],
    ['projector', '150'],
  ]) {
    await setLetters(page, { theme, textSize })
    await expect(async () => {
      const [tree, told, said] = await Promise.all(
        [pane.getByRole('application'), note, answer].map((part) => part.boundingBox()),
      )
      if (!tree || !told || !said) throw new Error('it is not drawn')
      expect(said.y + said.height, 'the answer ends above the note').toBeLessThanOrEqual(told.y + 1)
      expect(said.y - tree.y, 'a tree is seen above the answer').toBeGreaterThan(80)
    }).toPass()
  }
  const { height = 0 } = (await pane.getByRole('application').boundingBox()) ?? {}
  await button(page, 'Close what is said of search A').click()
  await expect(note).toBeHidden()
  expect((await pane.getByRole('application').boundingBox())?.height).toBe(height)
})
