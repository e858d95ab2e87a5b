import type { Page } from '@playwright/test'
import { actInPage, addCanvas } from './frames/inPage'
import type { Motion } from './frames/inPage'
import { holdSlider, openApp, openLab, showWhole } from './frames/lab'
import { drawSvgTree } from './frames/svgTree'
import { median, percentile } from './stopwatch'
import type { Timings } from './stopwatch'
import { printTable } from './table'
import type { Line } from './table'

/**
 * What a frame of panning, zooming and scrubbing through time costs, at several sizes of tree,
 * beside a frame that does nothing but hand the same canvas to the screen, and beside the same
 * motion of a tree of SVG elements. What scrubbing costs at least is a frame in which the slider
 * moves and a canvas as large as the tree's gets another colour.
 */
const rounds = 3
const frames = 60
const mostOverPresenting = 3
const mostBetweenSizes = 1.3

interface Size {
  readonly name: string
  readonly address: string
}

interface Measured {
  readonly name: string
  readonly page: Page
  /** In ms, the shortest first. */
  readonly times: Record<Motion, number[]>
}

const sizes: readonly Size[] = [
  { name: '1,000 rows', address: 'start=510263478' },
  { name: '181,440 kept nodes', address: 'start=867254301' },
  {
    name: '2,000,000 rows',
    address: 'problem=sliding-4x4&start=5,14,2,15,6,3,9,0,10,7,4,12,13,8,1,11',
  },
]

const { home, context, close } = await openApp()

const trees: Measured[] = []
for (const size of sizes) {
  const page = await context.newPage()
  await openWhole(page, size)
  trees.push({ name: size.name, page, times: noTimes() })
}
const bare: Measured = { name: 'no tree', page: await openBare(), times: noTimes() }
// In turns: the machine's own speed changes while they are measured.
for (let round = 0; round < rounds; round++) {
  for (const tree of trees) await measure(tree)
  await measureBare()
}
const svg = await measureSvg([1_000, 10_000])
await close()

printTable([...trees.flatMap(linesOf), ...ratios(), ...linesOfBare(), ...svg])

function noTimes(): Measured['times'] {
  return { present: [], pan: [], zoom: [], scrub: [], scrubAndPresent: [] }
}

async function openWhole(page: Page, { address }: Size): Promise<void> {
  await openLab(page, home, address)
  const stop = page.getByRole('button', { name: 'Stop recording' })
  // Past the budget a search goes on counting, which would take a core.
  if (await stop.isVisible()) await stop.click()
}

async function measure(tree: Measured): Promise<void> {
  const { page } = tree
  await showWhole(page)
  await take(tree, 'present')
  await take(tree, 'pan')
  await take(tree, 'zoom')
  await showWhole(page)
  await holdSlider(page)
  await take(tree, 'scrub')
  await page.mouse.up()
}

async function take({ page, times }: Measured, kind: Motion): Promise<void> {
  times[kind].push(...(await page.evaluate(actInPage, { kind, frames })))
  times[kind].sort((a, b) => a - b)
}

/** A page that has nothing but the transport, and a canvas as large as a tree's. */
async function openBare(): Promise<Page> {
  const size = await trees[1].page.locator('canvas').first().boundingBox()
  if (!size) throw new Error('no tree')
  const page = await context.newPage()
  const hidden = 'tree,narration,board,frontier,code,counts,solution'
  await openLab(page, home, `${sizes[1].address}&hide=${hidden}`)
  await page.evaluate(addCanvas, size)
  return page
}

async function measureBare(): Promise<void> {
  await bare.page.bringToFront()
  await take(bare, 'present')
  await holdSlider(bare.page)
  await take(bare, 'scrub')
  await take(bare, 'scrubAndPresent')
  await bare.page.mouse.up()
}

async function measureSvg(counts: readonly number[]): Promise<readonly Line[]> {
  const lines: Line[] = []
  for (const nodes of counts) {
    const page = await context.newPage()
    await page.goto(home)
    await page.addScriptTag({ path: 'node_modules/d3/dist/d3.min.js' })
    const times = await page.evaluate(drawSvgTree, { nodes, frames: 40 })
    lines.push(line(`SVG by d3, ${nodes} nodes: pan`, times))
    await page.close()
  }
  return lines
}

function linesOf({ name, times }: Measured): readonly Line[] {
  return (['present', 'pan', 'zoom', 'scrub'] as const).flatMap((kind) => {
    const result = line(`${name}: ${kind}`, times[kind])
    if (kind === 'present') return [result]
    const figure = median(times[kind]) / median(times.present)
    const ratio = { what: `${name}: ${kind} : present`, figure, unit: 'times' }
    return [result, { ...ratio, atMost: mostOverPresenting }]
  })
}

function ratios(): readonly Line[] {
  const [, one, other] = trees
  return (['pan', 'zoom', 'scrub'] as const).map((kind) => ({
    what: `${kind}: ${other.name} : ${one.name}`,
    figure: median(other.times[kind]) / median(one.times[kind]),
    unit: 'times',
    atMost: mostBetweenSizes,
  }))
}

/** What is left of scrubbing without a tree, words and boards. */
function linesOfBare(): readonly Line[] {
  const { scrub, scrubAndPresent, present } = bare.times
  const figure = median(scrubAndPresent) / median(present)
  return [
    line('no tree: present', present),
    line('no tree: the step slider alone', scrub),
    line('no tree: the step slider and a canvas of one colour', scrubAndPresent),
    { what: 'no tree: slider and canvas : present', figure, unit: 'times' },
  ]
}

function line(what: string, times: Timings): Line {
  const note = `95th percentile ${percentile(times, 95).toFixed(1)}`
  return { what, figure: median(times), unit: 'ms', note }
}
