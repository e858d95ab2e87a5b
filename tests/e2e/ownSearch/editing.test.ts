import type { Page } from '@playwright/test'
import { packText } from '../../../src/shared/link/packText.ts'
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

/** Chooses from the menu of the search that is open in the editor. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More for this search' }).click()
  await page.getByRole('button', { name }).click()
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
  await choose(page, 'Your searches')
  await expect(page.locator('[data-entry]')).toHaveCount(1)
})

test('a search that runs can be closed or deleted, and opened again from its code', async ({
  page,
}) => {
  await openCopy(page, 'breadth-first')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.locator('.lab-tools .run')).toContainText('Breadth-first search (copy)')
  await choose(page, 'Close the editor')
  await page.getByRole('button', { name: 'Step forward' }).click()
  await page.getByRole('button', { name: 'Edit a copy' }).click()
  await expect(lit(page)).toContainText('yield tree.expand(node)')
  await choose(page, 'Your searches')
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit a copy' }).click()
  // Its beginning may be scrolled away.
  await expect(editor(page)).toContainText('if (testWhenTaken && tree.isGoal(node))')
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

test('a search that was stopped stands at its last step, and the notice leads to its line', async ({
  page,
}) => {
  await openCopy(page, 'breadth-first')
  await replace(
    page,
    'yield tree.expand(node)',
    "if (node === 3) throw new Error('no luck'); yield tree.expand(node)",
  )
  await page.keyboard.press('ControlOrMeta+Home')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(told(page)).toContainText('no luck')
  const step = /after step (\d+)/.exec((await told(page).textContent()) ?? '')?.[1]
  expect(Number(step)).toBeGreaterThan(3)
  await expect(page).toHaveURL(new RegExp(`step=${step}`))
  const marked = page.locator('.code-editor .mark-text')
  await expect(marked).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Counts' }).click()
  await page.getByRole('button', { name: /^Go to line \d+$/ }).click()
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('// here ')
  await expect(editor(page)).toContainText('// here     if (node === 3) throw')
})

test('why a run was stopped goes away when the next text cannot be read', async ({ page }) => {
  await openCopy(page, 'breadth-first')
  await replace(page, 'yield tree.expand(node)', 'yield tree.expand(nobody)')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(told(page)).toContainText('nobody is not defined')
  await replace(page, 'tree.expand(nobody)', 'tree.expand(= node)')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.locator('.lab-code [role="alert"]')).toContainText('This cannot be read')
  await expect(told(page)).toHaveCount(0)
})

test('another name in the list reaches the search that runs', async ({ page }) => {
  await openCopy(page, 'breadth-first')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.locator('.lab-tools .run')).toContainText('Breadth-first search (copy)')
  await page.getByRole('button', { name: 'Step forward' }).click()
  await choose(page, 'Your searches')
  await page.getByRole('button', { name: /^Rename/ }).click()
  await page.getByLabel('New name').fill('Mine')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.locator('.lab-tools .run')).toContainText('Mine')
  await expect(page).toHaveURL(/solver=own:Mine.*step=1/)
})

test('code that is too long for an address is found on the device after a reload', async ({
  page,
}) => {
  await openCopy(page, 'breadth-first')
  // Letters without an order: they cannot be packed much smaller.
  const letters = Array.from({ length: 9_000 }, () => Math.random().toString(36)[2] ?? '').join('')
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.insertText(`// ${letters}${letters.split('').reverse().join('')}`)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.locator('.lab-tools .run')).toContainText('Breadth-first search (copy)')
  await page.getByRole('button', { name: 'Step forward' }).click()
  await expect(page).toHaveURL(/step=1/)
  expect(page.url()).not.toContain('code=')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog')).toContainText('too long for a link')
  await page.reload()
  await expect(page.locator('.lab-tools .run')).toContainText('Breadth-first search (copy)')
  await expect(page.locator('.transport .position')).toContainText('Step 1 of')
})

test('all text can be replaced right after the editor has filled the page', async ({ page }) => {
  await openCopy(page, 'breadth-first')
  await page.getByRole('button', { name: 'Full page' }).click()
  await expect(page.getByRole('button', { name: 'Beside the tree' })).toBeFocused()
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('const all = 1')
  await expect(editor(page)).toContainText('const all = 1')
  await page.getByRole('button', { name: 'Beside the tree' }).click()
  await expect(editor(page)).toContainText('const all = 1')
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
  const link = `#/lab?${board}&solver=own:Mine&code=${await packText(source)}`
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('from elsewhere: “Mine”')
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
  for (const path of ['', '#/lab', '#/lessons/02-breadth-first', '#/compare', '#/experiments']) {
    await page.goto(`/${path}`)
    await page.reload({ waitUntil: 'networkidle' })
  }
  expect(asked.filter((path) => /CodeEditor|ownCode/.test(path))).toEqual([])
  expect(asked.length).toBeGreaterThan(20)
})
