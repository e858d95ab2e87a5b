import type { Locator, Page } from '@playwright/test'
import { examplesCame } from '../loading/behindFirstTree.ts'
import { expect, test } from '../quietPage.ts'
import { setLetters } from '../setLetters.ts'
import { pixelsOf } from './pixelsOf.ts'

const step = (page: Page) => page.getByRole('slider', { name: 'Step', exact: true })
const lab = './#/lab?start=123745086&step=12'

/** How many colours a canvas shows. */
async function coloursOf(canvas: Locator): Promise<number> {
  const pixels = await pixelsOf(canvas)
  return pixels.evaluate((bytes) => {
    const colours = new Set<number>()
    for (let at = 0; at < bytes.length; at += 4) {
      colours.add((bytes[at] << 16) | (bytes[at + 1] << 8) | bytes[at + 2])
    }
    return colours.size
  })
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not drawn')
  return { top: box.y, bottom: box.y + box.height, height: box.height }
}

test('in forced colours the tree keeps what its colours mean, and one tab looks chosen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(lab)
  await expect.poll(() => coloursOf(page.getByRole('application'))).toBeGreaterThan(20)
  // The panes may come after the tree.
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
  const underlined = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor))
  expect(new Set(underlined).size).toBe(2)
  const track = page
    .locator('[data-step-slider]')
    .locator('xpath=ancestor::*[contains(@class, "root")]')
  const border = track.locator('.track').first()
  expect(await border.evaluate((each) => getComputedStyle(each).borderTopStyle)).toBe('solid')
})

test('in forced colours only the place of the reader is marked, and no word stands on a plate', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('./#/lessons/02-breadth-first/expand')
  const stage = page.getByRole('region', { name: 'The stage' })
  await expect(stage).toHaveAttribute('data-target', /\d/)
  const styleOf = (part: Locator, name: string) =>
    part.evaluate((each, property) => getComputedStyle(each).getPropertyValue(property), name)
  const bar = 'border-inline-start-color'
  const paper = await styleOf(page.locator('html'), 'background-color')
  expect(await styleOf(page.locator('.beat.current'), bar)).not.toBe(paper)
  expect(await styleOf(page.locator('.beat:not(.current)').first(), bar)).toBe(paper)
  const tabs = stage.getByRole('tab')
  expect(await styleOf(tabs.and(page.locator('[aria-selected="true"]')), bar)).not.toBe(paper)
  expect(await styleOf(tabs.and(page.locator('[aria-selected="false"]')).first(), bar)).toBe(paper)
  const boards = stage.getByRole('region', { name: 'Frontier' }).getByRole('listitem')
  const rings = () =>
    boards
      .locator('.ring')
      .evaluateAll((all) => new Set(all.map((ring) => getComputedStyle(ring).outlineColor)).size)
  await expect.poll(rings).toBe(2)
  const next = page.getByRole('button', { name: 'Next', exact: true })
  expect(await styleOf(next, 'forced-color-adjust')).toBe('none')
  expect(await styleOf(next, 'color')).not.toBe(await styleOf(next, 'background-color'))
})

test('enlarged to four times its size the page is scrolled, and nothing covers anything', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(lab)
  // The page may still be laid out anew while it is measured.
  await expect(async () => {
    const tree = await boxOf(page.getByRole('application'))
    const told = await boxOf(page.locator('.narration'))
    const buttons = await boxOf(page.getByRole('button', { name: 'Play', exact: true }))
    expect(tree.height).toBeGreaterThan(120)
    expect(told.top).toBeGreaterThanOrEqual(tree.bottom)
    expect(buttons.top).toBeGreaterThanOrEqual(told.bottom)
  }).toPass()
  await page.goto('./#/lessons/02-breadth-first')
  await expect(async () => {
    const text = await boxOf(page.getByRole('heading', { level: 1 }))
    const play = await boxOf(page.getByRole('button', { name: 'Play', exact: true }))
    expect(text.top).toBeGreaterThanOrEqual(play.bottom)
  }).toPass()
})

/** What of the part that has the focus is covered by others or outside of the page, from 0 to 1. */
function coveredShare(page: Page): Promise<{ readonly name: string; readonly covered: number }> {
  return page.evaluate(() => {
    const { activeElement: part } = document
    if (!part || part === document.body) return { name: '', covered: 0 }
    const { left, top, width, height } = part.getBoundingClientRect()
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
    const points = shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y]))
    const free = points.filter(([x, y]) => part.contains(document.elementFromPoint(x, y)))
    const name = part.getAttribute('aria-label') ?? part.textContent
    return { name, covered: 1 - free.length / points.length }
  })
}

const twice = [
  [683, 384],
  [640, 360],
  [844, 390],
  [915, 350],
  [500, 330],
] as const

