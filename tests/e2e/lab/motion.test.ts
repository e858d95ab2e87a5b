import type { Page } from '@playwright/test'
import { expect, test } from '../quietPage.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const steps = (page: Page) => page.getByRole('slider', { name: 'Step', exact: true })

const waiting = (page: Page) => page.getByRole('region', { name: 'Frontier' }).getByRole('button')

/** Opens the lab at the 11th step; the next one expands a node. */
async function openBeforeExpansion(page: Page): Promise<void> {
  await page.goto('./#/lab?start=123745086&step=11')
  await expect(steps(page)).toHaveAttribute('aria-valuenow', '11')
  await expect(page.getByRole('application')).toHaveAccessibleName(/Nodes generated: 9/)
  await expect(page.locator('.picture .message')).toHaveCount(0)
  await expect(waiting(page).first()).toBeVisible()
}

/** How many boards fly over the page at a step forward. */
async function flownAtStep(page: Page): Promise<number> {
  const flown = await page.evaluateHandle(() => {
    const seen = { count: 0 }
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      seen.count += added.filter(
        (each) => each instanceof Element && each.matches('.flying'),
      ).length
    }).observe(document.body, { childList: true })
    return seen
  })
  const before = Number(await steps(page).getAttribute('aria-valuenow'))
  await page.getByRole('button', { name: 'Step forward' }).click()
  await expect(steps(page)).toHaveAttribute('aria-valuenow', String(before + 1))
  await expect(page.locator('.flying')).toHaveCount(0)
  return flown.evaluate(({ count }) => count)
}

test('a node that is expanded flies from the frontier into the tree', async ({ page }) => {
  await openBeforeExpansion(page)
  expect(await flownAtStep(page)).toBe(1)
})

test('the first step after a jump lets its node fly too', async ({ page }) => {
  await openBeforeExpansion(page)
  await steps(page).press('End')
  await expect(steps(page)).not.toHaveAttribute('aria-valuenow', '11')
  await steps(page).press('Home')
  // The panes beside the tree follow a jump later than the tree does.
  await expect(waiting(page)).toHaveCount(1)
  expect(await flownAtStep(page)).toBe(1)
})

test('nothing flies for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openBeforeExpansion(page)
  expect(await flownAtStep(page)).toBe(0)
})
