import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

// Not the quiet page: a browser complains of each file that does not come.

/** Lets every file of a name fail, until it is allowed again. */
async function forbid(page: Page, file: string): Promise<() => Promise<void>> {
  const files = new RegExp(`/assets/${file}[^/]*\\.js(?:[?]|$)`)
  await page.route(files, (route) => route.abort())
  return () => page.unroute(files)
}

const alert = (page: Page) => page.getByRole('alert')
const again = (page: Page) => alert(page).getByRole('button', { name: 'Try again' })

interface LoadedPart {
  readonly part: string
  readonly file: string
  readonly address: string
  /** What asks for it, where the address alone does not. */
  readonly ask?: (page: Page) => Promise<void>
  readonly said: string
  /** What was there before and has to stay. */
  readonly stays?: string
  /** What is there once it was loaded. */
  readonly comes: (page: Page) => Locator
}

const parts: readonly LoadedPart[] = [
  {
    part: 'a page',
    file: 'LabPage',
    address: './#/',
    ask: (page: Page) => page.getByRole('link', { name: 'Lab', exact: true }).click(),
    said: 'The page “Lab” could not be loaded.',
    stays: 'Tansaku plays searches on puzzles that you know',
    comes: (page: Page) => page.getByRole('slider', { name: 'Step', exact: true }),
  },
  {
    part: 'the first page',
    file: 'LabPage',
    address: './#/lab',
    said: 'The page “Lab” could not be loaded.',
    comes: (page: Page) => page.getByRole('slider', { name: 'Step', exact: true }),
  },
  {
    part: 'the settings',
    file: 'SettingsDialog',
    address: './#/lab',
    ask: (page: Page) => page.getByRole('button', { name: 'Settings' }).click(),
    said: 'The settings could not be loaded.',
    comes: (page: Page) => page.getByRole('dialog'),
  },
  {
    part: 'the worker that records',
    file: 'record.worker',
    address: './#/lab',
    said: 'The program that records searches could not be loaded.',
    comes: (page: Page) => page.getByRole('region', { name: 'Frontier' }).getByText('1 waits'),
  },
  {
    part: 'the worker that lays out',
    file: 'layout.worker',
    address: './#/lab',
    said: 'The program that lays out trees could not be loaded.',
    comes: (page: Page) => page.getByRole('application'),
  },
  {
    part: 'the worker of experiments',
    file: 'experiment.worker',
    address: './#/experiments?count=2&solvers=a-star',
    ask: (page: Page) => page.getByRole('button', { name: 'Start', exact: true }).click(),
    said: 'The program that runs experiments could not be loaded.',
    comes: (page: Page) => page.getByText('Finished: 2 runs.'),
  },
  {
    part: 'the text of a lesson',
    file: '02-breadth-first',
    address: './#/lessons/02-breadth-first',
    said: 'The text of this lesson could not be loaded.',
    comes: (page: Page) => page.getByText('first come, first served').first(),
  },
]

for (const { part, file, address, ask, said, stays, comes } of parts) {
  test(`where ${part} cannot be loaded, it says so and can be tried again`, async ({ page }) => {
    const allow = await forbid(page, file)
    await page.goto(address)
    await ask?.(page)
    await expect(alert(page)).toContainText(said)
    if (stays) await expect(page.getByText(stays)).toBeVisible()
    await again(page).click()
    await expect(alert(page)).toContainText(said)
    await allow()
    await again(page).click()
    await expect(comes(page)).toBeVisible()
    await expect(alert(page)).toHaveCount(0)
  })
}

test('where a newer version has taken the place of this one, it can be loaded', async ({
  page,
}) => {
  await forbid(page, 'SettingsDialog')
  await page.goto('./#/lab')
  await page.route('./', async (route) => {
    const response = await route.fetch()
    const text = (await response.text()).replaceAll(
      /assets\/index-[^"]+\.js/g,
      'assets/index-new.js',
    )
    await route.fulfill({ response, body: text })
  })
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(alert(page)).toContainText('a newer version of Tansaku has taken the place')
  await expect(alert(page).getByRole('button', { name: 'Load the new version' })).toBeVisible()
  await alert(page).getByRole('button', { name: 'Close' }).click()
  await expect(alert(page)).toHaveCount(0)
})

test('where nothing of the app can be loaded, the page says so', async ({ page }) => {
  const allow = await forbid(page, 'index')
  await page.goto('./')
  await expect(alert(page)).toContainText('Tansaku could not be loaded.')
  await allow()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('opened as a file by itself, the page says how to open it', async ({ page }) => {
  await page.goto(pathToFileURL(resolve('dist/index.html')).href)
  await expect(alert(page)).toContainText('“npm start” serves it')
})
