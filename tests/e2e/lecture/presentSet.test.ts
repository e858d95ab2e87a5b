import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../quietPage.ts'

const console = (page: Page) => page.getByRole('complementary', { name: 'Presenter' })
const talk = (page: Page) => console(page).getByRole('region', { name: 'Monday' })
const button = (page: Page, name: string) => talk(page).getByRole('button', { name, exact: true })

const entries = [
  {
    id: 'moment',
    title: 'Node 2 is expanded',
    address: '#/lab?start=152436780&step=7',
    note: 'Ask who has a guess.',
    minutes: 4,
  },
  {
    id: 'place',
    title: 'A question',
    address: '#/lessons/02-breadth-first/first-of-two',
    note: 'Wait for three answers.\nThen go on.',
    minutes: 3,
  },
  {
    id: 'pair',
    title: 'Two searches',
    address: '#/compare?a=start%3D123456078&b=start%3D123456078%26solver%3Da-star&time=2',
    note: '',
  },
]

/** Keeps the set on the device, changed as another tab would change it. */
async function keep(page: Page, kept: readonly object[]): Promise<void> {
  const set = { format: 'tansaku-set', version: 1, id: 'monday', name: 'Monday', entries: kept }
  await page.evaluate(
    (text) => localStorage.setItem('tansaku-set:monday', text),
    JSON.stringify(set),
  )
}

/** Opens the presenter's window from the page of the set, as its links do. */
async function present(page: Page, context: BrowserContext, name: string): Promise<Page> {
  await page.goto('./#/sets')
  await keep(page, entries)
  await page.reload()
  await page.getByRole('link', { name: 'Monday' }).click()
  const link = page.getByRole('link', { name, exact: true })
  const [presenter] = await Promise.all([context.waitForEvent('page'), link.click()])
  return presenter
}

async function openProjector(page: Page, context: BrowserContext): Promise<Page> {
  const link = page.getByRole('link', { name: 'Open the projector’s window' })
  const [projector] = await Promise.all([context.waitForEvent('page'), link.click()])
  return projector
}

/** Both windows show an entry. */
async function expectAt(presenter: Page, projector: Page, at: 0 | 1 | 2): Promise<void> {
  await expect(talk(presenter).getByText(`${at + 1} of 3`)).toBeVisible()
  await expect(talk(presenter).getByRole('status')).toContainText(entries[at].title)
  await expect(presenter).not.toHaveURL(/[?&](set|entry)=/)
  const shown = [
    projector.getByRole('application', { name: /at step 7\./ }),
    projector.getByText('Which node leaves the frontier next?'),
    projector.getByRole('table', { name: 'Counts' }),
  ]
  await expect(shown[at]).toBeVisible()
  for (const other of shown.filter((each) => each !== shown[at] && at !== 1)) {
    await expect(other).toHaveCount(0)
  }
}

test('a set is presented from entry to entry, by click and by clicker, and the projector follows', async ({
  page,
  context,
}) => {
  const presenter = await present(page, context, 'Present')
  await expect(talk(presenter).getByText('Ask who has a guess.')).toBeVisible()
  await expect(talk(presenter)).toContainText('A question')
  await expect(talk(presenter)).toContainText('Wait for three answers.')
  await expect(talk(presenter)).not.toContainText('Then go on.')
  await expect(console(presenter).getByText(/of 7:00/)).toBeVisible()
  await expect(console(presenter).getByText(/of 4:00/)).toBeVisible()
  await expect(presenter.getByText('is not a setting')).toHaveCount(0)
  const projector = await openProjector(presenter, context)
  await expectAt(presenter, projector, 0)

  await presenter.bringToFront()
  await button(presenter, 'Next').click()
  await expectAt(presenter, projector, 1)
  await expect(console(presenter).getByText(/of 3:00/)).toBeVisible()
  await projector.bringToFront()
  await projector.keyboard.press('PageDown')
  await expectAt(presenter, projector, 2)
  await expect(talk(presenter).getByText('This is the last entry.')).toBeVisible()
  // What a presenter presses takes no room from the pictures for the class.
  await expect(presenter.getByRole('toolbar').first()).toBeVisible()
  await expect(projector.getByRole('toolbar')).toHaveCount(0)
  await projector.keyboard.press('PageDown')
  await expect(talk(presenter).getByText('That was the last entry.')).toBeVisible()
  await projector.keyboard.press('PageUp')
  await expectAt(presenter, projector, 2)

  await presenter.bringToFront()
  await presenter.reload()
  await expectAt(presenter, projector, 2)
  await presenter.goBack()
  await expectAt(presenter, projector, 1)
  await presenter.keyboard.press('PageUp')
  await expectAt(presenter, projector, 0)
  await talk(presenter).getByText('All entries').click()
  await button(presenter, 'Two searches').click()
  await expectAt(presenter, projector, 2)
  await expect(button(presenter, 'Two searches')).toHaveAttribute('aria-current', 'true')
})

test('a clicker steps where that was chosen, and the arrow keys always do', async ({
  page,
  context,
}) => {
  const presenter = await present(page, context, 'Present from “Node 2 is expanded”')
  const picture = presenter.getByRole('application')
  await expect(picture).toHaveAccessibleName(/at step 7\./)
  await presenter.keyboard.press('ArrowRight')
  await expect(picture).toHaveAccessibleName(/at step 8\./)
  const next = console(presenter).getByRole('heading', { name: /^Next/ })
  await expect(next).toHaveText(['Next entry'])
  await button(presenter, 'step by step').click()
  await expect(next).toHaveText(['Next entry', 'Next step'])
  await presenter.keyboard.press('PageUp')
  await expect(picture).not.toHaveAccessibleName(/at step 8\./)
  await expect(talk(presenter).getByText('1 of 3')).toBeVisible()
  await presenter.reload()
  await expect(button(presenter, 'step by step')).toHaveAttribute('aria-pressed', 'true')
})

test('a set that is changed meanwhile is followed, and what is gone is told', async ({
  page,
  context,
}) => {
  const presenter = await present(page, context, 'Present from “A question”')
  await expect(talk(presenter).getByText('2 of 3')).toBeVisible()
  const [moment, , pair] = entries
  await keep(page, [moment, pair])
  await expect(talk(presenter).getByText('This entry is no longer in the set.')).toBeVisible()
  await button(presenter, 'Next').click()
  await expect(talk(presenter).getByText('2 of 2')).toBeVisible()
  await expect(talk(presenter).getByRole('status')).toContainText('Two searches')
  await page.evaluate(() => localStorage.removeItem('tansaku-set:monday'))
  await expect(console(presenter).getByText('This set was removed.')).toBeVisible()
})

test('an address with a set that this device does not have is presented without one', async ({
  page,
}) => {
  await page.goto('./#/present/lab?start=152436780&step=7&set=other&entry=one')
  await expect(page.getByRole('application')).toHaveAccessibleName(/at step 7\./)
  await expect(page).toHaveURL(/step=7$/)
  await expect(console(page).getByText('The clicker goes')).toHaveCount(0)
  await expect(console(page)).not.toContainText('removed')
})
