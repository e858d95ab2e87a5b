import type { Locator } from '@playwright/test'
import { expect, test } from '../quietPage.ts'
import { setLetters } from '../setLetters.ts'

/** How many pixels of what stands in a part have no room in its width. */
const withoutRoom = (part: Locator) =>
  part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

for (const [width, height, textSize] of [
  [320, 568, '100'],
  [390, 844, '150'],
] as const) {
  test(`on a phone of ${width} pixels with letters of ${textSize} % the set-up, the experiments and the course have room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript((size) => {
      localStorage.setItem('tansaku-settings', JSON.stringify({ textSize: size }))
    }, textSize)
    await page.goto('./#/lab?start=123456078')
    await page.getByRole('button', { name: 'Change' }).click()
    const dialog = page.getByRole('dialog')
    for (const name of ['New search', 'Cancel', 'Start']) {
      await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    expect(await withoutRoom(dialog.locator('.content'))).toBe(0)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.evaluate(() => (location.hash = '#/experiments'))
    await expect(page.getByRole('button', { name: 'Make your own' })).toBeInViewport({ ratio: 1 })
    expect(await withoutRoom(page.getByRole('heading', { level: 1 }))).toBe(0)
    await page.evaluate(() => (location.hash = '#/course'))
    const lessons = page.getByRole('region', { name: 'Your course' })
    await expect(lessons.getByRole('link', { name: 'check yourself' }).first()).toBeVisible()
    expect(await withoutRoom(lessons)).toBe(0)
  })
}

test('on a phone that is held sideways a game by hand has all its tools, and a board to be tapped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('./#/lab?start=123456078')
  await page.getByRole('button', { name: 'Play by hand' }).click()
  const tools = page.getByRole('toolbar', { name: 'Moves and hints' }).getByRole('button')
  await expect(tools).toHaveCount(4)
  for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 1 })
  const tile = await page.getByRole('button', { name: /^Tile 7, can move/ }).boundingBox()
  expect(tile?.width).toBeGreaterThan(24)
})

test('at four times the size nothing of the presenter’s column covers the page that is presented', async ({
  page,
}) => {
  await page.setViewportSize({ width: 342, height: 192 })
  await page.goto('./#/present/lab?start=123456078&step=2')
  const column = page.getByRole('complementary', { name: 'Presenter' })
  await expect(column.getByText('No other window shows this yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Step back' }).click()
  await expect(page.getByRole('slider', { name: 'Step', exact: true })).toHaveAttribute(
    'aria-valuenow',
    '1',
  )
})

/** The words of a part that are broken within, or reach beyond its width. */
const brokenWords = (part: Locator) =>
  part.evaluate((own) => {
    const edge = own.getBoundingClientRect().right
    const texts = document.createTreeWalker(own, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/\S+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const boxes = [...range.getClientRects()]
        if (boxes.length > 1 || boxes.some((box) => box.right > edge)) broken.push(word)
      }
    }
    return broken
  })

/** How many pixels of what stands in a part have no room in its height. */
const hiddenBelow = (part: Locator) =>
  part.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)

/** How many lines a text takes. */
const linesOf = (text: Locator) =>
  text.evaluate((own) => {
    const { lineHeight } = getComputedStyle(own)
    return own.getBoundingClientRect().height / Number.parseFloat(lineHeight)
  })

test('beside the presenter’s column no word about a node is broken, the words under waiting boards are whole, a line of code has few lines, and the buttons stay in their part, however large the letters are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('./#/present/lab?step=70')
  const node = page.getByRole('region', { name: 'State' })
  const panes = page.getByRole('tablist')
  await expect(node).toContainText('expanded')
  for (const textSize of ['130', '150']) {
    await setLetters(page, { theme: 'projector', textSize })
    await expect.poll(() => brokenWords(node), { message: textSize }).toEqual([])
    await expect.poll(() => withoutRoom(panes), { message: textSize }).toBe(0)
  }
  await setLetters(page, { theme: 'projector', textSize: '130' })
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => hiddenBelow(page.locator('.frontier'))).toBe(0)
    await page.getByRole('tab', { name: 'Code' }).click()
    const lit = page.getByRole('region', { name: 'Code' }).locator('[aria-current] code')
    await expect.poll(() => linesOf(lit), { message: `at ${width}` }).toBeLessThan(2.1)
    const frontier = page.getByRole('tab', { name: 'Frontier' })
    if (await frontier.isVisible()) await frontier.click()
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.evaluate(() => (location.hash = '#/present/lessons/02-breadth-first/expand'))
  const stage = page.getByRole('region', { name: 'The stage' })
  await expect(stage.getByRole('slider', { name: 'Step', exact: true })).toBeVisible()
  for (const textSize of ['130', '150']) {
    await setLetters(page, { theme: 'projector', textSize })
    await stage.getByRole('tab', { name: 'Frontier' }).click()
    await expect.poll(() => hiddenBelow(stage.locator('.frontier')), { message: textSize }).toBe(0)
  }
  await expect
    .poll(async () => {
      const part = await stage.boundingBox()
      const line = await stage.locator('.step-slider').boundingBox()
      return part && line && line.x >= part.x && line.x + line.width <= part.x + part.width
    })
    .toBe(true)
})
