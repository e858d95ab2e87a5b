import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { stepSlider } from '../loading/missingParts.ts'

/** The problems that a page has asked for, each once. */
function problemsAskedBy(page: Page): ReadonlySet<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, family] = /\/problem-(\w+?)-[^/]*\.js/.exec(request.url()) ?? []
    if (family !== undefined) asked.add(family)
  })
  return asked
}

test('the lab loads the problem that its address names, and no other', async ({ page }) => {
  const asked = problemsAskedBy(page)
  await page.goto('./#/lab')
  await expect(stepSlider(page)).toBeVisible()
  expect([...asked]).toEqual([])
  await page.goto('./#/lab?problem=jugs')
  await expect(page).toHaveTitle(/0 0/)
  await page.goto('./#/lab?puzzle=wolf&step=2')
  await expect(stepSlider(page)).toHaveAttribute('aria-valuenow', '2')
  expect([...asked].sort()).toEqual(['jugs', 'wolf'])
  await page.goBack()
  await expect(page).toHaveTitle(/0 0/)
})

test('a problem is asked for ahead of the app', async ({ page }) => {
  await page.goto('./#/lab?problem=pegs-15&solver=depth-first')
  await expect(page.locator('link[rel="modulepreload"][href*="problem-pegs"]')).toHaveCount(1)
  await expect(stepSlider(page)).toBeVisible()
})

test('an address in the lab changes to one of another problem, which does not come at first', async ({
  page,
}) => {
  await page.goto('./#/lab')
  await expect(stepSlider(page)).toBeVisible()
  await page.route(/problem-hanoi/, (route) => route.abort())
  await page.evaluate(() => (location.hash = '#/lab?problem=hanoi'))
  const alert = page.getByText('The page “Lab” could not be loaded.')
  await expect(alert).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveTitle(/AAA/)
  await expect(alert).toBeHidden()
})
