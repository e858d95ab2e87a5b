import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../quietPage.ts'

const lesson = '02-breadth-first'
const api = 'node_modules/scorm-again/dist/scorm12.min.js'
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  xml: 'text/xml',
}
/** A page of a learning platform that opens the package, with what it kept of an earlier visit. */
const platform = `<!doctype html><html lang="en"><title>A platform</title><body style="margin: 0">
  <script src="platform/api.js"></script>
  <script>
    window.API = new Scorm12API({ autocommit: false })
    const kept = sessionStorage.getItem('kept')
    if (kept) API.loadFromJSON(JSON.parse(kept).cmi)
    API.on('LMSFinish', () => sessionStorage.setItem('kept', JSON.stringify(API.renderCMIToJSONObject())))
  </script>
  <iframe src="package/index.html" title="The package" width="1260" height="700"></iframe>
</body></html>`

let files: Readonly<Record<string, Uint8Array>> = {}

// One after the other: each worker would write the package anew.
test.describe.configure({ mode: 'default' })

test.beforeAll(() => {
  execFileSync(process.execPath, ['scripts/scorm.mjs', lesson])
  files = unzipSync(readFileSync(`dist-scorm/${lesson}.zip`))
})

test.beforeEach(async ({ page }) => {
  await page.route('**/package/*', (route) => {
    const name = new URL(route.request().url()).pathname.replace(/^.*\//, '')
    if (!Object.hasOwn(files, name)) return route.fulfill({ status: 404 })
    const contentType = types[name.replace(/^.*\./, '')]
    return route.fulfill({ contentType, body: Buffer.from(files[name]) })
  })
  await page.route('**/platform/api.js', (route) => route.fulfill({ path: api }))
  await page.route('**/platform.html', (route) =>
    route.fulfill({ contentType: types.html, body: platform }),
  )
  // The same questions in every run of this test.
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => array
  })
})

/** Opens the package in the platform. */
async function launch(page: Page): Promise<FrameLocator> {
  await page.goto('./platform.html')
  return page.frameLocator('iframe').frameLocator('iframe')
}

/** A value as the platform has it. */
function kept(page: Page, element: string): Promise<string> {
  return page.evaluate((name) => {
    const { API } = window as unknown as { API: { getCMIValue(name: string): string } }
    return API.getCMIValue(name)
  }, element)
}

/** Answers the question that is open, as a reader who knows breadth-first search does. */
async function answer(frame: FrameLocator, check: Locator): Promise<void> {
  const chooses = check.getByRole('list', { name: 'Answers' })
  const asksPruned = check.getByRole('button', { name: 'Check', exact: true })
  const asksNext = check.getByText('Which node leaves the frontier next?')
  await expect(asksNext.or(asksPruned).or(chooses)).toBeVisible()
  if (await asksNext.isVisible()) {
    await answerNext(frame.getByRole('region', { name: 'Frontier', exact: true }))
  } else if (await asksPruned.isVisible()) {
    await check
      .getByRole('button', { name: /^Child / })
      .first()
      .click()
    await asksPruned.click()
  } else {
    const asked = await check.locator('p').allTextContents()
    const level = /has (\d+) children\. How many nodes are at depth (\d+)\?/.exec(asked.join(' '))
    const right = level ? String(Number(level[1]) ** Number(level[2])) : 'Yes'
    await chooses
      .getByRole('button', { name: right.replace(/\B(?=(...)+$)/g, ','), exact: true })
      .click()
  }
  await expect(check.getByText(/^(Right\.|Not right\.)$/)).toBeVisible()
}

/** The node that was generated first has been longest in the queue. */
async function answerNext(frontier: Locator): Promise<void> {
  const waiting = frontier.getByRole('button', { name: /^Node \d/ })
  await expect(waiting.first()).toBeVisible()
  const names = await waiting.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''))
  const numbers = names.map((name) => Number(/\d+/.exec(name)?.[0]))
  await waiting.nth(numbers.indexOf(Math.min(...numbers))).click()
}

test('the manifest is well-formed, as the browser reads XML', async ({ page }) => {
  await page.goto('./')
  const faults = await page.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'application/xml').querySelectorAll('parsererror')
        .length,
    strFromU8(files['imsmanifest.xml']),
  )
  expect(faults).toBe(0)
})

test('a platform is told when a lesson is completed, and the next visit begins where it ended', async ({
  page,
}) => {
  const frame = await launch(page)
  await expect.poll(() => kept(page, 'cmi.core.lesson_location')).toBe('start')
  expect(await kept(page, 'cmi.core.lesson_status')).toBe('incomplete')
  expect(await kept(page, 'cmi.core.score.raw')).toBe('0')

  const check = frame.locator('#self-check')
  await check.getByRole('button', { name: 'Begin', exact: true }).click()
  for (let question = 1; question <= 6; question++) {
    await expect(check.getByText(`Question ${question} of 6`)).toBeVisible()
    await answer(frame, check)
    await check
      .getByRole('button', { name: question < 6 ? 'Next question' : 'See the result' })
      .click()
  }
  await expect(check.getByText('You have mastered this lesson.')).toBeVisible()
  await expect.poll(() => kept(page, 'cmi.core.lesson_status')).toBe('completed')
  expect(await kept(page, 'cmi.core.score.raw')).toBe('14')

  const again = await launch(page)
  await expect(again.locator('[data-place].current')).toHaveAttribute('id', 'self-check')
  await expect.poll(() => kept(page, 'cmi.core.score.raw')).toBe('14')
  expect(await kept(page, 'cmi.core.lesson_status')).toBe('completed')
})

test('the package opened by itself shows the lesson, and says that nothing is reported', async ({
  page,
}) => {
  await page.goto('./package/index.html')
  await expect(page.getByText('No learning platform was found.')).toBeVisible()
  const title = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Breadth-first search')
})
