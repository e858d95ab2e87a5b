import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { lettersCame } from '../loading/behindFirstTree.ts'
import { expect, test } from '../quietPage.ts'
import { pixelsOf } from './pixelsOf.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const step = (page: Page) => page.getByRole('slider', { name: 'Step', exact: true })
const tree = (page: Page) => page.getByRole('application', { name: /^Search tree/ })
const boardOf = (page: Page, node: number) =>
  page.getByRole('region', { name: 'State' }).getByRole('heading', { name: `Node ${node} ` })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(step(page)).toBeEnabled()
  await expect(page.getByText('The search starts …')).toBeHidden()
  await lettersCame(page)
}

/** The middle of the tree, clear of what lies over it, once it looks the same twice. */
async function pictureOf(page: Page): Promise<Buffer> {
  const box = await tree(page).boundingBox()
  if (!box) throw new Error('the tree is not shown')
  const { x, y, width, height } = box
  const clip = { x: x + 10, y: y + 110, width: width * 0.6, height: height - 230 }
  let before = await page.screenshot({ clip })
  await expect(async () => {
    const now = await page.screenshot({ clip })
    const same = now.equals(before)
    before = now
    expect(same).toBe(true)
  }).toPass()
  return before
}

test('a click on the map moves the view there', async ({ page }) => {
  await open(page, './#/lab?step=5000')
  const map = page.getByRole('img', { name: /^Map of the whole tree/ })
  await expect(map).toBeInViewport({ ratio: 1 })
  const before = await pictureOf(page)
  await expect(button(page, 'Follow')).toHaveAttribute('aria-pressed', 'true')
  await map.click({ position: { x: 150, y: 70 } })
  await expect(button(page, 'Follow')).toHaveAttribute('aria-pressed', 'false')
  expect((await pictureOf(page)).equals(before)).toBe(false)
})

test('the picture is saved as vectors and as pixels, with its legend', async ({ page }) => {
  await open(page, './#/lab?start=123456078&step=13')
  const saved = async (format: string) => {
    await button(page, 'Save the picture').click()
    const download = page.waitForEvent('download')
    await button(page, format).click()
    const file = await download
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const svg = await saved('Save as SVG (vectors)')
  const text = svg.bytes.toString()
  expect(svg.name).toBe('sliding-3x3-123456078-breadth-first-step-13.svg')
  expect(text).toMatch(/^(<\?xml[^>]*>\s*)?<svg /)
  for (const words of ['waits in the frontier', 'on the solution', 'step 13 of 13']) {
    expect(text).toContain(words)
  }
  const png = await saved('Save as PNG (pixels)')
  expect(png.name).toMatch(/\.png$/)
  expect(png.bytes.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  // Under the picture of the page, twice as sharp, stand the caption and the legend.
  const size = await tree(page).boundingBox()
  expect(png.bytes.readUInt32BE(20)).toBeGreaterThan(2 * (size?.height ?? Infinity) + 100)
})

test('all but the path is faded, and comes back', async ({ page }) => {
  await open(page, './#/lab?step=40')
  const whole = await pictureOf(page)
  await button(page, 'Path').click()
  await expect(button(page, 'Path')).toHaveAttribute('aria-pressed', 'true')
  expect((await pictureOf(page)).equals(whole)).toBe(false)
  await button(page, 'Path').click()
  await expect(button(page, 'Path')).toHaveAttribute('aria-pressed', 'false')
  expect((await pictureOf(page)).equals(whole)).toBe(true)
})

test('what a tool opens is seen as a whole', async ({ page }) => {
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await open(page, './#/lab?step=200')
    await button(page, 'Go to a node (G)').click()
    await expect(page.getByText('Number of a node, or a state')).toBeInViewport({ ratio: 1 })
    await button(page, 'Save the picture').click()
    await expect(button(page, 'Save as PNG (pixels)')).toBeInViewport({ ratio: 1 })
  }
})

test('a node is gone to by its number and by its board', async ({ page }) => {
  await open(page, './#/lab?start=867254301&step=200')
  const goTo = async (text: string) => {
    await button(page, 'Go to a node (G)').click()
    await page.getByLabel('Number of a node, or a state').fill(text)
    await page.keyboard.press('Enter')
  }
  await goTo('12')
  await expect(boardOf(page, 12)).toBeVisible()
  // Who hears the page is told where the focus has gone.
  await expect(page.getByText(/^node 12, depth \d+, .*; state/)).toBeAttached()
  await goTo('867204351')
  await expect(boardOf(page, 1)).toBeVisible()
  await goTo('123456780')
  // The search may not have come that far at the first try.
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Go to step [\d,]+$/ })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
})

