import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { packText } from '../../../src/shared/link/packText.ts'
import { expect, test } from '../quietPage.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const titles = (page: Page) => page.getByRole('textbox', { name: 'Title' })

/** Adds what the dialog suggests to a set that is made for it, or to the first one. */
async function add(page: Page, { name, minutes }: { name?: string; minutes?: string }) {
  await button(page, 'Add to a set').click()
  const dialog = page.getByRole('dialog', { name: 'Add to a set' })
  if (name !== undefined) await dialog.getByLabel('Name of the new set').fill(name)
  if (minutes !== undefined) await dialog.getByLabel('Minutes').fill(minutes)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByRole('status')).toContainText('Added to')
  return dialog
}

/** A set in which a moment of the lab and a place of a lesson stand. */
async function prepare(page: Page): Promise<void> {
  await page.goto('./#/lab?start=123456078&step=2')
  await expect(page.getByRole('slider', { name: 'Step', exact: true })).toBeEnabled()
  await button(page, 'Share').click()
  await add(page, { name: 'Monday', minutes: '2' })
  await page.goto('./#/lessons/02-breadth-first/expand')
  await button(page, 'Teacher’s view').click()
  const dialog = await add(page, { minutes: '3' })
  await dialog.getByRole('link', { name: 'Open the set' }).click()
  await expect(page.getByRole('heading', { name: 'Monday' }).first()).toBeVisible()
}

