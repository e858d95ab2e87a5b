import type { Page } from '@playwright/test'
import { expect, test } from '../quietPage.ts'
import { cutIn } from './cut.ts'

const sizes = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
]
const solvers = ['breadth-first', 'bidirectional', 'ida-star', 'a-star']
const panes = ['Code', 'Counts', 'Solution']

/** What is cut for good: on a slow machine it takes a while until all has followed the size of its pane. */
async function cutAtRest(page: Page): Promise<readonly string[]> {
  let cut: readonly string[] = []
  for (let looks = 0; looks < 20; looks++) {
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    })
    cut = await cutIn(page, '.side-panes, .app-header')
    if (cut.length === 0) break
  }
  return cut
}

/** Goes to a stage without loading the page anew, and waits until its search has ended. */
async function goTo(page: Page, solver: string, step: number): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/lab?solver=${solver}&step=${step}`)
  const last = page.getByRole('button', { name: 'Last step', exact: true })
  await expect(last).toBeEnabled()
}

test('no word and no board beside the tree is cut where nobody can scroll to it', async ({
  page,
}) => {
  test.setTimeout(600_000)
  await page.goto('./#/lab')
  const found: string[] = []
  for (const solver of solvers) {
    for (const moment of ['start', 'middle', 'end']) {
      await goTo(page, solver, moment === 'start' ? 0 : 150)
      if (moment === 'end') await page.keyboard.press('End')
      for (const pane of panes) {
        await page.getByRole('tab', { name: pane, exact: true }).click()
        await expect(page.getByRole('tabpanel', { name: pane })).not.toBeEmpty()
        for (const size of sizes) {
          await page.setViewportSize(size)
          const cut = await cutAtRest(page)
          found.push(...cut.map((each) => `${solver}, ${moment}, ${size.width}, ${pane}: ${each}`))
        }
      }
    }
  }
  expect(found).toEqual([])
})