for (const [width, height] of twice) {
  test(`at ${width} × ${height}, as on a page of twice its size, the buttons of the steps are in sight of the tree`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(lab)
    const forward = page.getByRole('button', { name: 'Step forward', exact: true })
    await expect(forward).toBeInViewport({ ratio: 1 })
    await expect(step(page)).toBeInViewport({ ratio: 1 })
    await expect(async () => {
      const tree = await boxOf(page.getByRole('application'))
      const told = await boxOf(page.locator('.narration'))
      const { top } = await boxOf(forward)
      expect(tree.height).toBeGreaterThan(90)
      expect(told.top).toBeGreaterThanOrEqual(tree.bottom)
      expect(told.bottom).toBeLessThanOrEqual(top)
    }).toPass()
    await page.goto('./#/lessons/02-breadth-first')
    await expect(forward).toBeInViewport({ ratio: 1 })
    await expect(step(page)).toBeInViewport({ ratio: 1 })
    const stage = page.getByRole('region', { name: 'The stage' })
    await expect(async () => {
      const pane = await boxOf(stage.getByRole('tabpanel'))
      expect(pane.height).toBeGreaterThan(60)
      expect(pane.bottom).toBeLessThanOrEqual((await boxOf(forward)).top)
    }).toPass()
    await page.goto('./#/compare?a=start%3D123745086&b=start%3D123745086%26solver%3Da-star')
    const together = page.getByRole('group', { name: 'Playback of all searches' })
    await expect(together.getByRole('button', { name: 'Play' })).toBeInViewport({ ratio: 1 })
    await expect(together.getByRole('slider', { name: 'Common time' })).toBeInViewport({ ratio: 1 })
    await expect(async () => {
      // A row, where there is width for it, leaves the height to the searches.
      const { height: taken } = await boxOf(together)
      expect(taken).toBeLessThan(width < 600 ? 130 : 66)
    }).toPass()
  })
}

test('on the screen of an old projector the step is told beside its line, however large the letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(lab)
  const position = page.locator('.step-slider .position')
  await expect(position).toHaveText(/^Step\s12\sof\s[\d,]+$/)
  for (const theme of ['light', 'projector']) {
    for (const textSize of ['100', '130', '150']) {
      await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), {
        theme,
        textSize,
      })
      await expect(position).toBeInViewport({ ratio: 1 })
      const { width } = (await page.locator('.step-slider .lines').boundingBox()) ?? { width: 0 }
      expect(width, `the line in ${theme} at ${textSize} %`).toBeGreaterThan(150)
    }
  }
})

test('on a phone held sideways what moves a search is whole, however large the letters are', async ({
  page,
}) => {
  await page.goto(lab)
  const bar = page.locator('.transport-bar')
  await expect(bar.locator('.position')).toHaveText(/^Step\s12\sof\s[\d,]+$/)
  for (const [width, height] of [
    [844, 390],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const theme of ['light', 'projector']) {
      for (const textSize of ['100', '115', '130', '150']) {
        await setLetters(page, { theme, textSize })
        const look = `at ${width} in ${theme} at ${textSize} %`
        const first = bar.getByRole('button', { name: 'First step' })
        await expect(first, look).toBeInViewport({ ratio: 1 })
        await expect(bar.locator('.position'), look).toBeInViewport({ ratio: 1 })
      }
    }
  }
})

for (const [width, height] of [[640, 512], [320, 256], ...twice] as const) {
  test(`at ${width} × ${height} nothing covers what has the focus in the lab`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(lab)
    await expect(step(page)).toHaveAttribute('aria-valuenow', '12')
    await expect(page.getByRole('tab', { name: 'State', exact: true })).toBeAttached()
    const reached: string[] = []
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      const { name, covered } = await coveredShare(page)
      if (name === '' && reached.length > 0) break
      reached.push(name)
      // The canvas may be larger than what there is room for.
      expect(covered, `what is covered of “${name}”`).toBeLessThan(0.7)
    }
    expect(reached.length).toBeGreaterThan(20)
    expect(reached).toContain('State')
  })
}

test('a comparison is printed with its trees, counts and charts', async ({ page }) => {
  await page.goto('./#/compare?a=start%3D123745086&b=start%3D123745086%26solver%3Da-star')
  await expect(page.getByRole('table').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(async () => {
    const end = await page.evaluate(() => document.scrollingElement?.scrollHeight ?? 0)
    expect((await boxOf(page.getByRole('table').first())).bottom).toBeLessThan(end)
    expect((await boxOf(page.getByRole('application').first())).height).toBeGreaterThan(150)
  }).toPass()
  const sentences = page.locator('.told .line')
  // Long ones, as with the largest letters: none is cut.
  await page.evaluate(() => (document.documentElement.dataset.textSize = '150'))
  const cut = () =>
    sentences.evaluateAll((all) => all.map((line) => line.scrollHeight - line.clientHeight))
  await expect.poll(cut).toEqual([0, 0])
})

/** What is of no use on paper, as far as it is to be seen. */
const controls = (page: Page) =>
  page
    .locator('[role="toolbar"], [role="tab"], [role="slider"], [role="separator"], [type="file"]')
    .or(
      page.getByRole('button', {
        name: /^(Play|Pause|Save|Other|Change|Remove|Same|Start|Dismiss)/,
      }),
    )
    .or(page.getByRole('link', { name: /^(Open|Other|Begin)/ }))
    .filter({ visible: true })

test('the lab is printed with what was searched, and without what can only be pressed', async ({
  page,
}) => {
  await page.goto('./#/lab?start=867254301&solver=a-star&heuristic=misplaced&step=12')
  await expect(step(page)).toHaveAttribute('aria-valuenow', '12')
  expect(await controls(page).count()).toBeGreaterThan(5)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1047 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('8-puzzle (3 × 3) · A*')
  const told = page.locator('main > header')
  await expect(told).toContainText('867254301 → 123456780')
  await expect(told).toContainText('Heuristic (h): misplaced tiles')
  await expect(told).toContainText(/Step\s12 of\s[\d,]+/)
  await expect(controls(page)).toHaveCount(0)
  // Nor is a word left of them, such as that of the speed, or an empty row.
  await expect(page.getByRole('group', { name: 'Playback', includeHidden: true })).toBeHidden()
  await expect(async () => {
    const tree = await boxOf(page.getByRole('application'))
    expect(tree.height).toBeGreaterThan(350)
    expect((await boxOf(page.locator('.narration'))).top).toBeGreaterThanOrEqual(tree.bottom)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718)
  }).toPass()
})

