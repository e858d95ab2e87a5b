import { readdirSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { canBeAnswered } from '../loading/behindFirstTree.ts'
import { violations } from '../pages/violations.ts'
import { expect, test } from '../quietPage.ts'

const lessons = readdirSync('lessons')
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replace('.md', ''))

// To find a part by its role, all of a long lesson is read: what is asked for at every beat is found by
// the attributes that give it its role and its name.
const stage = (page: Page) => page.locator('[role="region"][aria-label="The stage"]')
const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })

/** Waits until the stage stands where the current place of the lesson wants it. */
async function expectArrived(page: Page): Promise<void> {
  await expect(stage(page)).toHaveAttribute('data-target', /\d/)
  const target = (await stage(page).getAttribute('data-target')) ?? ''
  const slider = stage(page).getByRole('slider', { name: 'Step', exact: true })
  await expect(slider).toHaveAttribute('aria-valuenow', target)
  await expect(button(stage(page), 'Back to the lesson')).toBeHidden()
  await expect(page.locator('[role="alert"]')).toHaveCount(0)
}

/** Waits until the text is no longer scrolled: a click on what moves would be scrolled to, and past it. */
async function expectAtRest(page: Page): Promise<void> {
  const isAtRest = (text: Element) =>
    new Promise<boolean>((done) => {
      const top = text.scrollTop
      requestAnimationFrame(() => requestAnimationFrame(() => done(text.scrollTop === top)))
    })
  await expect.poll(() => page.locator('.text[role="region"]').evaluate(isAtRest)).toBe(true)
}

async function placeOf(page: Page): Promise<string> {
  return (await stage(page).getAttribute('data-place')) ?? ''
}

/** Gives the answers of a prediction one after the other: the next one at each call. */
async function answers(page: Page, prediction: Locator): Promise<readonly (() => Promise<void>)[]> {
  const check = button(prediction, 'Check')
  if (await check.isVisible()) {
    const children = prediction.locator('button[aria-pressed]')
    const count = await children.count()
    return Array.from({ length: 2 ** count }, (_, chosen) => async () => {
      for (let child = 0; child < count; child++) {
        const pressed = (await children.nth(child).getAttribute('aria-pressed')) === 'true'
        if (pressed !== Boolean(chosen & (1 << child))) await children.nth(child).click()
      }
      await check.click()
    })
  }
  const levels = prediction.getByRole('button', { name: /^Depth / })
  const isOfLevels = (await levels.count()) > 0
  const choices = isOfLevels ? levels : stage(page).getByRole('button', { name: /^Node / })
  await expect(choices.first()).toBeVisible()
  const names = await choices.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
  const within = isOfLevels ? prediction : stage(page)
  return names.map((name) => () => button(within, name).first().click())
}

/** Answers wrongly, is told so, and goes on until the answer is right. */
async function predict(page: Page, prediction: Locator): Promise<void> {
  const told = prediction.getByRole('status')
  const again = button(prediction, 'Ask again')
  await canBeAnswered(prediction)
  await expectAtRest(page)
  const choices = await answers(page, prediction)
  let right = -1
  let wrong = false
  for (let choice = 0; choice < choices.length && right < 0; choice++) {
    await choices[choice]()
    await expect(told).not.toBeEmpty()
    if (await again.isVisible()) right = choice
    else wrong = true
  }
  expect(right, 'an answer that is right').toBeGreaterThanOrEqual(0)
  if (wrong || choices.length === 1) return
  await again.click()
  await expect(stage(page)).toContainText('The stage waits for your answer')
  await choices[1]()
  await expect(told).toContainText('Try again')
  await choices[0]()
  await expect(again).toBeVisible()
}

for (const lesson of lessons) {
  test(`${lesson}: every beat brings the stage where it says, every prediction is answered`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    await page.goto(`./#/lessons/${lesson}`)
    const bar = page.locator('[role="group"][aria-label="Steps of the lesson"]')
    await expect(bar).toContainText(/1 of \d+/)
    const count = Number(/of (\d+)/.exec((await bar.textContent()) ?? '')?.[1])
    for (let at = 1; at <= count; at++) {
      await expect(bar).toContainText(`${at} of ${count}`)
      await expectArrived(page)
      const place = page.locator(`[id="${await placeOf(page)}"]`)
      await expect(place.getByRole('heading').first()).toBeInViewport()
      if ((await place.getAttribute('class'))?.includes('prediction')) await predict(page, place)
      if (at < count) await page.keyboard.press('PageDown')
    }
  })
}

