import { expect, test } from '../quietPage.ts'
import { setLetters } from '../setLetters.ts'

test.use({ viewport: { width: 1366, height: 768 } })

for (const settings of ['{"theme":"projector"}', '{"textSize":"150"}']) {
  test(`the running line of code is in sight with ${settings}`, async ({ page }) => {
    await page.addInitScript((kept) => {
      localStorage.setItem('tansaku-settings', kept)
    }, settings)
    await page.goto('./#/lab?step=70')
    const line = page.getByRole('region', { name: 'Code' }).locator('[aria-current]')
    // All of it, but for a part of a pixel.
    await expect(line).toBeInViewport({ ratio: 0.98 })
  })
}

test('no line of code moves sideways or grows when it is lit, and none goes on out of sight', async ({
  page,
}) => {
  await page.goto('./#/lab?solver=a-star&step=70')
  const code = page.getByRole('region', { name: 'Code' })
  await expect(code.locator('[aria-current]')).toBeVisible()
  const heights = () =>
    code
      .locator('li')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height))
  const before = await heights()
  // Some are broken: else nothing could move.
  expect(new Set(before).size).toBeGreaterThan(1)
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('ArrowRight')
    expect(await heights()).toEqual(before)
  }
  const scroller = code.getByRole('group')
  for (const part of [scroller, page.locator('.side-panes')]) {
    expect(await part.evaluate((pane) => pane.scrollWidth - pane.clientWidth)).toBe(0)
  }
})

test('a divider follows the mouse, and the arrow keys of a person who came there by Tab', async ({
  page,
}) => {
  await page.goto('./#/lab?step=70')
  const divider = page.getByRole('separator', { name: 'Width of the side panes' })
  const share = async () => Number(await divider.getAttribute('aria-valuenow'))
  const box = await divider.boundingBox()
  if (!box) throw new Error('the divider is not seen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const before = await share()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 100, y)
  await page.mouse.up()
  await page.mouse.move(x - 300, y)
  await expect.poll(share).toBe(before + Math.round((100 / 1366) * 100))
  await divider.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect.poll(share).toBe(before + Math.round((100 / 1366) * 100) - 3)
})

test('where there is little height the frontier is a tab, and the running line is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 540 })
  await page.goto('./#/lab?step=70')
  await expect(page.getByRole('region', { name: 'Frontier' })).toBeVisible()
  await page.getByRole('tab', { name: 'Code' }).click()
  const line = page.getByRole('region', { name: 'Code' }).locator('[aria-current]')
  await expect(line.locator('.gutter')).toBeInViewport({ ratio: 1 })
})

test('the lower pane is made higher with the keyboard, and stays so', async ({ page }) => {
  await page.goto('./#/lab?step=70')
  const divider = page.getByRole('separator', { name: 'Height of the lower pane' })
  const code = page.getByRole('region', { name: 'Code' })
  await expect(code).toBeVisible()
  const before = (await code.boundingBox())?.height ?? 0
  await divider.focus()
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await code.boundingBox())?.height).toBeGreaterThan(before + 30)
  const share = await divider.getAttribute('aria-valuenow')
  await page.getByRole('button', { name: 'Side panes' }).click()
  await page.getByRole('button', { name: 'Side panes' }).click()
  await expect(divider).toHaveAttribute('aria-valuenow', share ?? '')
})

test('the digits of waiting boards can be read, and best where the theme is that of a projector', async ({
  page,
}) => {
  await page.goto('./#/lab?solver=a-star&step=150')
  const digit = page.getByRole('region', { name: 'Frontier' }).locator('svg text').first()
  await expect(digit).toBeVisible()
  const size = () =>
    digit.evaluate((text) => {
      const board = text.closest('svg')
      const cells = board?.viewBox.baseVal.height ?? Number.NaN
      const height = board?.getBoundingClientRect().height ?? Number.NaN
      return (Number.parseFloat(getComputedStyle(text).fontSize) * height) / cells
    })
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
    { width: 2560, height: 1440 },
  ]) {
    const themed = async (theme: string) => {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
      await page.setViewportSize(viewport)
      await page.evaluate(async () => {
        for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
      })
      return size()
    }
    const light = await themed('light')
    expect(light).toBeGreaterThanOrEqual(16)
    expect(await themed('projector')).toBeGreaterThan(light)
  }
})

