import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { packText } from '../../../src/shared/link/packText.ts'
import { hostilePrograms } from './hostilePrograms.ts'
import type { HostileProgram } from './hostilePrograms.ts'
import { watchedServer } from './watchedServer.ts'

// Not the quiet page: a browser complains of what it has blocked.
type Server = Awaited<ReturnType<typeof watchedServer>>

let server: Server
test.beforeAll(async () => {
  server = await watchedServer('dist')
})
test.afterAll(() => server.close())

const problem = 'problem=sliding-2x3&start=451203&goal=123450'

async function open(page: Page, { title, source }: HostileProgram): Promise<void> {
  const reaching = source.replaceAll('CANARY', String(server.canaryPort))
  const code = await packText(reaching)
  const name = encodeURIComponent(`own:${title}`)
  await page.goto(`${server.address}#/lab?${problem}&solver=${name}&code=${code}`)
}

/** Every fourth, so that four tests have about as much to do. */
for (const part of [0, 1, 2, 3]) {
  test(`no program does harm, and each is told what was wrong with it (${part + 1} of 4)`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    for (const program of hostilePrograms.filter((_, at) => at % 4 === part)) {
      await test.step(program.title, () => runHostile(page, program))
    }
    expect(server.asked.filter((path) => /leak|canary/.test(path))).toEqual([])
  })
}

async function runHostile(page: Page, program: HostileProgram): Promise<void> {
  await open(page, program)
  const run = page.getByRole('button', { name: 'Let it run' })
  await run.click()
  await expect(run).toHaveCount(0)
  const told = page.locator('[role="alert"]')
  const shown = page.locator('.lab-tools .run')
  if (program.said) await expect(told.filter({ hasText: program.said })).toBeVisible()
  else await expect(page.locator('.transport')).toContainText(/Step\s0 of\s\d{2,}/)
  await expect(shown).toContainText(program.isRefused ? 'Breadth-first search' : program.title)
  // The page answers, and nothing of it was changed.
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => [document.title.includes('1'), 'polluted' in {}])).toEqual([
    true,
    false,
  ])
}