test('a lesson tells its numbers, and leads to moments, before any run of the text is recorded', async ({
  page,
}) => {
  // A worker whose script never comes records nothing.
  await page.route('**/record.worker*', () => {})
  await page.goto('./#/lessons/09-the-large-picture')
  const text = page.locator('.text[role="region"]')
  await expect(text.locator('.told').first()).toHaveText(/^[\d,]+$/)
  await expect(text.getByRole('link', { name: 'Open its level 12 in the lab.' })).toBeAttached()
  await expect(text.locator('.awaited:not(.run-figure *)')).toHaveCount(0)
})

test('a reader plays freely, and goes back to the lesson', async ({ page }) => {
  await page.goto('./#/lessons/02-breadth-first/goal')
  await expectArrived(page)
  await button(page, 'First step').click()
  await button(page, 'Back to the lesson').click()
  await expectArrived(page)
})

test('a beat has an address of its own, and opens there', async ({ page, context }) => {
  await page.goto('./#/lessons/02-breadth-first')
  await expectArrived(page)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/02-breadth-first\/expand$/)
  const other = await context.newPage()
  await other.goto(page.url())
  await expectArrived(other)
  expect(await placeOf(other)).toBe('expand')
})

test('the notes for the teacher come and go while the reader stays in place', async ({ page }) => {
  await page.goto('./#/lessons/08-a-star')
  await expectArrived(page)
  await page.keyboard.press('PageDown')
  await expectArrived(page)
  const place = await placeOf(page)
  const toggle = button(page, 'Teacher’s view')
  const notes = page.getByRole('note', { name: 'For the teacher' })
  await toggle.click()
  await expect(notes.first()).toBeAttached()
  await expectArrived(page)
  expect(await placeOf(page)).toBe(place)
  await toggle.click()
  await expect(notes).toHaveCount(0)
  await expectArrived(page)
  expect(await placeOf(page)).toBe(place)
})

test('a reader stays in place while the letters change', async ({ page }) => {
  await page.goto('./#/lessons/02-breadth-first/goal')
  await expectArrived(page)
  await expectAtRest(page)
  // In the midst of a place: between what was read of it and what comes.
  await page.locator('.text').evaluate((text) => text.scrollBy(0, 300))
  await expectAtRest(page)
  const read = page.getByText('The start is compared with the goal').first()
  // Below the header, which is higher with larger letters.
  const top = async () =>
    ((await read.boundingBox())?.y ?? NaN) - ((await page.locator('.text').boundingBox())?.y ?? NaN)
  const before = await top()
  // A box is scrolled by whole pixels.
  const moved = async () => Math.abs((await top()) - before)
  await button(page, 'Settings').click()
  await page.getByLabel('Text size').selectOption('150')
  await expect.poll(moved).toBeLessThanOrEqual(1)
  await page.getByLabel('Theme').selectOption('projector')
  await expect.poll(moved).toBeLessThanOrEqual(1)
  expect(await placeOf(page)).toBe('goal')
})

test('a reader stays in place while the width of the window changes', async ({ page }) => {
  await page.goto('./#/lessons/02-breadth-first/goal')
  await expectArrived(page)
  await expectAtRest(page)
  const read = page.getByText('The start is compared with the goal').first()
  const top = async () =>
    ((await read.boundingBox())?.y ?? NaN) - ((await page.locator('.text').boundingBox())?.y ?? NaN)
  // It is read first: nothing stands above it that other widths break anew.
  const beyond = (await top()) - 10
  await page.locator('.text').evaluate((text, down) => text.scrollBy(0, down), beyond)
  await expectAtRest(page)
  const before = await top()
  const size = page.viewportSize()
  if (!size) throw new Error('the page has no window')
  // A projector, a phone, a phone that is turned.
  for (const [width, height] of [
    [1920, 1080],
    [390, 844],
    [844, 390],
    [size.width, size.height],
  ]) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(async () => Math.abs((await top()) - before), `${width} pixels wide`)
      .toBeLessThanOrEqual(1)
    expect(await placeOf(page)).toBe('goal')
  }
})

