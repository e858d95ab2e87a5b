import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { packText } from '../../../src/shared/link/packText.ts'
import { expect, test } from '../quietPage.ts'

const source = readFileSync('src/solvers/breadthFirst.ts', 'utf8')
const name = 'Bea: "mine", 1'
const start = '123456078'

const button = (page: Page, named: string) => page.getByRole('button', { name: named, exact: true })

async function labQuery(): Promise<string> {
  const code = await packText(source)
  return new URLSearchParams({ start, solver: `own:${name}`, code }).toString()
}

test('a comparison from a link runs somebody’s search only when it is allowed to', async ({
  page,
}) => {
  const query = new URLSearchParams({ a: await labQuery(), b: `start=${start}` })
  await page.goto(`./#/compare?${query}`)
  await expect(page.getByRole('alert')).toContainText(name)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Search A' })).toHaveCount(0)
  await button(page, 'Let it run').click()
  await expect(page.getByRole('region', { name: `Search A: ${name}` })).toBeVisible()
  await button(page, 'Show the finding').click()
  // The same source: both expand equally many.
  await expect(page.getByRole('row', { name: 'Expanded' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: `Search A: ${name}` })).toBeVisible()
})

test('an experiment runs somebody’s search when it is allowed to, and tells where it was stopped', async ({
  page,
}) => {
  const broken = source.replace(
    'for (const child of tree.children(node)) {',
    "for (const child of tree.children(node)) {\n      if (node > 5) throw new Error('lost')",
  )
  const searches = [
    ['Right', source],
    ['Wrong', broken],
  ] as const
  const texts = await Promise.all(
    searches.map(async ([each, text]) => `own:${each}:code=${await packText(text)}`),
  )
  const query = { problem: 'sliding-2x2', count: '20', seed: '1', solvers: texts.join(',') }
  await page.goto(`./#/experiments?${new URLSearchParams(query)}`)
  await expect(page.getByRole('alert')).toContainText('Wrong')
  await expect(page.locator('iframe')).toHaveCount(0)
  await button(page, 'Let them run').click()
  await expect(page.getByText('Finished: 40 runs.')).toBeVisible()
  const summary = page.getByRole('table', { name: 'Summary' })
  await expect(summary).toContainText('20 solved · 0 unsolved · 0 cut')
  await expect(summary).toContainText('Your search was stopped at line 31')
})

test('a recording of one’s own search is shown elsewhere without being run', async ({
  page,
  browser,
}, info) => {
  await page.goto(`./#/lab?${await labQuery()}`)
  await button(page, 'Let it run').click()
  // Until then the stage shows the search before, and that would be saved.
  await expect(page.locator('.lab-tools .run')).toContainText(name)
  await button(page, 'Share').click()
  const saved = page.waitForEvent('download')
  await button(page, 'Download recording').click()
  const file = info.outputPath('own.jsonl')
  await (await saved).saveAs(file)

  const other = await (await browser.newContext()).newPage()
  let frames = 0
  other.on('frameattached', () => frames++)
  await other.goto(page.url().replace(/#.*/, '#/lab'))
  await button(other, 'Share').click()
  await other.getByLabel('Open a recording').setInputFiles(file)
  await expect(other.getByRole('dialog')).toBeHidden()
  await button(other, 'Last step').click()
  await expect(other.getByText(/a solution of 2 moves/).first()).toBeVisible()
  await other.getByRole('tab', { name: 'Code', exact: true }).click()
  await expect(other.getByText('The code of this recording: it was not run here')).toBeVisible()
  await expect(
    other.getByText('This recording does not say which line made each step'),
  ).toBeVisible()
  expect(frames).toBe(0)
})

test('a recording from a file learns which line made each step', async ({ page }, info) => {
  await page.goto(`./#/lab?start=${start}&solver=a-star`)
  await button(page, 'Share').click()
  const saved = page.waitForEvent('download')
  await button(page, 'Download recording').click()
  const file = info.outputPath('built-in.jsonl')
  await (await saved).saveAs(file)
  await page.getByLabel('Open a recording').setInputFiles(file)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('tab', { name: 'Code', exact: true }).click()
  await button(page, 'Step forward').click()
  await expect(page.getByRole('region', { name: 'Code' }).locator('[aria-current]')).toHaveCount(1)
})
