import type { Page } from '@playwright/test'
import { expect } from './quietPage.ts'

/** Waits for the app's letters: they come behind the first tree, and what is drawn is drawn anew. */
export async function lettersCame(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
}

/** Waits until a question in the text of a lesson can be answered: what it asks comes behind the tree. */
export async function canBeAnswered(page: Page): Promise<void> {
  const toBoards = page.getByRole('button', { name: 'Go to the nodes that wait' })
  await expect(toBoards).toBeAttached()
}
