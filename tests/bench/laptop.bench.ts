import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { build } from 'vite'
import { builtServer } from '../../src/classroom/serve/builtServer'
import { browserLaunch } from '../e2e/browser'
import { listening } from '../listening'
import { actInPage } from './frames/inPage'
import type { Motion } from './frames/inPage'
import { holdSlider, openLab, showWhole } from './frames/lab'
import { timesOfKeys } from './laptop/keys'
import { openingLines } from './laptop/openings'
import type { Opening } from './laptop/openings'
import { slowDown } from './laptop/slowDown'
import { slowServer } from './laptop/slowServer'
import { median, percentile } from './stopwatch'
import { printTable } from './table'
import type { Line } from './table'

const compared = '#/compare?a=start%3D123745086&b=start%3D123745086%26solver%3Da-star'
/**
 * The built app on a school laptop: the page's thread at a fourth of this machine's speed, and for
 * what is opened first a slow line, "Fast 3G".
 */
const openings: readonly Opening[] = [
  { name: 'lab', address: '#/lab', mostScript: 150, mostTime: 2_500, mostRequests: 12 },
  { name: 'lesson', address: '#/lessons/02-breadth-first', mostScript: 130, mostRequests: 12 },
  { name: 'comparison', address: compared },
  { name: 'home', address: '#/' },
]
const trees = [
  { name: '1,000 rows', address: 'start=510263478' },
  { name: 'whole 8-puzzle', address: 'start=867254301' },
  {
    name: '2,000,000 rows',
    address: 'problem=sliding-4x4&start=5,14,2,15,6,3,9,0,10,7,4,12,13,8,1,11',
  },
]
const motions: readonly Motion[] = ['pan', 'zoom', 'scrub']
/** A frame at 30 in a second, on a clock that tells tenths of a millisecond. */
const mostFrame = 33.4

await build({ logLevel: 'error' })
const launch = await browserLaunch()
const start = async () => chromium.launch(launch)
const lines = await linesOfOpenings()
// With “openings” behind the name of the benchmark, that is all.
if (!process.argv.includes('openings')) {
  const browser = await start()
  lines.push(...(await linesOfTrees(browser)))
  await browser.close()
}
printTable(lines)

async function linesOfOpenings(): Promise<Line[]> {
  const { server, sent } = slowServer('dist')
  const home = `http://localhost:${await listening(server)}/`
  const all: Line[] = []
  for (const opening of openings) all.push(...(await openingLines(start, home, sent, opening)))
  server.close()
  server.closeAllConnections()
  return all
}

async function linesOfTrees(opened: Browser): Promise<readonly Line[]> {
  const server = builtServer('dist')
  const home = `http://localhost:${await listening(server)}/`
  const all: Line[] = []
  for (const { name, address } of trees) {
    const page = await opened.newPage({ viewport: { width: 1366, height: 768 } })
    await openLab(page, home, address)
    const stop = page.getByRole('button', { name: 'Stop recording' })
    if (await stop.isVisible()) await stop.click()
    await showWhole(page)
    if (name === 'whole 8-puzzle') all.push(...(await motionLines(page, `${name} at ×1`)))
    await slowDown(page)
    if (name === 'whole 8-puzzle') all.push(...(await motionLines(page, name, mostFrame)))
    if (name === 'whole 8-puzzle') all.push(...(await playLines(page, name)))
    await showWhole(page)
    all.push(...(await keyLines(page, name)))
    await page.close()
  }
  all.push(...(await linesOfComparison(opened, home)))
  server.close()
  server.closeAllConnections()
  return all
}

/** The keys of a comparison, at the end of both searches. */
async function linesOfComparison(opened: Browser, home: string): Promise<readonly Line[]> {
  const page = await opened.newPage({ viewport: { width: 1366, height: 768 } })
  await page.goto(`${home}${compared}`)
  await page.getByRole('button', { name: 'Last step' }).click()
  await page.waitForTimeout(3_000)
  await slowDown(page)
  const lines = await keyLines(page, 'comparison')
  await page.close()
  return lines
}

async function keyLines(page: Page, name: string): Promise<readonly Line[]> {
  const lines: Line[] = []
  for (const key of ['ArrowLeft', 'ArrowRight']) {
    const times = await timesOfKeys(page, key)
    const what = `${name}: from ${key} to the painted step`
    lines.push({ what, figure: median(times), unit: 'ms', note: worst(times), atMost: 50 })
  }
  return lines
}

async function motionLines(page: Page, name: string, atMost?: number): Promise<readonly Line[]> {
  const all: Line[] = []
  for (const kind of motions) {
    await showWhole(page)
    if (kind === 'scrub') await holdSlider(page)
    const times = await page.evaluate(actInPage, { kind, frames: 120 })
    if (kind === 'scrub') await page.mouse.up()
    all.push(...frameLines(`${name}: ${kind}`, times, atMost))
  }
  return all
}

/** Plays the whole of a run, and takes the times of its frames. */
async function playLines(page: Page, name: string): Promise<readonly Line[]> {
  await page.getByRole('button', { name: 'First step' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForTimeout(1_000)
  const times = await page.evaluate(frameTimes, 200)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  return frameLines(`${name}: play`, times, mostFrame)
}

function frameLines(what: string, unsorted: readonly number[], atMost?: number): readonly Line[] {
  const times = unsorted.toSorted((a, b) => a - b)
  const limit = atMost === undefined ? {} : { atMost }
  const longest = times[times.length - 1]
  return [
    { what, figure: median(times), unit: 'ms a frame', note: worst(times), ...limit },
    {
      what: `${what}, longest frame`,
      figure: longest,
      unit: 'ms',
      ...(atMost !== undefined && { atMost: 100 }),
    },
  ]
}

function worst(times: readonly number[]): string {
  return `95th percentile ${percentile(times, 95).toFixed(1)}, most ${times[times.length - 1].toFixed(1)}`
}

/** Runs in the page. */
async function frameTimes(frames: number): Promise<number[]> {
  const times: number[] = []
  let before = await new Promise<number>(requestAnimationFrame)
  for (let frame = 0; frame < frames; frame++) {
    const now = await new Promise<number>(requestAnimationFrame)
    times.push(now - before)
    before = now
  }
  return times
}
