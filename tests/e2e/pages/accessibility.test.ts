import type { Page } from '@playwright/test'
import { openSet } from '../lecture/openSet.ts'
import { examplesCame } from '../loading/behindFirstTree.ts'
import { expect, test } from '../quietPage.ts'
import { violations } from './violations.ts'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const themes = ['light', 'dark', 'projector'] as const

const pages: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto('./')
    const stage = page.getByRole('region', { name: 'A breadth-first search of the 8-puzzle' })
    await expect(stage).toBeVisible()
    await examplesCame(page)
  },
  lab: async (page) => {
    await page.goto('./#/lab?start=123456078&step=6')
    await expect(page.getByRole('status')).toContainText('node 4')
  },
  'lab with a map': async (page) => {
    await page.goto('./#/lab?problem=graph&solver=a-star&step=16')
    await expect(page.getByRole('region', { name: 'Map' }).getByRole('button')).toHaveCount(22)
  },
  'editor of graphs': async (page) => {
    await page.goto('./#/lab?problem=graph')
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByRole('button', { name: 'Draw the graph' }).click()
    await page.getByText('As text').click()
    await expect(page.getByRole('textbox', { name: 'The graph as text' })).toBeVisible()
    await page.getByRole('button', { name: /^Sibiu, h / }).press('Enter')
    await expect(page.getByRole('group', { name: 'Node Sibiu' })).toBeVisible()
  },
  'editor of maps': async (page) => {
    await page.goto('./#/lab?problem=grid')
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByRole('button', { name: 'Draw the map' }).click()
    await page.getByText('As text').click()
    await expect(page.getByRole('textbox', { name: 'The map as text' })).toBeVisible()
  },
  'set-up': async (page) => {
    await page.goto('./#/lab?start=123456078')
    await page.getByRole('button', { name: 'Change' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'editor of tiles': (page) => edit(page, 'start=123456870'),
  'editor of blocks': (page) => edit(page, 'problem=blocks&start=three-by-three'),
  'editor of pegs': (page) => edit(page, 'problem=pegs-15'),
  'editor of jugs': (page) => edit(page, 'problem=jugs'),
  'board played on': async (page) => {
    await page.goto('./#/lab?problem=blocks&start=three-by-three')
    await page.getByRole('button', { name: 'Play by hand' }).click()
    await page.getByRole('button', { name: 'Hint' }).click()
    await expect(page.getByText(/The goal is \d+ moves? away/)).toBeVisible()
  },
  solution: async (page) => {
    await page.goto('./#/lab?start=123456078&step=99')
    await page.getByRole('tab', { name: 'Solution' }).click()
    await expect(page.getByRole('list', { name: 'States of the solution' })).toBeVisible()
  },
  share: async (page) => {
    await page.goto('./#/lab?start=123456078')
    await expect(page.getByRole('slider', { name: 'Step', exact: true })).toBeEnabled()
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  experiments: async (page) => {
    await page.goto('./#/experiments?count=3&solvers=a-star,greedy')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Finished: 6 runs.')
  },
  settings: async (page) => {
    await page.goto('./#/lessons')
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  comparison: async (page) => {
    await page.goto('./#/compare?a=start%3D123456078&b=start%3D123456078%26solver%3Da-star&time=2')
    await expect(page.getByRole('table', { name: 'Counts' })).toContainText('2')
    await page.getByRole('button', { name: 'Show the finding' }).click()
    await expect(page.getByText('All solve it in the same number of moves, 2.')).toBeVisible()
  },
  'prepared comparisons': async (page) => {
    await page.goto('./#/compare')
    await expect(page.getByRole('heading', { name: 'Compare searches' })).toBeVisible()
  },
  lessons: async (page) => {
    await page.goto('./#/lessons')
    await expect(page.getByRole('listitem').last().locator('svg')).toBeVisible()
  },
  lesson: async (page) => {
    await page.goto('./#/lessons/02-breadth-first')
    const told = page.getByRole('status', { name: 'What happens at this step' })
    await expect(told).toContainText('node 0')
    // The text and the slider come after the stage's first words.
    await expect(page.getByRole('region', { name: 'The stage' })).toHaveAttribute(
      'data-target',
      '0',
    )
    await expect(page.getByRole('slider', { name: 'Step', exact: true })).toBeEnabled()
  },
  sets: async (page) => {
    await page.goto('./#/sets')
    await expect(page.getByRole('heading', { name: 'Sets' })).toBeVisible()
  },
  set: openSet,
  'form that adds to a set': async (page) => {
    await page.goto('./#/compare?a=start%3D123456078&b=start%3D123456078%26solver%3Da-star&time=2')
    await page.getByRole('button', { name: 'Add to a set' }).click()
    await expect(page.getByRole('dialog', { name: 'Add to a set' })).toBeVisible()
  },
  'window of a presenter': async (page) => {
    await openSet(page)
    await page.goto('./#/present/lessons/02-breadth-first/first-of-two?set=x&entry=a')
    const beside = page.getByRole('complementary', { name: 'Presenter' })
    await expect(beside.getByText('Node 2 leaves the queue')).toBeVisible()
    await beside.getByText('All entries').click()
    await expect(beside.getByRole('button', { name: 'One' })).toBeVisible()
  },
  'window of a projector': async (page) => {
    await page.goto('./#/show/lab?start=152436780&step=7')
    await expect(page.getByRole('application')).toHaveAccessibleName(/at step 7\./)
  },
  'address that is not found': async (page) => {
    await page.goto('./#/nowhere')
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
  },
}

/** Opens the set-up of a search, and in it the editor of the start board. */
async function edit(page: Page, search: string): Promise<void> {
  await page.goto(`./#/lab?${search}`)
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('button', { name: 'Edit the start' }).click()
  await expect(page.getByRole('group', { name: 'The start' })).toBeVisible()
}

/** What the settings do to the document, without a reload. */
async function showIn(page: Page, theme: string): Promise<void> {
  await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme)
}

async function expectNoViolations(page: Page): Promise<void> {
  for (const theme of themes) {
    await showIn(page, theme)
    // Dark is light in other colours; a projector has other sizes too.
    expect(await violations(page, { levels, colours: theme === 'dark' }), theme).toEqual([])
  }
}

/** These are laid out anew on a phone. */
const onPhonesToo: readonly string[] = [
  'editor of graphs',
  'editor of maps',
  'window of a presenter',
  'window of a projector',
]

for (const [name, open] of Object.entries(pages)) {
  test(`axe finds nothing on the ${name} in any theme`, async ({ page }) => {
    // The theme of the system is one of the others.
    await open(page)
    await expectNoViolations(page)
    if (!onPhonesToo.includes(name)) return
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoViolations(page)
  })
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [683, 384],
] as const) {
  test(`no page is wider than a screen of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const address of [
      '',
      'lab?start=123456078',
      'lab?problem=graph&from=10-costs',
      'lessons',
      'lessons/02-breadth-first',
      'compare',
      'compare?a=start%3D123456078',
      'no',
    ]) {
      await page.goto(`./?${encodeURIComponent(address)}#/${address}`)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
      if (address === '') await examplesCame(page)
      // These have a stage, whose parts come behind its tree.
      if (/[/?]/.test(address)) await expect(page.getByRole('slider').last()).toBeEnabled()
      const wide = await page.evaluate(() => document.scrollingElement?.scrollWidth)
      expect(wide, address).toBeLessThanOrEqual(width)
    }
  })
}
