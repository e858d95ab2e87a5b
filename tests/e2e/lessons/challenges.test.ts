import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { violations } from '../pages/violations.ts'
import { expect, test } from '../quietPage.ts'

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })
const told = (within: Page | Locator) => within.locator('.challenge-answer').getByRole('status')

const start = readFileSync('src/ownSearch/challenge/starts/deepestFirst.txt', 'utf8')

/** Takes away the minus sign that makes the search go deep, by the keys. */
async function answerRightly(page: Page): Promise<void> {
  const value = '=> -tree.depth(node)'
  await page.locator('.cm-line').filter({ hasText: value }).click()
  // Where a wide font wraps the line, one press leads to the wrap only.
  for (let press = 0; press < 3; press++) await page.keyboard.press('End')
  for (let left = 'tree.depth(node)'.length; left > 0; left--) {
    await page.keyboard.press('ArrowLeft')
  }
  await page.keyboard.press('Backspace')
  await expect(page.locator('.cm-line').filter({ hasText: value })).toHaveCount(0)
}

test('a challenge is solved wrongly, and then rightly', async ({ page }) => {
  await page.goto('./#/challenges')
  await page.getByRole('link', { name: 'Depth-first becomes breadth-first' }).click()
  await expect(page.locator('.cm-content')).toBeVisible()
  const stage = page.getByRole('region', { name: 'The stage' })
  const code = stage.getByRole('tab', { name: 'Code' })
  await expect(stage.getByRole('tab', { name: 'Frontier' })).toBeVisible()
  await expect(code).toHaveCount(0)
  await button(page, 'Check it').click()
  await expect(told(page)).toContainText('Not yet.')
  const wrong = page.getByRole('row').filter({ has: page.getByText('Start 1') })
  await expect(wrong).toContainText('91 nodes expanded')
  await button(wrong, 'Show on the stage').click()
  await expect(button(stage, 'Back to the built-in search')).toBeVisible()
  await expect(code).toBeVisible()
  await answerRightly(page)
  await expect(page.getByRole('table')).toHaveCount(0)
  await button(page, 'Check it').click()
  await expect(told(page)).toContainText('Done.')
  await page.getByRole('link', { name: 'All challenges' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Depth-first becomes breadth-first' })
  await expect(entry).toContainText('Solved')
  await page.reload()
  await expect(entry).toContainText('Solved')
  await entry.getByRole('link', { name: 'Depth-first becomes breadth-first' }).click()
  await expect(page.getByText(/^✓ Solved$/)).toBeVisible()
})

test('in its lesson a challenge has the same code, and its answer runs on the stage', async ({
  page,
}) => {
  await page.goto('./#/lessons/06-depth-first-and-deepening/one-line')
  const challenge = page.locator('#one-line')
  await button(challenge, 'Open the code').click()
  await answerRightly(page)
  await page.keyboard.press('Control+Enter')
  const stage = page.getByRole('region', { name: 'The stage' })
  await expect(button(stage, 'Back to the lesson')).toBeVisible()
  await button(stage, 'Back to the lesson').click()
  await expect(button(stage, 'Back to the lesson')).toBeHidden()
  await button(challenge, 'Start again').click()
  await button(challenge, 'Bring back what I wrote').click()
  await button(challenge, 'Check it').click()
  await expect(told(challenge)).toContainText('Done.')
})

test('an answer that throws is told so with its line, and the page goes on', async ({ page }) => {
  const source = start.replace('yield tree.expand(node)', "throw new Error('no luck')")
  await page.goto('./#/challenges')
  await page.evaluate(
    (kept) => localStorage.setItem('tansaku-challenge:one-line', kept),
    JSON.stringify({ source }),
  )
  await page.goto('./#/challenges/one-line')
  await expect(page.locator('.cm-content')).toContainText('no luck')
  await button(page, 'Check it').click()
  await expect(told(page)).toContainText('Not yet.')
  const line = source.slice(0, source.indexOf('no luck')).split('\n').length
  await expect(page.getByRole('table')).toContainText(`stopped at line ${line}, after step 0.`)
  await expect(page.getByRole('table')).toContainText('no luck')
})

test('an address without a challenge says so', async ({ page }) => {
  await page.goto('./#/challenges/none')
  await expect(page.getByRole('heading', { name: 'There is no such challenge' })).toBeVisible()
})

for (const address of ['#/challenges', '#/challenges/one-line']) {
  test(`${address} can be used by everybody`, async ({ page }) => {
    await page.goto(`./${address}`)
    if (address.endsWith('one-line')) {
      await expect(page.locator('.cm-content')).toBeVisible()
      await button(page, 'Check it').click()
      await expect(told(page)).toContainText('Not yet.')
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await violations(page, { except: '.code-editor' })).toEqual([])
  })
}
