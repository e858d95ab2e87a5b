import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { build, preview } from 'vite'
import { browserLaunch } from '../../e2e/browser'
import { recordingStands } from './inPage'

const port = 47165
const viewport = { width: 1366, height: 768 }

/** The built app in a browser whose frames come as fast as the machine makes them. */
export async function openApp() {
  await build({ logLevel: 'error' })
  const server = await preview({ preview: { port, strictPort: true } })
  const launch = await browserLaunch()
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  })
  const context = await browser.newContext({ viewport, bypassCSP: true })
  const close = async () => {
    await browser.close()
    await server.close()
  }
  return { home: `http://localhost:${port}/`, context, close }
}

/** Opens the lab, and waits until no more steps come. */
export async function openLab(page: Page, home: string, address: string): Promise<void> {
  await page.goto(`${home}#/lab?${address}`)
  await page.getByRole('slider', { name: 'Step', exact: true }).waitFor()
  await page.waitForFunction(recordingStands, undefined, { polling: 2_000, timeout: 120_000 })
}

/** Sees the whole of what is drawn at its last step. */
export async function showWhole(page: Page): Promise<void> {
  await page.bringToFront()
  await page.getByRole('button', { name: 'Last step' }).click()
  const fit = page.getByRole('button', { name: 'Fit', exact: true })
  if (await fit.isVisible()) await fit.click()
  await page.waitForTimeout(1_500)
}

/** Presses the mouse on the step slider. */
export async function holdSlider(page: Page): Promise<void> {
  const slider = await page.locator('.step-slider .root').boundingBox()
  if (!slider) throw new Error('no step slider')
  await page.mouse.move(slider.x + slider.width - 10, slider.y + slider.height / 2)
  await page.mouse.down()
}
