import type { Locator, Page } from '@playwright/test'
import { expect } from '../quietPage.ts'

/** Waits for the app's letters: they come behind the first tree, and what is drawn is drawn anew. */
export async function lettersCame(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
}

// For each kind of question one of its buttons.
const answerable = /^(Check|Go to the nodes that wait|Depth .*)$/

/** Waits until a question in the text of a lesson can be answered: what it asks comes behind the tree. */
export async function canBeAnswered(question: Locator): Promise<void> {
  await expect(question.getByRole('button', { name: answerable }).first()).toBeAttached()
}

/** Waits for the examples of the first page. */
export async function examplesCame(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: /The whole 8-puzzle/ })).toBeAttached()
}
