import { expect, test } from '../quietPage.ts'

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
  const others = ['Home', 'Lab', 'Lessons', 'Challenges', 'Compare', 'Experiments', 'Sets']
  await expect(main.getByRole('link')).toHaveText(others)
  await main.getByRole('link', { name: 'Lessons' }).click()
  await expect(page.getByRole('heading', { name: 'Lessons', exact: true })).toBeVisible()
  await page.goto('./#/lessons/99-nothing')
  await expect(page.getByRole('heading', { name: 'There is no such lesson' })).toBeVisible()
})

test('every page can be reached from the header of every other, at any width', async ({ page }) => {
  const compared = 'a=problem=graph&b=problem=graph%26solver=uniform-cost'
  const pages = ['lab', 'lab?from=02-breadth-first/start', 'lessons/02-breadth-first', 'sets']
  for (const address of [...pages, 'compare', `compare?${compared}`]) {
    await page.goto(`./#/${address}`)
    for (const width of [1920, 1366, 1280, 1024, 700, 390]) {
      await page.setViewportSize({ width, height: 768 })
      const header = page.getByRole('banner')
      const ways = [
        header.getByRole('link', { name: 'Challenges' }),
        header.getByRole('link', { name: 'Sets' }),
      ]
      const menu = header.getByRole('button', { name: 'Menu' })
      for (const way of ways) await expect(way.or(menu).first()).toBeVisible()
    }
  }
})
