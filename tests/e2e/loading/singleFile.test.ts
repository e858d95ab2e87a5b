import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'

const file = pathToFileURL('dist-single/tansaku.html').href

test('the single file opens without a server: a lesson’s prediction, a worker’s run, a search of one’s own', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('request', (request) => {
    const isItself = request.url().startsWith(file)
    if (!isItself && !/^(?:data|blob):/.test(request.url())) complaints.push(request.url())
  })

  await page.goto(`${file}#/lessons/02-breadth-first/first-of-two`)
  const stage = page.getByRole('region', { name: 'The stage' })
  await stage
    .getByRole('button', { name: /^Node 2\b/ })
    .first()
    .click()
  const told = page.locator('#first-of-two').getByRole('status')
  await expect(told).toContainText('It is node 2.')

  await page.goto(`${file}#/experiments?problem=sliding-2x2&count=10&seed=1&solvers=breadth-first`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('Finished: 10 runs.')).toBeVisible()

  await page.goto(`${file}#/lab?problem=sliding-2x3&start=451203&solver=breadth-first`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const share = page.getByRole('dialog', { name: 'Share' })
  await expect(share.getByText('works on this device only')).toBeVisible()
  await expect(share.getByRole('heading', { name: 'Embed' })).toHaveCount(0)
  await expect(share.getByText('QR code')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Code' }).click()
  await page.getByRole('button', { name: 'Edit a copy' }).click()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.locator('.lab-tools .run')).toContainText('Breadth-first search (copy)')
  expect(complaints).toEqual([])
})
