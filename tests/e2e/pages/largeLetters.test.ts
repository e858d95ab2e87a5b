import type { Locator } from '@playwright/test'
import { expect, test } from '../quietPage.ts'
import { setLetters } from '../setLetters.ts'

const phone = { width: 390, height: 844 }
const looks = [
  { theme: 'light', textSize: '150' },
  { theme: 'projector', textSize: '130' },
  { theme: 'projector', textSize: '150' },
]

test.use({ hasTouch: true, isMobile: true, viewport: phone })

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not drawn')
  const { x, y, width, height } = box
  return { top: y, bottom: y + height, left: x, right: x + width, height }
}

test('however large the letters are, a phone shows the whole of what moves a search', async ({
  page,
}) => {
  await page.goto('./#/lab?problem=graph&solver=a-star&step=12')
  await expect(page.getByRole('tab', { name: 'Solution' })).toBeVisible()
  const bar = page.locator('.transport-bar')
  for (const look of looks) {
    await setLetters(page, look)
    await expect(async () => {
      const count = await boxOf(bar.locator('.position'))
      const buttons = await boxOf(bar.getByRole('button', { name: 'Step back' }))
      const size = await boxOf(bar.getByRole('combobox'))
      const speed = await boxOf(bar.getByRole('slider', { name: 'Speed' }))
      expect(count.bottom, 'the count ends above the buttons').toBeLessThanOrEqual(buttons.top)
      expect(speed.top, 'the speed stands beside the size of a step').toBeLessThan(size.bottom)
      const tools = await page
        .locator('#page-tools button:visible')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
      expect(Math.max(...tools), 'the last button is whole').toBeLessThanOrEqual(phone.width)
    }).toPass()
  }
})

test('from a width of 360 on a phone has the tools of the tree in one row', async ({ page }) => {
  await page.goto('./#/lab?step=40')
  const tools = page.getByRole('toolbar', { name: 'View of the tree' })
  await expect(tools.getByRole('button')).toHaveCount(8)
  for (const width of [360, 368, 375, 384, 390, 412]) {
    await page.setViewportSize({ width, height: 667 })
    await expect
      .poll(async () => (await boxOf(tools)).height, { message: `at ${width}` })
      .toBeLessThan(70)
  }
})

test('however large the letters are, a lesson on a phone keeps a tree in sight, and names of panes apart', async ({
  page,
}) => {
  await page.goto('./#/lessons/02-breadth-first/expand')
  const stage = page.getByRole('region', { name: 'The stage' })
  await expect(stage.getByRole('tab')).toHaveCount(5)
  for (const look of looks) {
    await setLetters(page, look)
    await expect(async () => {
      // Text that is broken anew may bring another place of the lesson, with its pane.
      await stage.getByRole('tab', { name: 'Tree' }).click()
      const picture = stage.getByRole('application')
      await expect(picture).toBeVisible({ timeout: 2000 })
      const tree = await boxOf(picture)
      expect(tree.height).toBeGreaterThan(70)
      const names = await stage.getByRole('tab').evaluateAll((tabs) =>
        tabs.map((tab) => {
          const words = document.createRange()
          words.selectNodeContents(tab)
          const { left, right } = words.getBoundingClientRect()
          return { left, right }
        }),
      )
      for (const [at, name] of names.slice(1).entries()) {
        expect(name.left - names[at].right, 'between two names').toBeGreaterThan(6)
      }
      expect(names[4].right).toBeLessThanOrEqual(phone.width)
    }).toPass()
  }
  await stage.getByRole('button', { name: 'First step' }).click()
  const back = await boxOf(stage.getByRole('button', { name: 'Back to the lesson' }))
  const tools = await boxOf(stage.getByRole('toolbar', { name: 'View of the tree' }))
  expect(back.top, 'the way back stands below the tools').toBeGreaterThan(tools.bottom)
})

test('on a projector of 1024 × 768 a lesson has room for its line of steps, however large the letters are', async ({
  page,
}) => {
  const projector = { width: 1024, height: 768 }
  await page.setViewportSize(projector)
  await page.goto('./#/lessons/02-breadth-first/goal')
  const line = page.getByRole('slider', { name: 'Step', exact: true })
  await expect(line).toBeEnabled()
  for (const textSize of ['130', '150']) {
    await setLetters(page, { theme: 'projector', textSize })
    await expect(async () => {
      const { left, right } = await boxOf(page.locator('.step-slider .track'))
      expect(right - left).toBeGreaterThan(80)
      expect(right).toBeLessThan(projector.width)
      const count = await boxOf(page.locator('.transport-bar .position'))
      expect(count.right).toBeLessThanOrEqual(projector.width)
    }).toPass()
  }
})

