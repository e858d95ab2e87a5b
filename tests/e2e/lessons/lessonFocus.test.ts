import type { Page } from '@playwright/test'
import { canBeAnswered } from '../loading/behindFirstTree.ts'
import { expect, test } from '../quietPage.ts'

const stage = (page: Page) => page.getByRole('region', { name: 'The stage' })

/** Opens a lesson at a place, and waits until the stage stands there. */
async function open(page: Page, place: string): Promise<void> {
  await page.goto(`./#/lessons/${place}`)
  await expect(stage(page)).toHaveAttribute('data-target', /\d/)
}

test('what goes away when it is pressed gives the focus to where the reader goes on', async ({
  page,
}) => {
  await open(page, '02-breadth-first/first-of-two')
  const question = page.locator('#first-of-two')
  await canBeAnswered(question)
  const show = question.getByRole('button', { name: 'Show the answer' })
  await show.press('Enter')
  await expect(question.getByRole('status')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question.getByRole('button', { name: 'Ask again' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(show).toBeFocused()
  const other = page.locator('#next-level')
  await other.getByRole('button', { name: 'Show this question on the stage' }).press('Enter')
  await expect(other).toBeFocused()
  await page.getByRole('button', { name: 'First step' }).press('Enter')
  await page.getByRole('button', { name: 'Back to the lesson' }).press('Enter')
  await expect(other).toBeFocused()
})

/** How what has the focus is marked: the style of its outline, and the sides of it that are cut off. */
function outlineOf(page: Page) {
  return page.evaluate(() => {
    const { activeElement: part } = document
    if (!part || part === document.body) return undefined
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(part)
    // A piece of a board that is played on, or a bar of a chart, is marked by a rim of its own.
    const marks = { '.piece': 'rect, circle', '.bar': '.reach' }
    const marked = Object.entries(marks).find(([marking]) => part.matches(marking))
    const rim = marked && part.querySelector<SVGGraphicsElement>(marked[1])
    const scale = rim?.getScreenCTM()?.a ?? 1
    const style = rim && getComputedStyle(rim).stroke !== 'none' ? 'solid' : outlineStyle
    const width = rim
      ? parseFloat(getComputedStyle(rim).strokeWidth) * scale
      : parseFloat(outlineWidth)
    const around = rim ? 0 : parseFloat(outlineOffset)
    const box = part.getBoundingClientRect()
    const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    for (let above = part.parentElement; above; above = above.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(above)
      if ([overflowX, overflowY].every((each) => each === 'visible') && clipPath === 'none')
        continue
      const edge = above.getBoundingClientRect()
      room.left = Math.max(room.left, edge.left)
      room.top = Math.max(room.top, edge.top)
      room.right = Math.min(room.right, edge.right)
      room.bottom = Math.min(room.bottom, edge.bottom)
    }
    const isCut = {
      left: box.left - around <= room.left,
      top: box.top - around <= room.top,
      right: box.right + around >= room.right,
      bottom: box.bottom + around >= room.bottom,
    }
    const cut = Object.entries(isCut).filter(([, is]) => is)
    const name = part.getAttribute('aria-label') ?? part.textContent
    return { name, style, width, cut: cut.map(([side]) => side) }
  })
}

test('all that Tab leads to in a lesson has an outline that is seen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await open(page, '02-breadth-first/first-of-two')
  // The panes beside the tree and what is asked are loaded after it.
  await canBeAnswered(page.locator('#first-of-two'))
  await expect(stage(page).getByRole('tab', { name: 'Frontier' })).toBeVisible()
  await expect(stage(page).getByRole('button', { name: /^Node 3, depth 2/ })).toBeVisible()
  const reached: string[] = []
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const outline = await outlineOf(page)
    if (!outline && reached.length > 0) break
    if (!outline) continue
    const { name, cut } = outline
    reached.push(name)
    // What is drawn anew at the same time has it a moment later.
    const thickness = async () => {
      const now = await outlineOf(page)
      return now?.style === 'solid' ? now.width : 0
    }
    await expect.poll(thickness, `the outline of “${name}”`).toBeGreaterThanOrEqual(2)
    // A part that is longer than its place ends beyond it.
    expect(cut.length, `the sides of “${name}” that are cut: ${cut.join(', ')}`).toBeLessThan(2)
  }
  const tabs = await stage(page).getByRole('tab').allTextContents()
  expect(reached.some((name) => name !== null && tabs.includes(name))).toBe(true)
  expect(reached.length).toBeGreaterThan(25)
})

test('a try keeps the focus on its button', async ({ page }) => {
  await open(page, '02-breadth-first/ten-moves')
  const exercise = page.locator('#ten-moves')
  const tryIt = exercise.getByRole('button', { name: 'Try it' })
  await tryIt.press('Enter')
  await expect(exercise).toContainText('Not yet.')
  await expect(tryIt).toBeFocused()
})

test('Tab goes on from the place that was clicked, or to which the keys have led', async ({
  page,
}) => {
  await open(page, '02-breadth-first/next-level')
  await canBeAnswered(page.locator('#next-level'))
  await page.getByRole('heading', { name: 'And at the end of a level?' }).click()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Go to the nodes that wait' })).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(page.locator('#which-repeat')).toBeFocused()
})

test('Tab leads from a question to its boards, or past it, and loses neither', async ({ page }) => {
  await open(page, '02-breadth-first/pruned')
  await page.keyboard.press('ArrowRight')
  await expect(stage(page)).toHaveAttribute('data-place', 'first-of-two')
  await expect(page.locator('#first-of-two')).toBeFocused()
  const toBoards = page.getByRole('button', { name: 'Go to the nodes that wait' })
  await canBeAnswered(page.locator('#first-of-two'))
  await page.keyboard.press('Tab')
  await expect(toBoards).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(
    page.locator('#next-level').getByRole('button', { name: 'Show this question on the stage' }),
  ).toBeFocused()
  await expect(stage(page)).toHaveAttribute('data-place', 'first-of-two')
  const boards = stage(page).getByRole('region', { name: 'Frontier' })
  await expect(boards.getByRole('button').first()).toBeVisible()
  await toBoards.press('Enter')
  await expect(boards.getByRole('button').first()).toBeFocused()
  await boards.getByRole('button', { name: /^Node 2/ }).press('Enter')
  await expect(page.locator('#first-of-two').getByRole('status')).toBeFocused()
})

test('Back leads from a reference to the link that was followed', async ({ page }) => {
  await open(page, '02-breadth-first/twins')
  const link = page.getByRole('link', { name: 'Moore 1959' })
  await link.click()
  await expect(page).toHaveURL(/\/reference-moore1959$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'E. F. Moore' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/costs$/)
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await expect(stage(page)).toHaveAttribute('data-place', 'costs')
})

test('an address that names no place of its lesson is mended', async ({ page }) => {
  await page.goto('./#/lessons')
  await expect(page.getByRole('heading', { name: 'Lessons', exact: true })).toBeVisible()
  await open(page, '02-breadth-first/nonsense')
  await expect(page).toHaveURL(/\/02-breadth-first\/start$/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/lessons$/)
})
