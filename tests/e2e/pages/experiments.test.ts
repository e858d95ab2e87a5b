import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect, test } from '../quietPage.ts'

const link = './#/experiments?count=5&seed=3&solvers=breadth-first,a-star:heuristic=sum'
const start = { name: 'Start', exact: true } as const

/** A table without its last two columns: the milliseconds and the experiment. */
function counts(csv: string): readonly string[] {
  return csv.split('\n').map((line) => line.split(',').slice(0, 9).join())
}

test('an experiment has the counts of the command, and its table can be opened again', async ({
  page,
}) => {
  await page.goto(link)
  await page.getByRole('button', start).click()
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText('Finished: 10 runs.')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const path = await (await download).path()
  const csv = await readFile(path, 'utf8')
  const asked = ['--count', '5', '--seed', '3', '--solvers', 'breadth-first,a-star', '--heuristic']
  const command = spawnSync(process.execPath, ['scripts/experiment.mjs', ...asked, 'sum', '--csv'])
  // By this mark spreadsheets know that the file is UTF-8.
  expect(csv.charAt(0)).toBe('\ufeff')
  expect(counts(csv.slice(1))).toEqual(counts(String(command.stdout)))

  // Figures of one width would spread the hyphen.
  const named = page.getByRole('rowheader', { name: 'Breadth-first search' })
  await expect(named).toHaveCSS('font-variant-numeric', 'normal')
  const table = await page.getByRole('table', { name: 'Summary' }).innerText()
  await page.reload()
  await expect(status).toContainText('has not been run yet')
  await page.getByLabel('Open a file').setInputFiles(path)
  await expect(status).toHaveText('From a file: 10 runs.')
  expect(await page.getByRole('table', { name: 'Summary' }).innerText()).toBe(table)
  const bad = { name: 'bad.csv', mimeType: 'text/csv', buffer: Buffer.from('no table') }
  await page.getByLabel('Open a file').setInputFiles(bad)
  await expect(page.getByRole('alert')).toContainText('bad.csv cannot be used')
  await expect(status).toHaveText('From a file: 10 runs.')

  const scatter = page.getByRole('group', { name: 'Two searches, start by start' })
  // The results stay where they are.
  const opened = page.context().waitForEvent('page')
  await scatter.getByRole('link').first().press('Enter')
  await expect(await opened).toHaveURL(/#\/lab\?.*start=\d{9}/)
})

test('an experiment that is cancelled stops at once', async ({ page }) => {
  // Far too much to be done before somebody cancels it.
  await page.goto('./#/experiments?problem=sliding-4x4&count=500&solvers=ida-star&cut=10000000')
  await page.getByRole('button', start).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Canceled')
  await expect(page.getByRole('button', start)).toBeEnabled()
})
