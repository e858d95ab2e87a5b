import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { violations } from '../pages/violations.ts'
import { expect, test } from '../quietPage.ts'

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })
const map = (within: Page | Locator, name = 'Map') =>
  within.getByRole('region', { name, exact: true })
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong with a page in both themes. */
async function faults(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const wrong = await violations(page, { levels })
    found.push(...wrong.map(({ id }) => `${colorScheme}: ${id}`))
  }
  return found
}

test('two searches are compared on their maps, beside the trees and in their place', async ({
  page,
}) => {
  const search = (solver: string) => encodeURIComponent(`problem=graph&solver=${solver}`)
  await page.goto(`./#/compare?a=${search('a-star')}&b=${search('greedy')}&time=3`)
  const [first, second] = [map(page, 'Map of A'), map(page, 'Map of B')]
  const tree = page.locator('section.search canvas[tabindex]').first()
  await expect(first).toBeVisible()
  await expect(tree).toBeVisible()

  // What is selected on one map is looked for in the other search, and shown on its map.
  await button(first, /^Sibiu, node 1/).click()
  await expect(button(second, /^Sibiu, node/)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status', { name: 'The selected state' }).last()).toContainText(
    /The same state is node \d here/,
  )

  await button(page, 'Trees').click()
  await expect(tree).toBeHidden()
  await expect(page).toHaveURL(/picture=map/)
  await page.reload()
  await expect(first).toBeVisible()
  await expect(tree).toBeHidden()
  expect(await faults(page)).toEqual([])

  // One of the two is always there.
  await button(page, 'Maps').click()
  await expect(tree).toBeVisible()
  await expect(first).toBeHidden()
  await expect(page).toHaveURL(/picture=tree/)
})

test('searches of which one has no map are compared by their trees alone', async ({ page }) => {
  await page.goto('./#/compare?a=problem%3Dgraph&b=start%3D123456078')
  await expect(page.locator('section.search canvas[tabindex]')).toHaveCount(2)
  await expect(button(page, 'Maps')).toHaveCount(0)
})

test('a page of others shows the map where its link asks for it', async ({ page }) => {
  const address = (picture: string) => `./#/lab?problem=grid&solver=a-star&step=40${picture}`
  const frames = ['', '&amp;picture=map', '&amp;picture=both']
    .map((picture) => `<iframe src="${address(picture)}" width="900" height="560"></iframe>`)
    .join('')
  await page.route('**/host.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><body>${frames}</body>` }),
  )
  await page.goto('./host.html')
  const shown = [0, 1, 2].map((at) => {
    const frame = page.frameLocator('iframe').nth(at)
    return {
      map: frame.getByRole('region', { name: 'Map', exact: true }),
      tree: frame.getByRole('region', { name: 'Search tree' }),
    }
  })
  await expect(shown[0].tree).toBeVisible()
  await expect(shown[0].map).toBeHidden()
  await expect(shown[1].map).toBeVisible()
  await expect(shown[1].tree).toBeHidden()
  await expect(shown[2].map).toBeVisible()
  await expect(shown[2].tree).toBeVisible()
})

test('a map is saved as vectors and as pixels, with its caption and its legend', async ({
  page,
}) => {
  async function saved(as: 'SVG' | 'PNG') {
    await button(map(page), 'Save the picture of the map').click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: new RegExp(as) }).click()
    const file = await download
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') }
  }
  await page.goto('./#/lab?problem=graph&solver=a-star&step=12')
  await expect(button(map(page), /^Sibiu, node 1, expanded/)).toBeVisible()
  const svg = await saved('SVG')
  expect(svg.name).toBe('graph-Arad-a-star-map-step-12.svg')
  for (const word of ['Rimnicu', 'Bucharest', '140', 'waits in the frontier', 'Step\\W+12 of']) {
    expect(svg.text).toMatch(new RegExp(word, 'i'))
  }
  expect((await saved('PNG')).text.slice(1, 4)).toBe('PNG')

  await page.goto('./#/lab?problem=grid&solver=a-star&step=40')
  await expect(page.getByRole('application', { name: /A grid of 22 ×/ })).toBeVisible()
  expect((await saved('SVG')).text).toContain('<image')
})

test('few states are a map of their own, and the search walks through it', async ({ page }) => {
  await page.goto('./#/lab?problem=wolf&step=5')
  await expect(map(page).getByRole('button', { name: /node \d+|not reached/ })).toHaveCount(10)
  await button(map(page), /node 0, expanded/).click()
  await expect(page.getByRole('heading', { name: 'Node 0' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  // While the tree and its map are alone the legend below the tree is gone: the map has all of it.
  const ofNodes = map(page).getByText('waits in the frontier')
  await expect(ofNodes).toHaveCount(0)
  await page.keyboard.press('t')
  await expect(ofNodes).toBeVisible()
  await page.keyboard.press('t')
  await expect(ofNodes).toHaveCount(0)

  // Without choosing, a phone shows the tree of such a problem; the map comes in its place.
  // The window takes a moment to leave the full screen, and has no other size until then.
  await expect(() => page.setViewportSize({ width: 390, height: 844 })).toPass()
  await expect(map(page)).toBeHidden()
  await button(page, 'Map').click()
  await expect(map(page)).toBeVisible()
  await expect(page).toHaveURL(/picture=both/)
  expect(await faults(page)).toEqual([])
  // With the largest letters the picture itself has most of the room.
  await page.evaluate(() => (document.documentElement.dataset.textSize = '150'))
  const share = () =>
    map(page).evaluate((pane) => (pane.firstElementChild?.clientHeight ?? 0) / pane.clientHeight)
  await expect.poll(share).toBeGreaterThan(0.6)

  await page.goto('./#/lab?start=123456078')
  await expect(page.getByRole('region', { name: 'Search tree' })).toBeVisible()
  await expect(button(page, 'Map')).toHaveCount(0)
})