test('what was seen is kept, shown in the list and can be cleared', async ({ page }) => {
  await page.goto('./#/lessons/02-breadth-first')
  await expectArrived(page)
  await page.keyboard.press('PageDown')
  await expectArrived(page)
  await page.getByRole('link', { name: 'Lessons', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Lessons', exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('2 of ')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('2 of ')
  await button(page, 'Forget my progress').click()
  await expect(page.getByRole('main')).not.toContainText('Steps seen')
})

test('the list shows what each lesson looks like', async ({ page }) => {
  await page.goto('./#/lessons')
  await expect(page.getByRole('listitem').locator('svg')).toHaveCount(lessons.length)
})

test('what the device kept may be anything', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tansaku-lessons', '{"02-breadth-first":7,'))
  await page.goto('./#/lessons')
  await expect(page.getByRole('main')).toContainText('Breadth-first search')
})

test('an exercise is checked by running it', async ({ page }) => {
  await page.goto('./#/lessons/02-breadth-first/ten-moves')
  const exercise = page.locator('#ten-moves')
  const board = exercise.getByLabel('Your start')
  await button(exercise, 'Try it').click()
  await expect(exercise).toContainText('Not yet. Nodes expanded by the first search')
  await exercise.getByText('As text').click()
  await board.fill('123046758')
  await button(exercise, 'Try it').click()
  await expect(exercise).toContainText('Done.')
})

// What stands beside the text on a screen, and is not on paper.
const controls =
  /press (the|“)|“Step forward”|Shift and|in the counts|the narration|the field|the button|in the answer|\blit\b|open (the code|your board)/i

test('a printed lesson tells nobody to press anything, and has nothing to press', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const lesson of lessons) {
    await page.goto(`./#/lessons/${lesson}`)
    const text = page.locator('.text[role="region"]')
    await expect(text).toContainText('References')
    expect(await text.innerText(), lesson).not.toMatch(controls)
    await expect(text.getByRole('button'), lesson).toHaveCount(0)
  }
})

test('a printed lesson goes on on the next page within a step, but not within a figure or a question', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('./#/lessons/02-breadth-first')
  const text = page.locator('.text[role="region"]')
  await expect(text).toContainText('References')
  await expect(text.locator('.beat').first()).toHaveCSS('break-inside', 'auto')
  await expect(text.locator('figure').first()).toHaveCSS('break-inside', 'avoid')
  await expect(text.locator('.prediction').first()).toHaveCSS('break-inside', 'avoid')
  // Nor does a task, or the check at the end, whose heading would stand alone.
  await expect(text.locator('#self-check')).toHaveCSS('break-inside', 'avoid')
})

for (const place of [
  '04-two-step-pruning/wide',
  '07-lower-bound-pruning/million-to-thousand',
  '09-the-large-picture/the-comb',
]) {
  test(`a run that takes long is started by a button and can be stopped: ${place}`, async ({
    page,
  }) => {
    await page.goto(`./#/lessons/${place}`)
    const beat = page.locator(`[id="${place.replace(/^.*\//, '')}"]`)
    await button(beat, 'Run it now').click()
    await expect(beat).toContainText(/Running. Nodes so far: [1-9]/)
    await button(beat, 'Cancel').click()
    await expect(button(beat, 'Run it now')).toBeVisible()
  })
}

// The second lesson and the list are looked at with the other pages, in all themes and by more rules.
for (const lesson of lessons.filter((each) => each !== '02-breadth-first')) {
  test(`axe finds nothing on ${lesson} in the light and the dark theme`, async ({ page }) => {
    await page.goto(`./#/lessons/${lesson}`)
    await expectArrived(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const colours = colorScheme === 'dark'
      expect(await violations(page, { colours }), colorScheme).toEqual([])
    }
  })
}
