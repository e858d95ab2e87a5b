import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { build, preview } from 'vite'
import { browserLaunch } from '../e2e/browser'
import { recordingStands } from './frames/inPage'
import { printTable, timeLine } from './table'
import type { Line } from './table'

/**
 * The page as a person meets it: from the click that starts the whole 8-puzzle to its first drawn
 * tree, to the end of the recording, and the longest task on the page's thread in between; and the
 * longest task while as much is recorded as a recording keeps.
 */
const rounds = 5
const large = {
  address: 'problem=sliding-4x4&start=5,14,2,15,6,3,9,0,10,7,4,12,13,8,1,11',
  rows: '2,000,000 rows',
}

type Measured = Awaited<ReturnType<typeof watchRun>>

await build({ logLevel: 'error' })
const server = await preview({ preview: { port: 47164, strictPort: true } })
const browser = await chromium.launch(await browserLaunch())
const measured: Measured[] = []
for (let round = 0; round <= rounds; round++) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await openSmall(page)
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('button', { name: /Farthest/ }).click()
  const result = await page.evaluate(watchRun)
  if (round > 0) measured.push(result)
  await page.close()
}
const longestTasks: number[] = []
for (let round = 0; round <= rounds; round++) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await openSmall(page)
  const longest = await watchLarge(page)
  if (round > 0) longestTasks.push(longest)
  await page.close()
}
await browser.close()
await server.close()

printTable([
  line('from the click to the first drawn tree', 'firstTree', 1000),
  line('from the click to the whole recording', 'wholeRun'),
  line('longest task on the page while recording', 'longestTask', 50),
  {
    ...timeLine(`longest task on the page while ${large.rows} are recorded`, sorted(longestTasks)),
    atMost: 50,
  },
])

/** Opens the lab with a small run, and waits until nothing of it is on its way any more. */
async function openSmall(page: Page): Promise<void> {
  await page.goto('http://localhost:47164/#/lab?start=123456078', { waitUntil: 'networkidle' })
  await page.getByRole('slider', { name: 'Step', exact: true }).waitFor()
  await page.waitForTimeout(1_500)
}

function sorted(times: readonly number[]): readonly number[] {
  return times.toSorted((a, b) => a - b)
}

/** Opens the large run on a page that stands, and waits until all it keeps is recorded. */
async function watchLarge(page: Page): Promise<number> {
  await page.evaluate(observeTasks)
  await page.evaluate((address) => (location.hash = `#/lab?${address}`), large.address)
  await page.getByText(/^Recording:/).waitFor()
  await page.waitForFunction(recordingStands, undefined, { polling: 2_000, timeout: 120_000 })
  return page.evaluate(() => Number(document.documentElement.dataset.longestTask ?? 0))
}

/** Runs in the page: keeps how long its longest task from now on takes, where one is long. */
function observeTasks(): void {
  const { dataset } = document.documentElement
  new PerformanceObserver((list) => {
    const longest = Math.max(...list.getEntries().map(({ duration }) => duration))
    dataset.longestTask = String(Math.max(longest, Number(dataset.longestTask ?? 0)))
  }).observe({ type: 'longtask' })
}

function line(what: string, key: keyof Measured, atMost?: number): Line {
  const times = sorted(measured.map((each) => each[key]))
  return { ...timeLine(what, times), ...(atMost !== undefined && { atMost }) }
}

/** Runs in the page: presses Start and watches until all is recorded. */
async function watchRun() {
  const stepSlider = () => document.querySelector('[role="slider"][aria-label="Step"]')
  let longestTask = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longestTask = Math.max(longestTask, entry.duration)
  })
  observer.observe({ type: 'longtask' })
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const start = [...document.querySelectorAll('button')].find(
    (button) => button.textContent?.trim() === 'Start',
  )
  const before = stepSlider()?.getAttribute('aria-valuemax')
  const clicked = performance.now()
  start?.click()
  while (stepSlider()?.getAttribute('aria-valuemax') === before) await frame()
  await frame()
  const firstTree = performance.now() - clicked
  while (stepSlider()?.getAttribute('aria-valuemax') !== '665044') await frame()
  const wholeRun = performance.now() - clicked
  // Long tasks are told a little later.
  await new Promise((resolve) => setTimeout(resolve, 500))
  observer.disconnect()
  return { firstTree, wholeRun, longestTask }
}
