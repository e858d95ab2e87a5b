import type { FrameLocator, Locator, Page } from '@playwright/test'
import { swipe, unzoom } from './lab/fingers.ts'
import { expect, test } from './quietPage.ts'

const lab = './#/lab?start=451260738&hide=header,code,counts,solution'
const host = `<!doctype html><html lang="en"><title>A course</title><body>
  <p style="height: 300px">Before</p>
  <iframe src="${lab.replace('&', '&amp;')}" title="A search" width="960" height="600"></iframe>
  <p style="height: 3000px">After</p></body></html>`

const step = (frame: FrameLocator) => frame.getByRole('slider', { name: 'Step', exact: true })
/** Pressed until a hand moves the picture. */
const follow = (frame: FrameLocator) => frame.getByRole('button', { name: 'Follow', exact: true })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Opens a page of others with the lab in it. */
async function openHost(page: Page): Promise<{ frame: FrameLocator; tree: Locator }> {
  await page.route('**/host.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: host }),
  )
  await page.goto('./host.html')
  const frame = page.frameLocator('iframe')
  await expect(step(frame)).toBeEnabled()
  return { frame, tree: frame.getByRole('application') }
}

/** A point of the page over a part of the frame. */
async function pointOver(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('it is not shown')
  return { x: Math.round(box.x + box.width / 3), y: Math.round(box.y + 60) }
}

async function isAt(frame: FrameLocator, number: number): Promise<void> {
  await expect(step(frame)).toHaveAttribute('aria-valuenow', String(number))
}

test('a page goes on scrolling by keys and wheel over a stage in it, until one goes into it', async ({
  page,
}) => {
  const { frame, tree } = await openHost(page)
  await page.getByText('Before').click()
  await page.keyboard.press('PageDown')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
  await isAt(frame, 0)
  // The key may still be scrolling it, frame by frame.
  await expect(async () => {
    await page.evaluate(async () => {
      scrollTo({ top: 0, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    })
    expect(await scrolled(page)).toBe(0)
  }).toPass()
  for (const part of [
    tree,
    frame.locator('.narration').first(),
    frame.getByRole('heading').last(),
  ]) {
    await part.hover({ position: { x: 40, y: 10 } })
    const before = await scrolled(page)
    await page.mouse.wheel(0, 60)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before)
  }
})

test('keys move a stage in another page from a click anywhere in it, and its wheel zooms', async ({
  page,
}) => {
  const { frame, tree } = await openHost(page)
  await frame.getByRole('heading', { name: 'Frontier', exact: true }).click()
  const top = await scrolled(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageDown')
  await isAt(frame, 5)
  await tree.click({ position: { x: 30, y: 120 } })
  await page.keyboard.press('Home')
  await isAt(frame, 0)
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await expect(frame.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  // What zooms comes behind the first tree; a wheel before it scrolls the page, as it should.
  const scripts = () =>
    frame
      .locator('html')
      .evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(scripts).toContainEqual(expect.stringContaining('/zoomGestures-'))
  await frame.locator('html').evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  })
  await page.mouse.wheel(0, 200)
  await expect(follow(frame)).toHaveAttribute('aria-pressed', 'false')
  expect(await scrolled(page)).toBe(top)
})

/** Opens a page of others that takes down what a frame in it tells. */
async function openListening(page: Page, address: string): Promise<FrameLocator> {
  const body = `<!doctype html><html lang="en"><title>A course</title><body>
    <ol aria-label="Messages"></ol>
    <script>
      addEventListener('message', ({ data, source }) => {
        if (source !== document.querySelector('iframe').contentWindow) return
        const item = document.createElement('li')
        item.textContent = JSON.stringify(data)
        document.querySelector('ol').append(item)
      })
    </script>
    <iframe src="${address}" title="The app" width="1200" height="700"></iframe></body></html>`
  await page.route('**/listening.html', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  )
  await page.goto('./listening.html')
  return page.frameLocator('iframe')
}

/** What a frame has told last. */
async function lastTold(page: Page): Promise<unknown> {
  const items = await page.getByRole('list', { name: 'Messages' }).locator('> li').allTextContents()
  return items.length === 0 ? undefined : JSON.parse(items[items.length - 1])
}

test('a page is told at which step the lab in it stands, and what was done of a lesson', async ({
  page,
}) => {
  const frame = await openListening(page, './#/lab?start=152436780')
  await expect(step(frame)).toBeEnabled()
  await frame.getByRole('button', { name: 'Step forward', exact: true }).click()
  const told = { type: 'tansaku:progress', version: 1 }
  await expect
    .poll(() => lastTold(page))
    .toEqual({
      ...told,
      ...{ kind: 'lab', problem: 'sliding-3x3', solver: 'breadth-first' },
      ...{ step: 1, lastStep: expect.any(Number), ended: true },
    })

  const lesson = await openListening(page, './#/lessons/02-breadth-first/first-of-two')
  await expect
    .poll(() => lastTold(page))
    .toMatchObject({ ...told, kind: 'lesson', place: 'first-of-two', answered: [] })
  const stage = lesson.getByRole('region', { name: 'The stage' })
  await stage
    .getByRole('button', { name: /^Node 2\b/ })
    .first()
    .click()
  await expect
    .poll(() => lastTold(page))
    .toMatchObject({
      ...{ lesson: '02-breadth-first', answered: ['first-of-two'], questions: 7, complete: false },
    })
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 1000, height: 800 } })

  test('one finger scrolls the page until the stage was tapped; two zoom', async ({ page }) => {
    const { frame, tree } = await openHost(page)
    const { x, y } = await pointOver(tree)
    const ended = page.evaluate(
      () => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
    )
    await swipe(page, [x, y + 200, x, y])
    await ended
    expect(await scrolled(page)).toBeGreaterThan(100)
    await expect(follow(frame)).toHaveAttribute('aria-pressed', 'true')

    // A quick swipe lets the page run on, at times until the stage has left the window.
    const top = 200
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    // A browser takes a gesture back when the page is slow to answer its first touch.
    await expect(async () => {
      await unzoom(page)
      const over = await pointOver(tree)
      await swipe(
        page,
        [over.x - 20, over.y + 50, over.x - 90, over.y + 50],
        [over.x + 20, over.y + 50, over.x + 90, over.y + 50],
      )
      await expect(follow(frame)).toHaveAttribute('aria-pressed', 'false', { timeout: 1000 })
    }).toPass()
    expect(await scrolled(page)).toBe(top)

    await follow(frame).tap()
    await expect(follow(frame)).toHaveAttribute('aria-pressed', 'true')
    // The button may have been out of sight, and the page was scrolled to it.
    const again = await scrolled(page)
    const inView = await pointOver(tree)
    await page.touchscreen.tap(inView.x, inView.y)
    await expect(tree).toBeFocused()
    await swipe(page, [inView.x, inView.y + 120, inView.x, inView.y])
    await expect(follow(frame)).toHaveAttribute('aria-pressed', 'false')
    expect(await scrolled(page)).toBe(again)
  })
})