test('no part of the lab moves when a recording ends, on a phone and where letters are large', async ({
  page,
}) => {
  // It does not end by itself: only the first part of it comes.
  await page.route('**/record.worker*', () => {})
  await page.goto('./#/lab?problem=sliding-4x4&start=15,2,1,12,8,5,6,11,4,9,10,7,3,14,13,0')
  const stop = page.getByRole('button', { name: 'Stop recording' })
  const parts = [
    page.getByRole('application'),
    page.getByRole('button', { name: 'Step back' }),
    page.getByRole('slider', { name: 'Step' }),
  ]
  const tops = async () => {
    const found: string[] = []
    for (const [theme, textSize, width, height] of [
      ['light', '100', 360, 740],
      ['projector', '150', 390, 844],
      ['light', '100', 1024, 768],
      ['light', '150', 1366, 768],
      ['projector', '115', 1366, 768],
      ['projector', '130', 1366, 768],
      ['light', '115', 1040, 768],
      ['light', '130', 1090, 768],
      ['projector', '150', 1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await setLetters(page, { theme, textSize })
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
      const places = boxes.map((box) => Math.round(box?.y ?? -1))
      found.push(`${theme} ${textSize} % at ${width}: ${places.join(', ')}`)
    }
    return found
  }
  await expect(stop).toBeVisible()
  const before = await tops()
  await stop.click()
  await expect(stop).toHaveCount(0)
  expect(await tops()).toEqual(before)
})

test('the tools of a tree take one row beside a map on a projector, and on a narrow phone', async ({
  page,
}) => {
  await page.goto('./#/lab?problem=wolf&step=5')
  const tools = page.getByRole('toolbar', { name: 'View of the tree' })
  await expect(tools.getByRole('button')).toHaveCount(8)
  const rows = () =>
    tools
      .getByRole('button')
      .evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size)
  for (const [theme, textSize, width, height] of [
    ['projector', '100', 1366, 768],
    ['projector', '130', 1920, 1080],
    ['projector', '150', 1366, 768],
    ['light', '100', 1024, 768],
    ['light', '100', 360, 740],
    ['light', '150', 390, 844],
    ['projector', '150', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await setLetters(page, { theme, textSize })
    await expect.poll(rows, { message: `${theme} ${textSize} % at ${width}` }).toBe(1)
    const isWithin = await tools.evaluate((own) => own.scrollWidth <= own.clientWidth)
    expect(isWithin).toBe(true)
  }
})

test('beside a map on a projector with large letters the legend leaves the tree its room, and explains a twin without covering a node', async ({
  page,
}) => {
  await page.goto('./#/lab?problem=graph&solver=a-star&step=20')
  const legend = page.getByRole('region', { name: 'Search tree' }).getByRole('list', {
    name: 'What the marks mean',
  })
  const twin = page.getByText('same state')
  await expect(twin).toBeVisible()
  for (const textSize of ['130', '150']) {
    await setLetters(page, { theme: 'projector', textSize })
    await expect(async () => {
      const marks = await legend.getByRole('listitem').evaluateAll((all) =>
        all.map((each) => {
          const { left, right, top } = each.getBoundingClientRect()
          return { left, right, top }
        }),
      )
      expect(new Set(marks.map(({ top }) => top)).size).toBeLessThanOrEqual(3)
      const [own, whole] = [await twin.boundingBox(), await legend.boundingBox()]
      if (!own || !whole) throw new Error('it is not drawn')
      expect(own.y).toBeGreaterThanOrEqual(whole.y)
      expect(own.y + own.height).toBeLessThanOrEqual(whole.y + whole.height)
      const last = marks.at(-1)
      expect(own.x).toBeGreaterThan(last?.right ?? Number.NaN)
    }).toPass()
  }
})
