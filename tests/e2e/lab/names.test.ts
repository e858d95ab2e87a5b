import type { Page } from '@playwright/test'
import { lettersCame } from '../loading/behindFirstTree.ts'
import { expect, test } from '../quietPage.ts'

const lab = './#/lab?start=867254301&step=62'
const legend = 'pointed at'
/** The names in the sentence under the tree, which are hidden from those who hear the plain text. */
const names = (page: Page) => page.locator('.narration .node-name')

test('a name in the sentence points its node out, and selects it', async ({ page }) => {
  await page.goto(lab)
  await expect(names(page)).toHaveText(['24', '10'])
  await expect(page.getByText(legend)).toBeHidden()
  await names(page).nth(1).hover()
  await expect(page.getByText(legend)).toBeVisible()
  await names(page).nth(1).click()
  await expect(page.getByRole('heading', { name: 'Node 10 selected' })).toBeVisible()
  await page.mouse.move(1, 1)
  await expect(page.getByText(legend)).toBeHidden()
})

for (const [place, path, size] of [
  ['of a comparison', './#/compare?a=start%3D123405678&b=solver%3Da-star&time=20', undefined],
  ['on a phone', lab, { width: 390, height: 844 }],
] as const) {
  test(`the picture ${place} tells what is pointed at, and nothing moves`, async ({ page }) => {
    if (size) await page.setViewportSize(size)
    await page.goto(path)
    await expect(names(page).first()).toBeVisible()
    await expect(page.getByRole('slider', { name: /^(Step|Common time)$/ })).toBeEnabled()
    await lettersCame(page)
    const boxes = () =>
      page
        .locator('canvas, .narration')
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())))
    const before = await boxes()
    await names(page).first().hover()
    const told = page.getByText(legend)
    await expect(told).toBeVisible()
    // One that is clipped away has a box too: what is at its place has to be within the picture.
    const [own, picture] = [
      await told.boundingBox(),
      await page.locator('canvas').first().boundingBox(),
    ]
    expect(own?.y).toBeGreaterThanOrEqual(picture?.y ?? Infinity)
    expect((own?.y ?? Infinity) + (own?.height ?? 0)).toBeLessThan(
      (picture?.y ?? 0) + (picture?.height ?? 0),
    )
    expect(await boxes()).toEqual(before)
  })
}

test('after a name is pressed the keys still go from step to step', async ({ page }) => {
  await page.goto(lab)
  await names(page).nth(1).click()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').first()).toContainText('node 45')
  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
})

test('what is read out is plain text, without a button', async ({ page }) => {
  await page.goto(lab)
  const told = page.getByRole('status', { name: 'What happens at this step' })
  await expect(told).toContainText('leads back to node 10')
  await expect(told.locator('button')).toHaveCount(0)
})

test('the home page has no names to press', async ({ page }) => {
  await page.goto('./')
  await expect(page.getByRole('status', { name: 'What happens at this step' })).toContainText(
    'node',
  )
  await expect(names(page)).toHaveCount(0)
})

test('a node named in a lesson is pointed out on its stage', async ({ page }) => {
  await page.goto('./#/lessons/04-two-step-pruning/middle-level')
  const name = page.getByRole('button', { name: 'node 9' }).first()
  await name.scrollIntoViewIfNeeded()
  await name.click()
  await expect(page.getByText(legend)).toBeVisible()
})
