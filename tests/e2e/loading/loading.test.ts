import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { listening } from '../../listening.ts'
import { button, stepSlider, visits } from './missingParts.ts'
import type { LoadedPart } from './missingParts.ts'

// Not the quiet page: a browser complains of each file that does not come.

/** A file that does not come until it is allowed again. */
interface Forbidden {
  readonly allow: () => Promise<void>
  /** How often it was asked for. */
  readonly asked: () => number
}

/** Lets every file of a name fail, its styles too. */
async function forbid(page: Page, file: string): Promise<Forbidden> {
  const files = new RegExp(`/assets/${file}[^/]*\\.(?:js|css)(?:[?]|$)`)
  let asked = 0
  await page.route(files, (route) => {
    asked++
    return route.abort()
  })
  return { allow: () => page.unroute(files), asked: () => asked }
}

/** Keeps a file waiting, until what is returned lets it come. */
async function holdBack(page: Page, file: string): Promise<() => void> {
  let letCome = () => {}
  const released = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(new RegExp(`/assets/${file}[^/]*\\.js`), async (route) => {
    await released
    await route.continue()
  })
  return letCome
}

const alert = (page: Page) => page.getByRole('alert')
for (const { address, parts } of visits) {
  const names = parts.map(({ part }) => part).join(', or ')
  test(`where ${names} cannot be loaded, it says so and can be tried again`, async ({ page }) => {
    const visited: (readonly [LoadedPart, Forbidden])[] = []
    for (const each of parts) visited.push([each, await forbid(page, each.file)])
    await page.goto(address)
    for (const [each, file] of visited) {
      await test.step(each.part, async () => failThenLoad(page, each, file))
    }
    await expect(alert(page).filter({ hasText: 'could not be loaded' })).toHaveCount(0)
  })
}

async function failThenLoad(
  page: Page,
  { ask, said, stays, comes, focused = comes, close }: LoadedPart,
  { allow, asked }: Forbidden,
): Promise<void> {
  const notice = alert(page).filter({ hasText: said })
  const again = notice.getByRole('button', { name: 'Try again' })
  await ask?.(page)
  await expect(notice).toBeVisible()
  if (stays) await expect(page.getByText(stays)).toBeVisible()
  const before = asked()
  await again.press('Enter')
  await expect.poll(asked).toBeGreaterThan(before)
  await expect(again).toBeEnabled()
  await allow()
  await again.press('Enter')
  await expect(comes(page)).toBeVisible()
  await expect(notice).toHaveCount(0)
  await expect(focused(page)).toBeFocused()
  await close?.(page)
}

test('an address that changes while the first page still loads is followed', async ({ page }) => {
  const letCome = await holdBack(page, 'HomePage')
  await page.goto('./#/')
  await page.evaluate(() => (location.hash = '#/challenges'))
  await expect(page.getByRole('heading', { name: 'Challenges', exact: true })).toBeVisible()
  letCome()
  await expect(page).toHaveURL(/#\/challenges$/)
})

test('where a second search cannot be recorded, the tree of its beginning stands below the notice', async ({
  page,
}) => {
  await forbid(page, 'record.worker')
  await page.goto('./#/lab?start=123456078')
  await expect(page.getByRole('region', { name: 'Frontier' }).getByText('1 waits')).toBeVisible()
  await page.evaluate(() => (location.hash = '#/lab?start=867254301'))
  const notice = alert(page).filter({
    hasText: 'The program that records searches could not be loaded.',
  })
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL(/#\/lab\?start=867254301$/)
  const picture = await page.getByRole('application').boundingBox()
  const place = await notice.boundingBox()
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0)
})

test('where runs cannot be recorded, a paragraph of a lesson that needs them says so once', async ({
  page,
}) => {
  await forbid(page, 'record.worker')
  // As if the build had left its numbers to the page.
  await page.route(/09-the-large-picture-[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll(/,known:\d+/g, '') })
  })
  await page.goto('./#/lessons/09-the-large-picture/the-spindle')
  const faults = page.getByText('It expanded').locator('.fault')
  await expect(faults).toHaveCount(4)
  const isWritten = await faults.evaluateAll((each) =>
    each.map((fault) => fault.getBoundingClientRect().width > 100),
  )
  expect(isWritten).toEqual([true, false, false, false])
})

