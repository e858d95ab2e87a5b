import { expect, test } from '@playwright/test'

test('a map of one’s own is written into the editor, searched, and stands in the address', async ({
  page,
}) => {
  await page.goto('./#/lab?problem=grid&solver=a-star')
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('button', { name: 'Edit the start' }).click()
  const text = page.getByLabel('The map as a text')
  await expect(text).toHaveValue(/^\.{22}\n/)
  await text.fill('S9G\n...')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('combobox', { name: 'Map' })).toHaveValue('S9G\n...')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page).toHaveURL(/map=S9G(?:%0A|\n)\.\.\./)
  await expect(page.getByRole('application', { name: /3 columns and 2 rows/ })).toBeVisible()
  // The search may still be recorded.
  await expect(async () => {
    await page.getByRole('button', { name: 'Last step' }).click()
    const told = page.getByRole('status', { name: 'What happens at this step' })
    await expect(told).toContainText('The search is over', { timeout: 1_000 })
  }).toPass()
  await expect(page).toHaveURL(/step=[1-9]/)
  await page.reload()
  await page.getByRole('tab', { name: 'Solution' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Solution' })).toContainText('4 moves')
})
