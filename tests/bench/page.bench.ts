import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { browserLaunch } from '../e2e/browser'
import { printTable, timeLine } from './table'
import type { Line } from './table'

/**
 * The page as a person meets it: from the click that starts the whole 8-puzzle to its first drawn
 * tree, to the end of the recording, and the longest task on the page's thread in between.
 */
const rounds = 5

type Measured = Awaited<ReturnType<typeof watchRun>>

await build({ logLevel: 'error' })
const server = await preview({ preview: { port: 47164, strictPort: true } })
const browser = await chromium.launch(await browserLaunch())
const measured: Measured[] = []
for (let round = 0; round <= rounds; round++) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await page.goto('http://localhost:47164/#/lab?start=123456078')
  await page.getByRole('slider', { name: 'Step', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('button', { name: /Farthest/ }).click()
  const result = await page.evaluate(watchRun)
  if (round > 0) measured.push(result)
  await page.close()
}
await browser.close()
await server.close()

printTable([
  line('from the click to the first drawn tree', 'firstTree', 1000),
  line('from the click to the whole recording', 'wholeRun'),
  line('longest task on the page while recording', 'longestTask', 50),
])

function line(what: string, key: keyof Measured, atMost?: number): Line {
  const times = measured.map((each) => each[key]).sort((a, b) => a - b)
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
