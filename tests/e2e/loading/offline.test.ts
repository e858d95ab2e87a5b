import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { builtServer } from '../../../src/classroom/serve/builtServer.ts'
import { serveClass } from '../../../src/classroom/serve/serveClass.ts'
import { listening } from '../../listening.ts'
import { versionsServer } from './versionsServer.ts'

test.use({ serviceWorkers: 'allow' })

/** Lets the time pass until a page that was loaded looks at what is kept on the device. */
const letPass = (page: Page) => page.clock.fastForward(3_000)

/** Opens the page of a server, and waits until all of it is kept on the device. */
async function visit(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await page.goto(address)
  await letPass(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

test('after one visit every page works without a network, at a deep link, under any path', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  const [built, folder] = [builtServer('dist'), '/courses/search']
  const server = createServer((request, response) => {
    const { url = '' } = request
    request.url = url.startsWith(`${folder}/`) ? url.slice(folder.length) : '/none'
    built.emit('request', request, response)
  })
  const address = `http://localhost:${await listening(server)}${folder}/`
  await visit(page, `${address}#/`)
  server.close()
  server.closeAllConnections()

  await page.goto(`${address}#/lessons/02-breadth-first/first-of-two`)
  await page.reload()
  const stage = page.getByRole('region', { name: 'The stage' })
  await expect(stage).toHaveAttribute('data-place', 'first-of-two')
  await expect(stage).toHaveAttribute('data-target', /\d+/)

  await page.goto(`${address}#/lab?problem=sliding-2x3&start=451203&solver=breadth-first`)
  await page.getByRole('tab', { name: 'Code' }).click()
  await page.getByRole('button', { name: 'Edit a copy' }).click()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.locator('.lab-tools .run')).toContainText('Breadth-first search (copy)')

  for (const other of ['compare', 'experiments', 'challenges', 'course', 'sources', 'sets']) {
    await page.goto(`${address}#/${other}`)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  }
  expect(complaints).toEqual([])
})

test('a new version asks, and takes over only when it is told to', async ({ page }) => {
  const { server, change } = versionsServer('dist')
  await visit(page, `http://localhost:${await listening(server)}/#/lab`)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-v', 'old')

  change()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const load = page.getByRole('button', { name: 'Load the new version' })
  await expect(load).toBeVisible()
  await page.reload()
  await expect(html).toHaveAttribute('data-v', 'old')
  await letPass(page)
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(load).toBeHidden()

  await page.reload()
  await letPass(page)
  await load.click()
  await expect(html).toHaveAttribute('data-v', 'new')
  server.close()
  server.closeAllConnections()
})

test('a page that stays open since a first visit loads the new version', async ({ page }) => {
  const { server, change } = versionsServer('dist')
  await page.clock.install()
  await page.goto(`http://localhost:${await listening(server)}/#/lab`)
  await letPass(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  change()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await page.getByRole('button', { name: 'Load the new version' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-v', 'new')
  server.close()
  server.closeAllConnections()
})

test('who has been here before joins a class by the address that is short to type', async ({
  page,
}) => {
  const serving = await serveClass('dist', { port: 0 })
  const address = `http://localhost:${serving.port}/`
  await visit(page, `${address}#/sources`)
  for (const [typed, code] of [
    ['class', ''],
    ['class/K7QMX', 'K7QMX'],
  ]) {
    await page.goto(`${address}${typed}`)
    await expect(page.getByLabel('Code of the class')).toHaveValue(code)
  }
  await serving.close()
})