test('where the worker that lays out cannot be loaded, a small search has its tree', async ({
  page,
}) => {
  await forbid(page, 'layout.worker')
  await page.goto('./#/lab?start=123456078')
  await expect(page.getByRole('region', { name: 'Frontier' }).getByText('1 waits')).toBeVisible()
  await page.evaluate(() => (location.hash = '#/lab?start=123406758&step=5'))
  await expect(stepSlider(page)).toHaveAttribute('aria-valuenow', '5')
  await expect(page.getByText('The tree is being laid out')).toHaveCount(0)
  await expect(alert(page)).toHaveCount(0)
})

test('where a newer version has taken the place of this one, it can be loaded', async ({
  page,
}) => {
  await forbid(page, 'SettingsDialog')
  await page.goto('./#/lab')
  await page.route('./', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace('<script type="module">', (begin) => `${begin}/* newer */`)
    await route.fulfill({ response, body })
  })
  await button(page, 'Settings').click()
  await expect(alert(page)).toContainText('a newer version of Tansaku has replaced this one')
  await expect(alert(page).getByRole('button', { name: 'Load the new version' })).toBeVisible()
  await alert(page).getByRole('button', { name: 'Close' }).click()
  await expect(alert(page)).toHaveCount(0)
})

test('with the first part of a file that is tried again comes all that the file holds', async ({
  page,
}) => {
  const { allow } = await forbid(page, 'aroundTree')
  // What needs the file by itself does not come: a browser would not ask for it a second time.
  await holdBack(page, 'besideTree')
  await page.goto('./#/lab?start=123745086')
  const notices = alert(page).filter({ hasText: 'could not be loaded' })
  await expect(notices.first()).toBeVisible()
  await allow()
  await notices.first().getByRole('button', { name: 'Try again' }).click()
  await expect(notices).toHaveCount(0)
  await button(page, 'Save the picture').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('application')).toBeFocused()
  await expect(page.getByText('Arrows walk the tree, Escape leaves it')).toBeVisible()
})

test('where the page does not come to its end, it says so', async ({ page }) => {
  await page.route('./', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.slice(0, text.length - 1_000) })
  })
  await page.goto('./')
  await expect(alert(page)).toContainText('Tansaku could not be loaded.')
  await page.unroute('./')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('where a browser cannot run the app, the page says what the browser says', async ({
  page,
}) => {
  await page.route('./', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    await route.fulfill({ response, body: body.replace('<script type="module">', '$&oops();') })
  })
  await page.goto('./')
  await expect(alert(page)).toContainText('cannot start in this browser:')
  await expect(alert(page)).toContainText('oops is not defined')
})

test('while a page does not come to its end, it says so after a time', async ({ page }) => {
  const text = readFileSync('dist/index.html', 'utf8')
  await page.clock.install()
  // In its script, and in the style before it.
  for (const last of ['<script type="module">', '<style>']) {
    const server = createServer((_, response) => {
      const sent = text.slice(0, text.indexOf(last) + 5_000)
      response.writeHead(200, { 'Content-Type': 'text/html' }).write(sent)
    })
    try {
      await page.goto(`http://localhost:${await listening(server)}/`, { waitUntil: 'commit' })
      await page
        .locator(last.startsWith('<script') ? '#app' : 'style')
        .waitFor({ state: 'attached' })
      await page.clock.runFor(20_000)
      await expect(alert(page)).toContainText('Tansaku has not been loaded yet.')
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }
})

test('opened as a file by itself, the page says how to open it', async ({ page }) => {
  await page.goto(pathToFileURL(resolve('dist/index.html')).href)
  await expect(alert(page)).toContainText('“npm start” serves it')
})

test('where the style of a page cannot be loaded, trying again brings it with the page', async ({
  page,
}) => {
  const styles = /\/assets\/lesson-[^/]*\.css/
  await page.route(styles, (route) => route.abort())
  await page.goto('./#/lessons/02-breadth-first')
  const again = alert(page).getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute(styles)
  await again.click()
  await expect(page.getByRole('region', { name: 'Search tree' })).toBeVisible()
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
  )
  expect(sheets.filter((sheet) => styles.test(sheet))).toHaveLength(1)
})

test('a menu that is opened while the first page still loads stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const letCome = await holdBack(page, 'ChallengesPage')
  await page.goto('./#/challenges')
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  const link = page.getByRole('link', { name: 'Compare', exact: true })
  await expect(link).toBeVisible()
  letCome()
  await expect(page.getByRole('heading', { name: 'Challenges', exact: true })).toBeVisible()
  await expect(link).toBeVisible()
})
