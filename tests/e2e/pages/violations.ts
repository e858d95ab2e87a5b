import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What is looked at; without levels, all that axe looks for by itself. */
interface Looked {
  readonly levels?: readonly string[]
  readonly except?: string
}

/**
 * What axe finds wrong with a page as it is now. It runs in the page: only what is wrong is handed
 * over, for a report of all that is right takes several times as long as finding it.
 */
export async function violations(page: Page, { levels, except }: Looked = {}) {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  }
  return page.evaluate(
    async ({ levels, except }) => {
      // The script has put it there.
      const { axe: run } = window as unknown as { axe: typeof axe }
      const { violations: found } = await run.run(except ? { exclude: [except] } : document, {
        resultTypes: ['violations'],
        ...(levels && { runOnly: { type: 'tag', values: [...levels] } }),
      })
      return found.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
      }))
    },
    { levels, except },
  )
}
