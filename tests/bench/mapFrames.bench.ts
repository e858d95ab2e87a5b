import type { Page } from '@playwright/test'
import { actInPage } from './frames/inPage'
import type { Act } from './frames/inPage'
import { holdSlider, openApp, openLab, showWhole } from './frames/lab'
import { median, percentile } from './stopwatch'
import { printTable } from './table'

/**
 * What a frame costs in which the step slider is dragged, on a map of 512 × 512 cells, alone and
 * beside its tree, held against one on the whole tree of the 8-puzzle.
 */
const rounds = 5
const act: Act = { kind: 'scrub', frames: 60 }
const mostOverTree = 1.3
const grid = 'problem=grid&map=terrain%3A512x512%3A1&solver=a-star'

const { home, context, close } = await openApp()
const views = [
  { name: 'the tree of the 8-puzzle', page: await opened('start=867254301'), times: noTimes() },
  { name: 'a map beside its tree', page: await opened(grid), times: noTimes() },
  { name: 'a map alone', page: await opened(grid), times: noTimes() },
]
await views[2].page.getByRole('button', { name: 'The map alone' }).click()
// In turns: the machine's own speed changes while they are measured.
for (let round = 0; round < rounds; round++) {
  for (const { page, times } of views) times.push(...(await scrub(page)))
}
for (const { times } of views) times.sort((one, other) => one - other)
await close()

const [tree, ...maps] = views
printTable([
  ...views.map(({ name, times }) => ({
    what: `${name}: scrub`,
    figure: median(times),
    unit: 'ms',
    note: `95th percentile ${percentile(times, 95).toFixed(1)}`,
  })),
  ...maps.map(({ name, times }) => ({
    what: `${name} : ${tree.name}`,
    figure: median(times) / median(tree.times),
    unit: 'times',
    atMost: mostOverTree,
  })),
])

async function opened(address: string): Promise<Page> {
  const page = await context.newPage()
  await openLab(page, home, address)
  return page
}

function noTimes(): number[] {
  return []
}

async function scrub(page: Page): Promise<readonly number[]> {
  await showWhole(page)
  await holdSlider(page)
  const times = await page.evaluate(actInPage, act)
  await page.mouse.up()
  return times
}
