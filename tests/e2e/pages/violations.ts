import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What is looked at; without levels, all that axe looks for by itself. */
interface Looked {
  readonly levels?: readonly string[]
  readonly except?: string
  /** Whether nothing but the colours is others than when all was looked at. */
  readonly colours?: boolean
}

/** The rules that look at colours. */
const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds wrong with a page as it is now. It runs in the page: only what is wrong is handed
 * over, for a report of all that is right takes several times as long as finding it.
 */
export async function violations(page: Page, { levels, except, colours = false }: Looked = {}) {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  }
  const runOnly = colours
    ? { type: 'rule' as const, values: ofColours }
    : levels && { type: 'tag' as const, values: [...levels] }
  return page.evaluate(
    async ({ runOnly, except }) => {
      // The script has put it there.
      const { axe: run } = window as unknown as { axe: typeof axe }
      const { violations: found } = await run.run(except ? { exclude: [except] } : document, {
        resultTypes: ['violations'],
        ...(runOnly && { runOnly }),
      })
      return found.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
      }))
    },
    { runOnly, except },
  )
}
