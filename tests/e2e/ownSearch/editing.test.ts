import type { Page } from '@playwright/test'
import { packSource } from '../../../src/ownSearch/link/packSource.ts'
import { expect, test } from '../quietPage.ts'

const board = 'problem=sliding-2x3&start=451203&goal=123450'
const editor = (page: Page) => page.locator('.code-editor .cm-content')
const lit = (page: Page) => page.locator('.code-editor .cm-line.lit')
const told = (page: Page) => page.locator('.tree-failure [role="alert"]')

async function openCopy(page: Page, solver: string): Promise<void> {
  await page.goto(`#/lab?${board}&solver=${solver}`)
  await page.getByRole('tab', { name: 'Code' }).click()
  await page.getByRole('button', { name: 'Edit a copy' }).click()
  await expect(editor(page)).toContainText('export function*')
}

/** Writes a text in the place of another, by keyboard, as somebody does who looks it up. */
async function replace(page: Page, from: string, to: string): Promise<void> {
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+f')
  await page.keyboard.type(from)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.type(to)
}

test('a solver is changed by keyboard, runs, and lights the line of each step', async ({
  page,
}) => {
  await openCopy(page, 'depth-first')
  await replace(page, 'frontier.push(root)', 'frontier.push(root) // the start')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.locator('.lab-tools .run')).toContainText('Depth-first search (copy)')
  await expect(lit(page)).toContainText('frontier.push(root) // the start')
  await page.getByRole('button', { name: 'Step forward' }).click()
  await expect(lit(page)).toContainText('yield tree.expand(node)')
})

test('what was written but not run is there after a reload, and in no second copy', async ({
  page,
}) => {
  await openCopy(page, 'breadth-first')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.locator('.lab-tools .run')).toContainText('Breadth-first search (copy)')
  await expect(page).toHaveURL(/code=/)
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('// not run yet ')
  await page.reload()
  await page.getByRole('tab', { name: 'Code' }).click()
  await expect(editor(page)).toContainText('// not run yet')
  await page.getByRole('button', { name: 'Your searches' }).click()
  await expect(page.locator('[data-entry]')).toHaveCount(1)
})

test('a search that runs can be closed or deleted, and opened again from its code', async ({
  page,
}) => {
  await openCopy(page, 'breadth-first')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.locator('.lab-tools .run')).toContainText('Breadth-first search (copy)')
  await page.getByRole('button', { name: 'Close the editor' }).click()
  await page.getByRole('button', { name: 'Step forward' }).click()
  await page.getByRole('button', { name: 'Edit a copy' }).click()
  await expect(lit(page)).toContainText('yield tree.expand(node)')
  await page.getByRole('button', { name: 'Your searches' }).click()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit a copy' }).click()
  // Its beginning may be scrolled away.
  await expect(editor(page)).toContainText('const testWhenTaken')
})

test('what a search does wrong is said, with its line and step, and what came before is shown', async ({
  page,
}) => {
  await openCopy(page, 'breadth-first')
  await replace(page, 'yield tree.expand(node)', 'tree.expand(node)')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(told(page)).toContainText(/at line 30, after step 1\. .*was not yielded/)
  await replace(page, 'tree.expand(node)', 'yield tree.expand(node + 1)')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(told(page)).toContainText(/at line 28, after step 0\. Node 1 cannot be expanded/)
  await replace(page, 'tree.expand(node + 1)', 'tree.expand(nobody)')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(told(page)).toContainText(/at line 28, .*nobody is not defined/)
})

test('code that cannot be read is marked while it is written, and the stage stays', async ({
  page,
}) => {
  await openCopy(page, 'breadth-first')
  await replace(page, 'const root = tree.root()', 'const root = = tree.root()')
  await expect(page.locator('.code-editor')).toContainText('This cannot be read')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.locator('.lab-code [role="alert"]')).toContainText(
    /Line \d+: This cannot be read/,
  )
  await expect(page.locator('.lab-tools .run')).toContainText('Breadth-first search')
})

test('the code of a link is shown, and runs only when somebody says so', async ({ page }) => {
  const source = `import { Queue } from '../structures/queue'
export function* mine({ tree }) {
  const frontier = new Queue()
  frontier.enqueue(tree.root())
  yield tree.expand(frontier.dequeue())
  return { kind: 'exhausted' }
}
export const mineSolver = {
  id: 'mine',
  options: [],
  frontier: { order: 'queue' },
  goalTest: () => 'never',
  run: mine,
}
`
  const link = `#/lab?${board}&solver=own:Mine&code=${await packSource(source)}`
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('somebody wrote: “Mine”')
  await expect(page.locator('.foreign .cm-content')).toContainText('function* mine')
  await expect(page.locator('.lab-tools .run')).toContainText('Breadth-first search')
  expect(page.frames()).toHaveLength(1)
  await page.getByRole('button', { name: 'Let it run' }).click()
  await expect(page.locator('.lab-tools .run')).toContainText('Mine')
  // On the device where it was run it runs again.
  await page.reload()
  await expect(page.locator('.lab-tools .run')).toContainText('Mine')
})

test('the editor and what runs own searches are in the first load of no page', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['', '#/lab', '#/lessons/breadth-first', '#/compare', '#/experiments']) {
    await page.goto(`/${path}`)
    await page.reload({ waitUntil: 'networkidle' })
  }
  expect(asked.filter((path) => /CodeEditor|ownCode|sandbox/.test(path))).toEqual([])
  expect(asked.length).toBeGreaterThan(20)
})
