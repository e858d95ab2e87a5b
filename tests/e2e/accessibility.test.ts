import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './quietPage.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the lab in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('./#/lab?start=123456078&step=6')
    await expect(page.getByRole('status')).toContainText('node 4')
    const results = await new AxeBuilder({ page }).analyze()
    expect(results.violations).toEqual([])
  })

  test(`axe finds nothing on the set-up in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('./#/lab?start=123456078')
    await page.getByRole('button', { name: 'Change' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const results = await new AxeBuilder({ page }).analyze()
    expect(results.violations).toEqual([])
  })
}
