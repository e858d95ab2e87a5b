import { expect, test } from '../quietPage.ts'

const narration = 'status'

for (const [name, query, end] of [
  ['bidirectional search', 'solver=bidirectional&start=867254301', 'a solution of 31 moves'],
  [
    'depth-first search',
    'solver=depth-first&start=627381450&order=down-right-left-up',
    'a solution of 52,702 moves',
  ],
  ['iterative deepening', 'solver=iterative-deepening', 'a solution of 15 moves'],
  [
    'IDA*, all solutions',
    'solver=ida-star&start=867254301&solutions=all',
    '40 solutions of 31 moves',
  ],
  [
    'A* with the sum',
    'solver=a-star&heuristic=sum&start=627381450&order=down-right-left-up',
    'a solution of 26 moves',
  ],
  ['greedy search', 'solver=greedy', 'a solution of'],
  ['uniform-cost search', 'solver=uniform-cost', 'a solution of 15 moves'],
  ['sliding blocks', 'problem=blocks&start=classic&metric=any', 'a solution of 81 moves'],
  [
    'peg solitaire',
    'problem=pegs-13&solver=iterative-deepening&solutions=all',
    '18 solutions of 7 moves',
  ],
] as const) {
  test(`${name} is recorded to its end, stepped back and forth`, async ({ page }) => {
    await page.goto(`./#/lab?${query}`)
    const slider = page.getByRole('slider', { name: 'Step', exact: true })
    await expect(slider).toBeEnabled()
    await expect(async () => {
      await page.getByRole('button', { name: 'Last step' }).click()
      await expect(page.getByRole(narration)).toContainText(end, { timeout: 1000 })
    }).toPass()
    await page.getByRole('button', { name: 'Step back' }).click()
    await page.keyboard.press('PageUp')
    await page.keyboard.press('Home')
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByRole(narration)).not.toBeEmpty()
    await expect(page.getByRole('region', { name: 'Code' }).locator('[aria-current]')).toHaveCount(
      1,
    )
  })
}

for (const [reason, query, message] of [
  ['two steps on pegs', 'problem=pegs-13&reached=two-step', /can be undone/],
  ['a search from many goals', 'problem=blocks&solver=bidirectional', /one goal/],
] as const) {
  test(`${reason} is refused with the reason`, async ({ page }) => {
    await page.goto(`./#/lab?${query}`)
    await expect(page.getByRole('alert')).toContainText(message)
  })
}