test('moments and lessons are collected, ordered, and there at the next visit', async ({
  page,
}) => {
  await prepare(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('2 entries · Total time: 5 min')).toBeVisible()
  await expect(titles(page).nth(0)).toHaveValue('8-puzzle (3 × 3) · Breadth-first search · step 2')
  await expect(page.getByRole('textbox', { name: 'Note' }).first()).toHaveValue(/^Tile /)
  await expect(titles(page).nth(1)).toHaveValue(/^Breadth-first search/)
  await titles(page).nth(1).press('Alt+ArrowUp')
  await expect(titles(page).nth(0)).toHaveValue(/^Breadth-first search/)
  await expect(titles(page).nth(0)).toBeFocused()
  await page.getByRole('textbox', { name: 'Note' }).first().fill('Ask first.')
  await page.reload()
  await expect(titles(page).nth(0)).toHaveValue(/^Breadth-first search/)
  await expect(page.getByRole('textbox', { name: 'Note' }).first()).toHaveValue('Ask first.')
  await page.getByRole('link', { name: /^Open “8-puzzle/ }).click()
  await expect(page).toHaveURL(/#\/lab\?start=123456078&step=2$/)
})

test('a comparison, a challenge and an experiment are added where they are shown', async ({
  page,
}) => {
  await page.goto('./#/compare?a=start%3D123456078&b=start%3D123456078%26solver%3Da-star&time=2')
  await expect(page.getByRole('table', { name: 'Counts' })).toContainText('2')
  await add(page, { name: 'Monday' })
  await page.keyboard.press('Escape')
  await page.goto('./#/challenges/one-line')
  await expect(
    page.getByRole('heading', { name: 'Depth-first becomes breadth-first' }),
  ).toBeVisible()
  await add(page, {})
  await page.keyboard.press('Escape')
  await page.goto('./#/experiments?count=2&solvers=a-star')
  await button(page, 'Start').click()
  await expect(page.getByText('Finished: 2 runs.')).toBeVisible()
  const dialog = await add(page, {})
  await dialog.getByRole('link', { name: 'Open the set' }).click()
  await expect(titles(page).nth(0)).toHaveValue('Comparison: Breadth-first search, A*')
  await expect(titles(page).nth(1)).toHaveValue('Depth-first becomes breadth-first')
  await expect(titles(page).nth(2)).toHaveValue('Experiment: A*')
  const [comparison, challenge, experiment] = await page
    .getByRole('link', { name: /^Open “/ })
    .all()
  await expect(comparison ?? page).toHaveAttribute('href', /^#\/compare\?a=.*time=2/)
  await expect(challenge ?? page).toHaveAttribute('href', '#/challenges/one-line')
  await expect(experiment ?? page).toHaveAttribute('href', /^#\/experiments\?.*count=2/)
})

test('a link brings a set to another device, where it is kept when somebody says so', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await prepare(page)
  await button(page, 'Copy link').click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await browser.newContext()
  const visit = await other.newPage()
  await visit.goto(link)
  await expect(visit.getByRole('heading', { name: 'Monday' })).toBeVisible()
  await expect(visit.getByRole('row')).toHaveCount(3)
  expect(await visit.evaluate(() => Object.keys(localStorage).join())).not.toContain('tansaku-set')
  await button(visit, 'Keep this set').click()
  await expect(titles(visit)).toHaveCount(2)
  await other.close()
})

test('code in a set that came with a link or a file is not run by looking at it', async ({
  page,
}) => {
  const code = await packText('export function* mine() {}')
  const set = {
    format: 'tansaku-set',
    version: 1,
    name: 'From elsewhere',
    entries: [{ title: 'Code', address: `#/lab?solver=own:A&code=${code}` }],
  }
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await page.goto('./#/sets')
  const file = { name: 'set.json', mimeType: 'application/json' }
  const input = page.getByLabel('Open a file')
  await input.setInputFiles({ ...file, buffer: Buffer.from(JSON.stringify(set)) })
  await expect(titles(page)).toHaveValue('Code')
  expect(workers).toEqual([])
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a file that was saved opens again, and one that is none is refused', async ({
  page,
}, info) => {
  await prepare(page)
  const saved = page.waitForEvent('download')
  await button(page, 'Save as file').click()
  const path = info.outputPath('set.json')
  await (await saved).saveAs(path)
  await page.goto('./#/sets')
  await page.getByLabel('Open a file').setInputFiles(path)
  await expect(page.getByRole('heading', { name: 'Monday (copy)' }).first()).toBeVisible()
  await expect(titles(page)).toHaveCount(2)
  await page.goto('./#/sets')
  const wrong = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[]') }
  await page.getByLabel('Open a file').setInputFiles(wrong)
  await expect(page.getByRole('alert')).toContainText('This is not a set of Tansaku.')
})

test('a file that is dropped anywhere on the page is opened by it, never by the browser', async ({
  page,
  context,
}, info) => {
  const entries = [{ title: 'One', address: '#/lab?step=1' }]
  const right = info.outputPath('right.json')
  const wrong = info.outputPath('cat.png')
  const set = { format: 'tansaku-set', version: 1, name: 'Dropped', entries }
  writeFileSync(right, JSON.stringify(set))
  writeFileSync(wrong, 'no picture')
  await page.goto('./#/sets')
  // What takes them comes when the page is quiet.
  await expect.poll(() => page.evaluate(isFileAwaited)).toBe(true)
  const devices = await context.newCDPSession(page)
  /** As the browser does it with files from outside. */
  async function drop(file: string): Promise<void> {
    const data = { items: [], files: [file], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await devices.send('Input.dispatchDragEvent', { type, x: 600, y: 500, data })
    }
  }
  await drop(wrong)
  await expect(page.getByRole('alert')).toContainText('“cat.png” was not opened.')
  await expect(page).toHaveURL(/#\/sets$/)
  await drop(right)
  await expect(page.getByRole('heading', { name: 'Dropped' }).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(context.pages()).toEqual([page])
})

/** Whether a file that is dragged over the page is taken, before the window refuses what is left. */
function isFileAwaited(): boolean {
  let isTaken = false
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['x'], 'x.txt'))
  const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer })
  const look = () => (isTaken = over.defaultPrevented)
  document.addEventListener('dragover', look, { once: true })
  document.body.dispatchEvent(over)
  return isTaken
}

test('the first page does not speak of sets, other pages do', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('./')
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sets', exact: true })).toHaveCount(0)
  await page.goto('./#/lessons')
  await expect(page.getByRole('link', { name: 'Sets', exact: true })).toBeVisible()
})