test('what explains the marks of a tree and a map is printed as it is on the screen', async ({
  page,
}) => {
  await page.goto('./#/lab?problem=graph&graph=romania&solver=a-star&step=15')
  const marks = page.locator('[data-own-colours]')
  await expect(page.getByRole('list', { name: 'What is marked on the map' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const kept = await marks.evaluateAll((all) =>
    all.map((mark) => getComputedStyle(mark).getPropertyValue('print-color-adjust')),
  )
  expect(kept.length).toBeGreaterThan(8)
  expect(new Set(kept)).toEqual(new Set(['exact']))
})

const printed = [
  ['a comparison', './#/compare?a=start%3D123745086&b=start%3D123745086%26solver%3Da-star'],
  ['a comparison of a wrong link', './#/compare?a=start%3D123745086&clock=never'],
  ['an experiment', './#/experiments?count=2&solvers=a-star'],
  ['the first page', './#/'],
] as const
for (const [name, address] of printed) {
  test(`${name} is printed without what can only be pressed`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(controls(page)).not.toHaveCount(0)
    if (address === './#/') await examplesCame(page)
    if (address.includes('never')) await expect(page.getByRole('alert')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(controls(page)).toHaveCount(0)
    expect((await boxOf(page.getByRole('heading', { level: 1 }))).height).toBeGreaterThan(20)
  })
}

test('a printed page ends with what is on it, and has no empty paper behind', async ({ page }) => {
  await page.goto('./#/challenges')
  const last = page.getByRole('list').getByRole('listitem').last()
  await expect(last).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(async () => {
    const end = await page.evaluate(() => document.scrollingElement?.scrollHeight ?? 0)
    expect(end - (await boxOf(last)).bottom).toBeLessThan(20)
  }).toPass()
})

test('an experiment is printed with what was run', async ({ page }) => {
  await page.goto('./#/experiments?count=2&seed=7&solvers=a-star')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('Finished: 2 runs.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(
    page.getByText('8-puzzle (3 × 3) → 123456780 · 2 random starts, seed 7'),
  ).toBeVisible()
})

test('keys of one character can be turned off, and those with names stay', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('tansaku-settings', JSON.stringify({ characterKeys: 'off' }))
  })
  await page.goto(lab)
  await expect(step(page)).toHaveAttribute('aria-valuenow', '12')
  await page.keyboard.press('.')
  await page.keyboard.press('g')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(step(page)).toHaveAttribute('aria-valuenow', '13')
})

test('with the theme for projectors a clicker blanks the screen, and any key brings it back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('tansaku-settings', JSON.stringify({ theme: 'projector' }))
  })
  await page.goto(lab)
  const blank = page.getByRole('button', { name: 'The screen is blank.' })
  await expect(step(page)).toHaveAttribute('aria-valuenow', '12')
  for (const key of ['.', 'b']) {
    await page.keyboard.press(key)
    await expect(blank).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(blank).toHaveCount(0)
    await expect(step(page)).toHaveAttribute('aria-valuenow', '12')
  }
})

test('reloading the page loses no moment', async ({ page }) => {
  await page.goto(lab)
  await expect(step(page)).toHaveAttribute('aria-valuenow', '12')
  await page.keyboard.press('ArrowRight')
  await expect(step(page)).toHaveAttribute('aria-valuenow', '13')
  await page.keyboard.press('PageDown')
  await expect(step(page)).not.toHaveAttribute('aria-valuenow', '13')
  const at = await step(page).getAttribute('aria-valuenow')
  expect(Number(at)).toBeGreaterThan(13)
  await page.reload()
  await expect(step(page)).toHaveAttribute('aria-valuenow', at ?? '')
})

test('Compare’s header can be passed by at once', async ({ page }) => {
  await page.goto('./#/compare?a=start%3D123745086&b=start%3D123745086%26solver%3Da-star')
  await expect(page.getByRole('table').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const controls = page.getByRole('group', { name: 'Playback of all searches' })
  await expect(controls.locator(':focus')).toHaveCount(1)
})
