import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const beforeExpansion = './#/lab?start=123745086&step=11'

/** How many boards have flown over the page, asked after a step. */
async function flownAtStep(page: Page): Promise<number> {
  await page.goto(beforeExpansion)
  const slider = page.getByRole('slider', { name: 'Step', exact: true })
  await expect(slider).toHaveAttribute('aria-valuenow', '11')
  await expect(page.getByRole('application')).toHaveAccessibleName(/Nodes generated: 9/)
  await expect(page.locator('.picture .message')).toHaveCount(0)
  const frontier = page.getByRole('region', { name: 'Frontier' })
  await expect(frontier.getByRole('button').first()).toBeVisible()
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
  await page.getByRole('button', { name: 'Step forward' }).click()
  await expect(slider).toHaveAttribute('aria-valuenow', '12')
  await expect(page.locator('.flying')).toHaveCount(0)
  return flown.evaluate(({ count }) => count)
}

test('a node that is expanded flies from the frontier into the tree', async ({ page }) => {
  expect(await flownAtStep(page)).toBe(1)
})

test('nothing flies for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await flownAtStep(page)).toBe(0)
})
