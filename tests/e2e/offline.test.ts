import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { builtServer, listening } from '../../src/classroom/serve/builtServer.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens the page of a server, and waits until all of it is kept on the device. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

test('after one visit every page works without a network, at a deep link, under any path', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  const server = builtServer('dist', { under: '/courses/search' })
  const address = `http://localhost:${await listening(server)}/courses/search/`
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
  let version = 'old'
  const server = builtServer('dist', {
    change(path, text) {
      if (path === '/index.html' || path === '/')
        return text.replace('<html', `<html data-v="${version}"`)
      // The worker is another one, and has another mark for the page.
      return path === '/sw.js' && version === 'new'
        ? text.replace(
            /("?url"?:\s*"index.html",\s*"?revision"?:\s*")|("?revision"?:\s*")(?=[^"]*",\s*"?url"?:\s*"index.html")/,
            (found) => `${found}new`,
          )
        : text
    },
  })
  await visit(page, `http://localhost:${await listening(server)}/#/lab`)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-v', 'old')

  version = 'new'
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const load = page.getByRole('button', { name: 'Load the new version' })
  await expect(load).toBeVisible()
  await page.reload()
  await expect(html).toHaveAttribute('data-v', 'old')
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(load).toBeHidden()

  await page.reload()
  await load.click()
  await expect(html).toHaveAttribute('data-v', 'new')
  server.close()
  server.closeAllConnections()
})
