import type { Page } from '@playwright/test'
import { expect, test } from './quietPage.ts'

/** Goes on with Tab until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.ariaLabel ?? activeElement?.textContent ?? ''
    })
    expect(focused.trim()).toMatch(name)
  }).toPass({ intervals: [0], timeout: 20_000 })
}

/** Answers the question that is open, rightly or wrongly, by the keys alone. */
async function answer(page: Page): Promise<void> {
  const check = page.locator('#self-check')
  const asksNext = check.getByRole('button', { name: 'Go to the nodes that wait' })
  const asksPruned = check.getByRole('button', { name: 'Check', exact: true })
  const chooses = check.getByRole('list', { name: 'Answers' })
  await expect(asksNext.or(asksPruned).or(chooses)).toBeVisible()
  if (await asksNext.isVisible()) {
    await tabTo(page, /^Go to the nodes/)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
  } else if (await asksPruned.isVisible()) {
    await tabTo(page, /^Child /)
    await page.keyboard.press('Space')
    await tabTo(page, /^Check$/)
    await page.keyboard.press('Enter')
  } else {
    await tabTo(page, /^(\d+|Yes|No)$/)
    await page.keyboard.press('Enter')
  }
  await expect(check.getByText(/^(Right\.|Not right\.)$/)).toBeVisible()
}

for (const lesson of ['02-breadth-first', '07-lower-bound-pruning']) {
  test(`${lesson}: six questions are answered by the keyboard alone`, async ({ page }) => {
    // The same questions in every run of this test.
    await page.addInitScript(() => {
      crypto.getRandomValues = (array) => array
    })
    await page.goto(`./#/lessons/${lesson}/self-check`)
    await expect(page.getByText('drawn for you by the number 0.')).toBeVisible()
    await tabTo(page, /^Begin$/)
    await page.keyboard.press('Enter')
    for (let question = 1; question <= 6; question++) {
      await expect(page.getByText(`Question ${question} of 6`)).toBeVisible()
      await answer(page)
      await tabTo(page, question < 6 ? /^Next question$/ : /^See the result$/)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByText(/\d of 6 are right\./)).toBeVisible()
  })
}

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
