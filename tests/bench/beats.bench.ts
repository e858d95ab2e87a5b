import { readdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { build, preview } from 'vite'
import { browserLaunch } from '../e2e/browser'
import { percentile } from './stopwatch'
import { printTable } from './table'

/**
 * Every lesson as one reads it who goes on at once: from the key to the moment of the next beat, with
 * no time between beats in which its run could be recorded ahead.
 */
const most = 1_000
const slowest = 10

interface Beat {
  readonly name: string
  readonly time: number
}

await build({ logLevel: 'error' })
const server = await preview({ preview: { port: 47165, strictPort: true } })
const browser = await chromium.launch(await browserLaunch())
const beats: Beat[] = []
const lessons = readdirSync('lessons').filter((file) => file.endsWith('.md'))
for (const file of lessons) beats.push(...(await beatsOf(browser, file.replace('.md', ''))))
await browser.close()
await server.close()

const sorted = beats.toSorted((a, b) => b.time - a.time)
const times = sorted.map(({ time }) => time).toReversed()
printTable([
  ...sorted.slice(0, slowest).map(({ name, time }) => ({ what: name, figure: time, unit: 'ms' })),
  {
    what: `95th percentile of ${beats.length} beats`,
    figure: percentile(times, 95),
    unit: 'ms',
  },
  {
    what: 'beats that take more than a second',
    figure: times.filter((time) => time > most).length,
    unit: '',
    atMost: 0,
  },
])

/** Goes through a lesson from its first beat to its last. */
async function beatsOf(opened: Browser, lesson: string): Promise<readonly Beat[]> {
  const page = await opened.newPage({ viewport: { width: 1366, height: 768 } })
  await page.goto(`http://localhost:47165/#/lessons/${lesson}`, { waitUntil: 'networkidle' })
  await page.locator('.lesson-stage[data-target]').waitFor()
  const found: Beat[] = []
  while (await page.locator('.beat-bar .next').isEnabled()) {
    const { place, time } = await page.evaluate(goOn)
    found.push({ name: `${lesson}/${place}`, time })
  }
  await page.close()
  return found
}

/** Runs in the page: presses the key, and waits until the stage shows the moment of the next beat. */
async function goOn() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const standing = () => document.querySelector<HTMLElement>('.lesson-stage')?.dataset ?? {}
  const { place: before } = standing()
  const pressed = performance.now()
  const key = { key: 'PageDown', bubbles: true, cancelable: true }
  document.body.dispatchEvent(new KeyboardEvent('keydown', key))
  while (standing().place === before || standing().target === undefined) await frame()
  await frame()
  return { place: standing().place, time: performance.now() - pressed }
}
