import { readFileSync } from 'node:fs'
import { readZip } from '../../pages/lab/share/deck/readZip.ts'
import { button } from '../loading/missingParts.ts'
import { expect, test } from '../quietPage.ts'

test('chosen moments are saved as slides with their narrations, and printed', async ({
  page,
}, info) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('./#/lab?start=123745086&solver=a-star&step=4')
  const narration = page.getByRole('status', { name: 'What happens at this step' })
  await expect(narration).toContainText('Node 1 leaves')
  const told = (await narration.textContent())?.trim() ?? ''

  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      const canvas = document.querySelector<HTMLCanvasElement>('.tree-pane canvas')
      const pixel = canvas?.getContext('2d')?.getImageData(1, 1, 1, 1).data
      document.title = `printed ${pixel?.slice(0, 3).join()}`
    }),
  )
  await page.pdf()
  expect(await page.title()).toBe('printed 255,255,255')

  await button(page, 'Share').click()
  await button(page, 'Choose moments').click()
  const dialog = page.getByRole('dialog', { name: 'Deck and handout' })
  await button(page, 'Add step 4').press('Enter')
  await dialog.getByLabel('Add several').selectOption('The path of the solution')
  await dialog.getByRole('button', { name: /^Add \d+ moments?$/ }).press('Enter')
  const rows = dialog.getByRole('listitem')
  const count = await rows.count()
  expect(count).toBeGreaterThan(3)
  await expect(rows.filter({ hasText: 'Step 4' })).toContainText(told)

  await button(page, 'Remove all').click()
  await expect(rows).toHaveCount(0)
  await expect(button(page, 'Undo')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(count)
  // What was chosen is kept while the dialog is closed.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Choose moments')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(count)

  const saved = page.waitForEvent('download')
  await button(page, 'Save slides as PNG').click()
  const file = info.outputPath('deck.zip')
  await (await saved).saveAs(file)
  const zip = readZip(readFileSync(file))
  const slides = [...zip].filter(([name]) => name.endsWith('.png'))
  expect(slides).toHaveLength(count)
  for (const [, png] of slides) {
    // The size of a PNG stands at the beginning of its first chunk.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1920, 1080])
  }
  const narrations = zip.get('narrations.txt')?.toString() ?? ''
  for (const sentence of await rows.locator('span').allTextContents()) {
    expect(narrations).toContain(sentence)
  }

  const isPrinted = page.evaluate(
    () => new Promise<boolean>((resolve) => (window.print = () => resolve(true))),
  )
  await button(page, 'Print handout').click()
  expect(await isPrinted).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('#app')).toBeHidden()
  const handout = page.locator('body > article')
  await expect(handout.getByRole('heading', { level: 2 })).toHaveCount(count)
  await expect(handout).toContainText('123745086 → 123456780')
  await expect(handout).toContainText(told)
  // On paper also what the screen shows dark is white.
  const corners = await handout.locator('section img').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      if (picture instanceof HTMLImageElement) canvas?.drawImage(picture, 0, 0)
      return Array.from(canvas?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? [])
    }),
  )
  expect(corners).toEqual(Array.from({ length: count }, () => [255, 255, 255]))
})
