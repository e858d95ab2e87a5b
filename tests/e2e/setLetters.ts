import type { Page } from '@playwright/test'

/** The theme that a page is shown in, and the size of its letters in percent. */
export interface Letters {
  readonly theme: string
  readonly textSize: string
}

/** Shows the page in another theme and text size, and waits until its pictures have followed. */
export async function setLetters(page: Page, letters: Letters): Promise<void> {
  await page.evaluate(async (chosen) => {
    Object.assign(document.documentElement.dataset, chosen)
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, letters)
}
