import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../quietPage.ts'

const step = (page: Page) => page.getByRole('slider', { name: 'Step', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(step(page)).toBeEnabled()
}

async function isAt(page: Page, number: number): Promise<void> {
  await expect(step(page)).toHaveAttribute('aria-valuenow', String(number))
}

test('a link that was copied opens at the same moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, './#/lab?step=41')
  await isAt(page, 41)
  await button(page, 'Share').click()
  await button(page, 'Copy link').click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await context.newPage()
  await other.goto(link)
  await isAt(other, 41)
})

test('a recording that was downloaded opens again', async ({ page }, info) => {
  await open(page, './#/lab?start=123456078&solver=a-star')
  await button(page, 'Share').click()
  const saved = page.waitForEvent('download')
  await button(page, 'Download recording').click()
  const file = info.outputPath('recording.jsonl')
  await (await saved).saveAs(file)
  await page.keyboard.press('Escape')
  await open(page, './#/lab')
  await button(page, 'Share').click()
  await page.getByLabel('Open a recording').setInputFiles(file)
  await expect(page).toHaveURL(/start=123456078.*solver=a-star/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await button(page, 'Last step').click()
  await expect(page.getByRole('status')).toContainText('a solution of 2 moves was found')
})

test('a solution is a row of boards that lead to their nodes', async ({ page }) => {
  await open(page, './#/lab?start=123456078&step=99')
  await page.getByRole('tab', { name: 'Solution' }).click()
  const boards = page.getByRole('list', { name: 'States of the solution' }).getByRole('button')
  await expect(boards).toHaveCount(3)
  await boards.nth(0).click()
  await expect(page.getByRole('region', { name: 'State', exact: true })).toContainText('Node 0')
  await button(page, 'Next state').click()
  await expect(page.getByRole('img', { name: 'State 2 of 3' })).toBeVisible()
})

test('hostile addresses and files leave a page that works', async ({ page }, info) => {
  const markup = encodeURIComponent('<img src=x onerror=alert(1)><script>alert(1)</script>')
  const addresses = [
    `start=${markup}&goal=${markup}`,
    `problem=${markup}&solver=__proto__`,
    'problem=constructor&start=toString',
    'step=1e400&budget=-1',
    `start=${'9'.repeat(3_000)}`,
    'start=1&start=2&step=3&step=4',
    `hide=${markup},tree`,
    'hide=__proto__,header',
    'problem=blocks&start=AAAA&target=9,9',
    'start=%00%ff',
    'solver=ida-star&heuristic=valueOf&limits=x',
    '__proto__[x]=1&constructor=2',
  ]
  for (const address of addresses) {
    await page.goto('about:blank')
    await open(page, `./#/lab?${address}`)
    await expect(page.locator('img, main script')).toHaveCount(0)
  }
  await open(page, './#/lab?start=123456078&step=3')
  await button(page, 'Share').click()
  const files = [
    '',
    '<img src=x onerror=alert(1)>\n',
    '{"format":"tansaku-recording","version":2}\n',
    '{"format":"tansaku-recording","version":1,"settings":{"__proto__":"x"}}\n',
    '['.repeat(200_000),
  ]
  for (const [index, text] of files.entries()) {
    const file = info.outputPath(`bad-${index}.jsonl`)
    writeFileSync(file, text)
    await page.getByLabel('Open a recording').setInputFiles(file)
    await expect(page.getByRole('alert')).toContainText('The stage stays as it is.')
    await expect(page.locator('img, main script')).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await isAt(page, 3)
})

test('where the clipboard is refused, the link is there to be selected', async ({
  page,
  context,
}) => {
  // All others are refused with it.
  await context.grantPermissions(['geolocation'])
  await open(page, './#/lab?start=123456078&step=3')
  await button(page, 'Share').click()
  const field = page.getByRole('textbox', { name: /does not allow copying here/ })
  await expect(field).toBeHidden()
  await button(page, 'Copy link').click()
  await expect(field).toHaveValue(/#\/lab\?.*start=123456078.*step=3/)
  await expect(field).toBeFocused()
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(
    await field.inputValue(),
  )
})
