import { expect, test } from './quietPage.ts'

test('the search on the home page moves by itself, and can be paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('./')
  const stage = page.getByRole('region', { name: 'A breadth-first search of the 8-puzzle' })
  await expect(stage.getByRole('status')).toContainText('node 2')
  await stage.getByRole('button', { name: 'Pause' }).click()
  await expect(stage.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('the search on the home page waits for those who asked for less motion', async ({ page }) => {
  await page.goto('./')
  const stage = page.getByRole('region', { name: 'A breadth-first search of the 8-puzzle' })
  const told = stage.getByRole('status')
  await expect(told).toHaveText('The start, node 0, is put in the queue.')
  await stage.getByRole('button', { name: 'Play' }).click()
  await expect(told).toContainText('node 1')
})

test('the home page leads into the lessons and the lab', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('link', { name: /The whole 8-puzzle/ }).click()
  await expect(page).toHaveURL(/#\/lab\?start=867254301/)
  await page.getByRole('link', { name: 'Tansaku' }).click()
  await page.getByRole('link', { name: 'Begin with lesson 1' }).click()
  await expect(page).toHaveURL(/#\/lessons\/01-/)
})

test('an address that leads nowhere is told, and helped on', async ({ page }) => {
  await page.goto('./#/lab/of/<b>mine</b>')
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('/lab/of/<b>mine</b>')
  await expect(main.locator('b')).toHaveCount(0)
  await main.getByRole('link', { name: 'Lessons' }).click()
  await expect(page.getByRole('heading', { name: 'Lessons', exact: true })).toBeVisible()
  await page.goto('./#/lessons/99-nothing')
  await expect(page.getByRole('heading', { name: 'There is no such lesson' })).toBeVisible()
})
