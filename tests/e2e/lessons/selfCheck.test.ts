import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../quietPage.ts'

/** Drawn by the number 0, they ask something of each kind, of boards, of blocks and of a map. */
const lessons = [
  '01-states-and-moves',
  '04-two-step-pruning',
  '05-bidirectional-search',
  '07-lower-bound-pruning',
  '10-costs',
  '11-good-better-inconsistent',
]

/** What is asked, by words of the question that no other kind has. */
const kinds: Readonly<Record<string, RegExp>> = {
  next: /leaves the frontier next/,
  pruned: /will be pruned/,
  meet: /will the two searches meet/,
  actions: /How many actions/,
  solvable: /Can its goal be reached/,
  h: /What is its h\?/,
  f: /What is its f/,
  forget: /may the table forget/,
  shortest: /promise that it is a (?:shortest|cheapest) one/,
  which: /Which search do you choose/,
  letters: /^In a tree/,
}

/** Goes on with Tab until one of these has the focus. */
async function tabTo(page: Page, target: Locator, most: number): Promise<void> {
  await expect(target.first()).toBeVisible()
  const focused = target.and(page.locator(':focus'))
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    if ((await focused.count()) > 0) return
  }
  throw new Error(`not reached by ${most} times Tab: ${target.toString()}`)
}

/** Goes there with Tab, from what was there before or beside it, and presses a key. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target, 12)
  await page.keyboard.press(key)
}

/** Answers the question that is open, rightly or wrongly, by the keys alone; gives its kind. */
async function answer(page: Page, check: Locator): Promise<string> {
  const asksNext = check.getByRole('button', { name: 'Go to the nodes that wait' })
  const asksPruned = check.getByRole('button', { name: /^Child / })
  const asksLevel = check.getByRole('list', { name: 'Depths' }).getByRole('button')
  const chooses = check.getByRole('list', { name: 'Answers' }).getByRole('button')
  await expect(asksNext.or(asksPruned).or(asksLevel).or(chooses).first()).toBeVisible()
  const asked = await check.getByRole('paragraph').allTextContents()
  if ((await asksNext.count()) > 0) {
    await press(page, asksNext)
    await page.keyboard.press('Enter')
  } else if ((await asksPruned.count()) > 0) {
    await press(page, asksPruned, 'Space')
    await press(page, check.getByRole('button', { name: 'Check', exact: true }))
  } else {
    await press(page, asksLevel.or(chooses))
  }
  await expect(check.getByText(/^(Right\.|Not right\.)$/)).toBeVisible()
  const kind = Object.keys(kinds).find((each) => asked.some((text) => kinds[each].test(text)))
  return kind ?? asked.join(' ')
}

test('six questions of each kind of self-check are answered by the keyboard alone', async ({
  page,
}) => {
  test.setTimeout(600_000)
  // The same questions in every run of this test.
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => array
  })
  const check = page.locator('#self-check')
  const asked = new Set<string>()
  for (const lesson of lessons) {
    await test.step(lesson, async () => {
      await page.goto(`./#/lessons/${lesson}/self-check`)
      await expect(check.getByText('drawn for you by the number 0.')).toBeVisible()
      const begin = check.getByRole('button', { name: 'Begin' })
      // The way through all the text is the same in each lesson, and long.
      if (lesson === lessons[0]) await tabTo(page, begin, 200)
      else await begin.focus()
      await page.keyboard.press('Enter')
      for (let question = 1; question <= 6; question++) {
        await expect(check.getByText(`Question ${question} of 6`)).toBeVisible()
        asked.add(await answer(page, check))
        await press(page, check.getByRole('button', { name: /^(Next question|See the result)$/ }))
      }
      await expect(check.getByText(/^\d of 6 are right\./)).toBeVisible()
    })
  }
  expect([...asked].toSorted()).toEqual(Object.keys(kinds).toSorted())
})

test('the stage stays with a question that was begun while its reader scrolls to see all of it', async ({
  page,
}) => {
  await page.goto('./#/lessons/02-breadth-first')
  const check = page.locator('#self-check')
  const begin = check.getByRole('button', { name: 'Begin', exact: true })
  await begin.scrollIntoViewIfNeeded()
  await begin.click()
  await expect(check.getByText('Question 1 of 6')).toBeVisible()
  const scrollBy = async (down: number): Promise<void> => {
    const top = await check.evaluate((place) => place.getBoundingClientRect().top)
    await check.evaluate((place, by) => place.closest('.text')?.scrollBy(0, by), down)
    await expect
      .poll(() => check.evaluate((place) => place.getBoundingClientRect().top))
      .not.toBe(top)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await scrollBy(25)
  await expect(check).toHaveClass(/current/)
  await scrollBy(-200)
  await expect(check).toHaveClass(/current/)
  await scrollBy(-2_000)
  await expect(check).not.toHaveClass(/current/)
})

test('a lesson whose questions are answered rightly is mastered', async ({ page }) => {
  await page.addInitScript(() => {
    const kept = { '01-states-and-moves': { seen: ['state'], answered: ['self-check'] } }
    localStorage.setItem('tansaku-lessons', JSON.stringify(kept))
  })
  await page.goto('./#/course')
  await expect(page.getByText('1 of 11 lessons mastered.')).toBeVisible()
  const row = page.getByRole('row', { name: /^1\. / })
  await expect(row).toContainText('mastered')
})