test('a view without a node says so, and leads back to the whole tree', async ({ page }) => {
  await open(page, './#/lab?start=152743860&step=500')
  await button(page, 'Go to a node (G)').click()
  await page.getByLabel('Number of a node, or a state').fill('300')
  await page.keyboard.press('Enter')
  await expect(boardOf(page, 300)).toBeVisible()
  await button(page, 'First step').click()
  await expect(page.getByText('No node stands here at step 0.')).toBeVisible()
  await button(page, 'Show the whole tree').click()
  await expect(page.getByText('No node stands here')).toBeHidden()
  await expect(button(page, 'Fit')).toHaveAttribute('aria-pressed', 'true')
})

test('the arrows walk the tree that Tab came to, and step where a hand has clicked', async ({
  page,
}) => {
  await open(page, './#/lab?start=867254301&step=200')
  const hint = page.getByText('Arrows walk the tree, Escape leaves it')
  await button(page, 'Save the picture').focus()
  await page.keyboard.press('Tab')
  await expect(tree(page)).toBeFocused()
  await expect(hint).toBeVisible()
  for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
  await expect(page.getByText(/^node 5, depth 2, expanded, 3 children; state 8/)).toBeAttached()
  await expect(boardOf(page, 5)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(boardOf(page, 1)).toBeVisible()
  await expect(step(page)).toHaveAttribute('aria-valuenow', '200')
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(step(page)).toHaveAttribute('aria-valuenow', '201')
  await tree(page).click({ position: { x: 420, y: 60 } })
  await page.keyboard.press('ArrowRight')
  await expect(step(page)).toHaveAttribute('aria-valuenow', '202')
  await page.keyboard.press('Enter')
  await expect(hint).toBeVisible()
})

/** How large a share of the pixels of the tree is clearly not what it was. */
async function changedShare(
  page: Page,
  before: Awaited<ReturnType<typeof pixelsOf>>,
): Promise<number> {
  const now = await pixelsOf(tree(page))
  return page.evaluate(
    ([old, pixels]) => {
      const changed = pixels.filter((value, at) => Math.abs(value - old[at]) > 24)
      return changed.length / pixels.length
    },
    [before, now] as const,
  )
}

test('a picture moved by a hand is the one that would be painted there', async ({ page }) => {
  await page.clock.install()
  await open(page, './#/lab?step=5000')
  await button(page, 'Fit').click()
  await pictureOf(page)
  const box = await tree(page).boundingBox()
  if (!box) throw new Error('the tree is not shown')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const onlyPath = button(page, 'Path')
  const unmoved = await pixelsOf(tree(page))
  await page.mouse.move(x, y)
  // What zooms comes behind the first tree. What is half faded in a zoom is not, a little after it.
  await expect(async () => {
    await page.mouse.wheel(0, -400)
    await page.clock.runFor(1000)
    expect(await changedShare(page, unmoved)).toBeGreaterThan(0.02)
  }).toPass()
  const zoomed = await pixelsOf(tree(page))
  await page.mouse.down()
  await page.mouse.move(x + 70, y + 25, { steps: 4 })
  await page.mouse.up()
  await page.mouse.move(0, 0)
  await pictureOf(page)
  expect(await changedShare(page, zoomed)).toBeGreaterThan(0.02)
  const moved = await pixelsOf(tree(page))
  // What else is shown changes there and back, so that all is painted anew.
  await onlyPath.click()
  await expect.poll(() => changedShare(page, moved)).toBeGreaterThan(0.02)
  await onlyPath.click()
  await expect.poll(() => changedShare(page, moved)).toBeLessThan(0.005)
})
