import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { build, preview } from 'vite'
import { browserLaunch } from '../e2e/browser'
import { actInPage, recordingStands } from './frames/inPage'
import type { Motion } from './frames/inPage'
import { drawSvgTree } from './frames/svgTree'
import { median, percentile } from './stopwatch'
import type { Timings } from './stopwatch'
import { printTable } from './table'
import type { Line } from './table'

/**
 * What a frame of panning, zooming and scrubbing through time costs, at several sizes of tree,
 * beside a frame that does nothing but hand the same canvas to the screen, and beside the same
 * motion of a tree of SVG elements. The frames come as fast as the machine makes them.
 */
const port = 47165
const viewport = { width: 1366, height: 768 }
const frames = 120
const mostOverPresenting = 3
const mostBetweenSizes = 1.3

interface Size {
  readonly name: string
  readonly address: string
}

const sizes: readonly Size[] = [
  { name: '1,000 rows', address: 'start=152743860&step=900' },
  { name: '181,440 kept nodes', address: 'start=867254301' },
  {
    name: '2,000,000 rows',
    address: 'puzzle=sliding-4x4&start=5,14,2,15,6,3,9,0,10,7,4,12,13,8,1,11',
  },
]

await build({ logLevel: 'error' })
const server = await preview({ preview: { port, strictPort: true } })
const launch = await browserLaunch()
const browser = await chromium.launch({
  ...launch,
  args: [...(launch.args ?? []), '--disable-frame-rate-limit', '--disable-gpu-vsync'],
})
const context = await browser.newContext({ viewport, bypassCSP: true })

const measured: { readonly size: Size; readonly times: Record<Motion, Timings> }[] = []
for (const size of sizes) {
  const page = await context.newPage()
  await openWhole(page, size)
  measured.push({ size, times: await measure(page) })
  await page.close()
}
const alone = await measureSliderAlone()
const svg = await measureSvg([1_000, 10_000])
await browser.close()
await server.close()

printTable([...measured.flatMap(linesOf), ...ratios(), alone, ...svg])

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`http://localhost:${port}/#/lab?${address}`)
  await page.getByRole('slider', { name: 'Step', exact: true }).waitFor()
  await page.waitForFunction(recordingStands, undefined, { polling: 2_000, timeout: 120_000 })
}

async function openWhole(page: Page, { address }: Size): Promise<void> {
  await open(page, address)
  const stop = page.getByRole('button', { name: 'Stop recording' })
  // Past the budget a search goes on counting, which would take a core.
  if (await stop.isVisible()) await stop.click()
  await page.getByRole('button', { name: 'Last step' }).click()
  await page.getByRole('button', { name: 'Fit', exact: true }).click()
  await page.waitForTimeout(1_500)
}

async function measure(page: Page): Promise<Record<Motion, Timings>> {
  const times = (kind: Motion) => page.evaluate(actInPage, { kind, frames })
  const present = await times('present')
  const pan = await times('pan')
  const zoom = await times('zoom')
  await page.getByRole('button', { name: 'Fit', exact: true }).click()
  await page.waitForTimeout(1_000)
  return { present, pan, zoom, scrub: await scrub(page) }
}

async function scrub(page: Page): Promise<Timings> {
  const slider = await page.locator('.step-slider .root').boundingBox()
  if (!slider) throw new Error('no step slider')
  await page.mouse.move(slider.x + slider.width - 10, slider.y + slider.height / 2)
  await page.mouse.down()
  const times = await page.evaluate(actInPage, { kind: 'scrub' as const, frames })
  await page.mouse.up()
  return times
}

/** What is left of a frame of scrubbing where the page has nothing but the transport. */
async function measureSliderAlone(): Promise<Line> {
  const page = await context.newPage()
  const hidden = 'tree,narration,board,frontier,code,counts,solution'
  await open(page, `${sizes[1].address}&hide=${hidden}`)
  const times = await scrub(page)
  await page.close()
  return line('step slider alone: scrub', times)
}

async function measureSvg(counts: readonly number[]): Promise<readonly Line[]> {
  const lines: Line[] = []
  for (const nodes of counts) {
    const page = await context.newPage()
    await page.goto(`http://localhost:${port}/`)
    await page.addScriptTag({ path: 'node_modules/d3/dist/d3.min.js' })
    const times = await page.evaluate(drawSvgTree, { nodes, frames: 40 })
    lines.push(line(`SVG by d3, ${nodes} nodes: pan`, times))
    await page.close()
  }
  return lines
}

function linesOf({ size, times }: (typeof measured)[number]): readonly Line[] {
  return (['present', 'pan', 'zoom', 'scrub'] as const).flatMap((kind) => {
    const result = line(`${size.name}: ${kind}`, times[kind])
    if (kind === 'present') return [result]
    const figure = median(times[kind]) / median(times.present)
    const ratio = { what: `${size.name}: ${kind} : present`, figure, unit: 'times' }
    return [result, { ...ratio, atMost: mostOverPresenting }]
  })
}

function ratios(): readonly Line[] {
  const [, one, other] = measured
  return (['pan', 'zoom', 'scrub'] as const).map((kind) => ({
    what: `${kind}: ${other.size.name} : ${one.size.name}`,
    figure: median(other.times[kind]) / median(one.times[kind]),
    unit: 'times',
    atMost: mostBetweenSizes,
  }))
}

function line(what: string, times: Timings): Line {
  const note = `95th percentile ${percentile(times, 95).toFixed(1)}`
  return { what, figure: median(times), unit: 'ms', note }
}
