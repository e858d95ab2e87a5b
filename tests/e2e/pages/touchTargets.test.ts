import type { Page } from '@playwright/test'
import { openSet } from '../lecture/openSet.ts'
import { examplesCame } from '../loading/behindFirstTree.ts'
import { expect, test } from '../quietPage.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

const pages: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  lab: async (page) => {
    await page.goto('./#/lab?start=123456078&step=6')
    await expect(page.getByRole('slider', { name: 'Step', exact: true })).toBeEnabled()
  },
  lessons: async (page) => {
    await page.goto('./#/lessons')
    await expect(page.getByRole('heading', { name: 'Lessons', exact: true })).toBeVisible()
  },
  home: async (page) => {
    await page.goto('./')
    await examplesCame(page)
  },
  experiments: async (page) => {
    await page.goto('./#/experiments?count=3&solvers=a-star')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Finished: 3 runs.')
  },
  'editor of graphs': async (page) => {
    await page.goto('./#/lab?problem=graph')
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByRole('button', { name: 'Draw the graph' }).click()
    await page.getByRole('button', { name: /^Sibiu, h / }).press('Enter')
    await expect(page.getByRole('group', { name: 'Node Sibiu' })).toBeVisible()
  },
  'editor of maps': async (page) => {
    await page.goto('./#/lab?problem=grid&map=terrain:99x99:1')
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByRole('button', { name: 'Draw the map' }).click()
    await expect(page.getByRole('button', { name: 'Larger' })).toBeVisible()
  },
  set: openSet,
  settings: async (page) => {
    await page.goto('./#/lessons')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
}

/** The buttons and links that a finger could miss; words of a sentence may be links. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const targets = [...document.querySelectorAll<HTMLElement>('button, a[href]')]
    return targets
      .filter((target) => {
        if (!target.checkVisibility() || target instanceof SVGElement) return false
        if (target.closest('svg, [aria-hidden="true"]')) return false
        const around = target.parentElement?.textContent.trim()
        const isInSentence =
          getComputedStyle(target).display.startsWith('inline') &&
          !!target.closest('p, dd, td, th') &&
          around !== target.textContent.trim()
        const { width, height } = target.getBoundingClientRect()
        return !isInSentence && width > 0 && (width < least || height < least)
      })
      .map((target) => {
        const { width, height } = target.getBoundingClientRect()
        const name = target.getAttribute('aria-label') ?? target.textContent.trim()
        return `${name}: ${Math.round(width)} × ${Math.round(height)}`
      })
  }, 39.9)
}

for (const [name, open] of Object.entries(pages)) {
  test(`a finger hits every button and link of the ${name} on a phone`, async ({ page }) => {
    await open(page)
    expect(await smallTargets(page)).toEqual([])
  })
}
