import { expect, test } from '../quietPage.ts'

const large = './#/lab?problem=sliding-4x4&start=15,14,13,12,11,10,9,8,7,6,5,4,3,1,2,0'

test('a search past its budget is counted on, stopped, and run again with a larger one', async ({
  page,
}) => {
  await page.goto(`${large}&budget=500000`)
  const notice = page.getByRole('region', { name: 'The part of the search that is drawn' })
  await expect(notice).toContainText('The first 500,000 generated nodes are drawn.')
  const generated = await notice.textContent()
  await expect(notice).not.toHaveText(generated ?? '')
  await notice.getByRole('button', { name: 'Stop counting' }).click()
  await expect(notice).toContainText('The search was stopped here.')
  await notice.getByLabel('Draw at most').selectOption('1000000')
  await expect(page).toHaveURL(/budget=1000000/)
  await expect(notice).toContainText('The first 1,000,000 generated nodes are drawn.')
})

test('a budget that cannot be had is told, and the default one is taken', async ({ page }) => {
  await page.goto('./#/lab?budget=1e99')
  await expect(page.getByRole('alert')).toContainText('Nodes to draw: “1e99” is not known here.')
  await expect(page.getByRole('alert')).toContainText('Shown instead: 2,000,000.')
})