test('with large letters a phone shows four lines of what happens without scrolling them', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('tansaku-settings', '{"theme":"light","textSize":"130"}'),
  )
  await page.goto('./#/lessons/02-breadth-first/goal')
  const told = page.getByRole('region', { name: 'The stage' }).locator('.narration')
  await expect(told).toContainText('is the goal')
  await expect(async () => {
    const { seen, whole, lines } = await told.evaluate((box) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box)
      const words = box.scrollHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
      const lines = words / parseFloat(lineHeight)
      return { seen: box.clientHeight, whole: box.scrollHeight, lines }
    })
    expect(lines).toBeGreaterThan(3.9)
    expect(seen).toBe(whole)
  }).toPass()
})

test('however large the letters are, a comparison on a phone begins with a part of a tree, and on a laptop names its searches', async ({
  page,
}) => {
  await page.goto('./#/compare?a=start%3D123745086&b=start%3D123745086%26solver%3Da-star&time=6')
  const together = page.getByRole('group', { name: 'Playback of all searches' })
  await expect(together.getByRole('button', { name: 'Play' })).toBeVisible()
  for (const look of looks) {
    await setLetters(page, look)
    await expect(async () => {
      const tree = await boxOf(page.getByRole('application').first())
      const seen = (await boxOf(together)).top - tree.top
      expect(seen).toBeGreaterThan(90)
    }).toPass()
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  const names = page.locator('.search h2 > span')
  await expect(names).toHaveText([/Breadth-first search/, /A\*/])
  await expect(async () => {
    const beyond = await names.evaluateAll((all) =>
      all.map((one) => one.scrollWidth - one.clientWidth),
    )
    expect(beyond).toEqual([0, 0])
  }).toPass()
})

test('on a projector with large letters the tree of a lesson can be followed beside its counts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('./#/lessons/03-been-here-before/square')
  const stage = page.getByRole('region', { name: 'The stage' })
  await expect(stage.getByText('Comparisons')).toBeAttached()
  for (const look of looks.slice(1)) {
    await setLetters(page, look)
    await expect(async () => {
      const tree = await boxOf(stage.getByRole('application'))
      const told = await boxOf(stage.locator('.narration'))
      // Of three lines, the most that are told there.
      expect(tree.height, 'beside the sentence').toBeGreaterThan(told.height)
      expect(told.bottom - tree.top, 'beside the panes').toBeGreaterThan(768 * 0.35)
      expect((await boxOf(stage.locator('.transport-bar'))).height, 'one row').toBeLessThan(100)
    }).toPass()
  }
})

test('on a projector with large letters a long sentence leaves a lesson its tree, and can be scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('./#/lessons/01-states-and-moves/exactly-half')
  const stage = page.getByRole('region', { name: 'The stage' })
  const told = stage.locator('.narration')
  await expect(told).toContainText('The queue is empty')
  for (const look of looks.slice(1)) {
    await setLetters(page, look)
    await expect(async () => {
      const tree = await boxOf(stage.getByRole('application'))
      expect(tree.height).toBeGreaterThan(90)
      const { seen, whole } = await told.evaluate(({ clientHeight, scrollHeight }) => {
        return { seen: clientHeight, whole: scrollHeight }
      })
      expect(whole).toBeGreaterThan(seen)
    }).toPass()
  }
})

test('on a projector with large letters the map of a lesson has more room than what explains it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('./#/lessons/10-costs/goal-waits')
  const map = page.getByRole('region', { name: 'Map' })
  await expect(map).toBeVisible()
  for (const look of looks.slice(1)) {
    await setLetters(page, look)
    await expect(async () => {
      const picture = await boxOf(map.locator('canvas'))
      const { height } = await boxOf(map)
      expect(picture.height).toBeGreaterThan(height * 0.75)
      expect(height).toBeGreaterThan(768 * 0.27)
    }).toPass()
  }
})

test('on a projector with large letters the lab names its search, and its buttons have signs, to be read from afar, in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('./#/lab?start=123456708')
  const play = page.locator('.transport-bar').getByRole('button', { name: 'Play' })
  await expect(play).toBeVisible()
  for (const look of looks.slice(1)) {
    await setLetters(page, look)
    await expect(async () => {
      const name = page.locator('.lab-tools .run')
      const letters = await name.evaluate((run) =>
        Number.parseFloat(getComputedStyle(run).fontSize),
      )
      expect(letters).toBeGreaterThan(24)
      expect((await boxOf(play.locator('svg'))).height).toBeGreaterThan(24)
      expect((await boxOf(play)).height).toBe(44)
    }).toPass()
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(async () => {
    const steps = await boxOf(page.locator('.step-slider'))
    expect(steps.top, 'one row').toBeLessThan((await boxOf(play)).bottom)
  }).toPass()
  const depth = page.getByRole('region', { name: 'State' }).getByText('Depth', { exact: true })
  await expect(depth).toBeInViewport({ ratio: 0.9 })
})
