import type { Browser } from '@playwright/test'
import { scriptBytes } from '../../scriptBytes'
import { median } from '../stopwatch'
import type { Line } from '../table'
import { slowDown } from './slowDown'
import type { Sent } from './slowServer'

const rounds = 3

export interface Opening {
  readonly name: string
  readonly address: string
  /** KB of script that the first tree may need, compressed. */
  readonly mostScript?: number
  /** In ms, until the first tree. */
  readonly mostTime?: number
  readonly mostRequests?: number
}

interface Opened {
  readonly time: number
  readonly script: number
  readonly requests: number
  readonly longestTask: number
}

/**
 * What the first tree of a page costs somebody who has never been here, on a slow line. Each time a
 * browser is started: one that has just closed another page would still be busy with that.
 */
export async function openingLines(
  start: () => Promise<Browser>,
  home: string,
  sent: Sent[],
  opening: Opening,
): Promise<readonly Line[]> {
  const opened: Opened[] = []
  for (let round = 0; round < rounds; round++) opened.push(await open(start, home, sent, opening))
  const middle = (key: keyof Opened) => median(opened.map((each) => each[key]).toSorted(byNumber))
  const { name, mostScript, mostTime, mostRequests } = opening
  const line = (what: string, key: keyof Opened, unit: string, atMost?: number): Line => ({
    what: `${name}: ${what}`,
    figure: middle(key),
    unit,
    ...(atMost !== undefined && { atMost }),
  })
  return [
    line('until the first tree', 'time', 'ms', mostTime),
    line('script asked for until then, gzip', 'script', 'KB', mostScript),
    line('requests until then', 'requests', '', mostRequests),
    line('longest task', 'longestTask', 'ms'),
  ]
}

async function open(
  start: () => Promise<Browser>,
  home: string,
  sent: Sent[],
  { address }: Opening,
): Promise<Opened> {
  const browser = await start()
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await slowDown(page)
  await page.addInitScript(observeTasks)
  await page.addInitScript(markFirstTree)
  sent.length = 0
  await page.goto(`${home}${address}`, { waitUntil: 'commit' })
  const drawn = await page.waitForFunction(firstTree, undefined, { timeout: 120_000 })
  const { time, at } = await drawn.evaluate((tree) => tree || { time: 0, at: 0 })
  const asked = sent.filter((each) => each.at <= at)
  const longestTask = await page.evaluate(() => Number(localStorage.longestTask ?? 0))
  const result = {
    time,
    script: asked.reduce((sum, { file }) => sum + scriptBytes(file), 0) / 1_000,
    requests: asked.length,
    longestTask,
  }
  await browser.close()
  return result
}

function byNumber(a: number, b: number): number {
  return a - b
}

/** Runs in the page: when its first tree was drawn, since it was opened and by the clock, or false. */
function firstTree(): { readonly time: number; readonly at: number } | false {
  const [mark] = performance.getEntriesByName('first tree')
  return mark && { time: mark.startTime, at: performance.timeOrigin + mark.startTime }
}

/**
 * Runs in the page: marks the first line or shape on the picture of a tree. The picture itself stands
 * there before a search was recorded, and before it was laid out.
 */
function markFirstTree(): void {
  const { prototype } = CanvasRenderingContext2D
  for (const name of ['fill', 'stroke'] as const) {
    const draw: unknown = Reflect.get(prototype, name)
    if (typeof draw !== 'function') continue
    const value = new Proxy(draw, {
      apply(target, drawnOn: CanvasRenderingContext2D, given) {
        const { canvas } = drawnOn
        const isTree = canvas.isConnected && canvas.hasAttribute('tabindex')
        if (isTree && performance.getEntriesByName('first tree').length === 0)
          performance.mark('first tree')
        return Reflect.apply(target, drawnOn, given)
      },
    })
    Object.defineProperty(prototype, name, { value })
  }
}

/** Runs in the page: keeps how long its longest task takes, where one is long. */
function observeTasks(): void {
  new PerformanceObserver((list) => {
    const longest = Math.max(...list.getEntries().map(({ duration }) => duration))
    localStorage.longestTask = Math.max(longest, Number(localStorage.longestTask ?? 0))
  }).observe({ type: 'longtask', buffered: true })
}
