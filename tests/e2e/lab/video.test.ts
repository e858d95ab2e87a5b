import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { lettersCame } from '../loading/behindFirstTree.ts'
import { button } from '../loading/missingParts.ts'
import { expect, test } from '../quietPage.ts'

// Twelve steps, 0 to 11. From step 8 on the tree has all its levels, so that the lab shows it as the
// video does: from where all of it is seen.
const address = './#/lab?start=123405786&solver=a-star'
const [first, last] = [8, 11]
// The tree of a video without captions and states, below its title.
const tree = { width: 1280, height: 656, top: 64 }

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

/** A file that a button saves. */
async function savedBy(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download')
  await button(page, name).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

/** The picture of the tree at a step that the lab saves, as large as in the video. */
async function savedPicture(context: BrowserContext, step: number): Promise<Buffer> {
  const page = await context.newPage()
  // In a video letters are larger.
  await page.addInitScript(() => localStorage.setItem('tansaku-settings', '{"textSize":"130"}'))
  await page.setViewportSize({ width: tree.width, height: 800 })
  const others = 'header,board,frontier,code,counts,solution,narration,transport'
  await page.goto(`${address}&step=${step}&hide=${others}`)
  const canvas = page.getByRole('application')
  await expect(canvas).toHaveAccessibleName(new RegExp(`at step ${step}\\.`))
  await lettersCame(page)
  await canvas.evaluate((element, height) => {
    if (element instanceof HTMLElement) element.style.height = `${height}px`
  }, tree.height)
  await expect.poll(() => canvas.boundingBox()).toMatchObject({ width: 1280, height: 656 })
  await button(page, 'Save the picture').click()
  const { bytes } = await savedBy(page, 'Save as PNG (pixels)')
  await page.close()
  return bytes
}

/** A page that can read videos, and nothing else. */
async function decoderPage(context: BrowserContext, files: Readonly<Record<string, Buffer>>) {
  const page = await context.newPage()
  const decoder = readFileSync('node_modules/mediabunny/dist/bundles/mediabunny.min.mjs')
  await page.route('**/decoder/*', (route) => {
    const name = route.request().url().split('/').at(-1) ?? ''
    if (name === 'decoder.mjs') {
      return route.fulfill({ contentType: 'text/javascript', body: decoder })
    }
    if (name in files) return route.fulfill({ body: files[name] })
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' })
  })
  await page.goto('./decoder/page.html')
  return page
}

/** Decodes every frame of a video; and tells how far two of its pictures are from others. */
function decoded(page: Page, video: string, pictures: readonly string[]) {
  return page.evaluate(
    async ({ video, pictures, tree }) => {
      const { ALL_FORMATS, BlobSource, CanvasSink, Input } = await import(
        new URL('decoder.mjs', location.href).href
      )
      const blobOf = async (name: string) => (await fetch(name)).blob()
      const file = await blobOf(video)
      const player = document.createElement('video')
      const played = new Promise<number>((resolve, reject) => {
        player.onloadedmetadata = () => resolve(player.duration)
        player.onerror = () => reject(new Error(player.error?.message))
      })
      player.src = URL.createObjectURL(file)
      const source = new BlobSource(file)
      const input = new Input({ formats: ALL_FORMATS, source })
      const track = await input.getPrimaryVideoTrack()
      const times: number[] = []
      const frames: ImageData[] = []
      for await (const { canvas, timestamp } of new CanvasSink(track).canvases()) {
        times.push(timestamp)
        const all = canvas.getContext('2d')
        frames.push(all.getImageData(0, tree.top, tree.width, tree.height))
      }
      const wanted: ImageData[] = []
      for (const name of pictures) {
        const picture = await createImageBitmap(await blobOf(name))
        // As large as on the screen; below the tree stands a caption.
        const sharpness = picture.width / tree.width
        const canvas = new OffscreenCanvas(tree.width, tree.height)
        const context = canvas.getContext('2d')
        if (!context) throw new Error('no canvas')
        context.imageSmoothingQuality = 'high'
        const height = tree.height * sharpness
        context.drawImage(picture, 0, 0, picture.width, height, 0, 0, tree.width, tree.height)
        wanted.push(context.getImageData(0, 0, tree.width, tree.height))
      }
      const meanDifference = (one: ImageData, other: ImageData) => {
        let sum = 0
        one.data.forEach((value, at) => (sum += Math.abs(value - other.data[at])))
        // Of each four values one is the opacity.
        return sum / ((one.data.length * 3) / 4)
      }
      const ends = [frames[0], frames[frames.length - 1]]
      return {
        times,
        width: track.displayWidth as number,
        height: track.displayHeight as number,
        duration: await played,
        /** Of the first and of the last frame, from each picture. */
        differences: ends.map((end) => wanted.map((picture) => meanDifference(end, picture))),
      }
    },
    { video, pictures, tree },
  )
}

test('a video of a run has a frame for each step, and shows what the lab shows', async ({
  page,
  context,
}) => {
  await page.goto(`${address}&step=${first}`)
  await lettersCame(page)
  await button(page, 'Share').click()
  await button(page, 'Make a video').click()
  // By default it goes on from the step that is shown to the last.
  await expect(field(page, 'From step')).toHaveValue(String(first))
  await expect(field(page, 'To step')).toHaveValue(String(last))
  await list(page, 'Pace').selectOption('4 pictures a second')
  await page.getByLabel('Narration as captions').uncheck()
  await page.getByLabel('State beside the tree').uncheck()
  const bare = await savedBy(page, 'Make and save')
  await expect(page.getByText(`Saved as ${bare.name}`)).toBeVisible()
  expect(bare.name).toMatch(/^tansaku-sliding-3x3-123405786-a-star\.(mp4|webm)$/)

  await field(page, 'From step').fill('0')
  await list(page, 'Pace').selectOption('2 pictures a second')
  await list(page, 'Size').selectOption('960 × 540')
  await page.getByLabel('Narration as captions').check()
  await page.getByLabel('State beside the tree').check()
  await expect(page.getByText('12 pictures, 0:08 long.')).toBeVisible()
  const whole = await savedBy(page, 'Make and save')

  const reader = await decoderPage(context, {
    bare: bare.bytes,
    whole: whole.bytes,
    first: await savedPicture(context, first),
    last: await savedPicture(context, last),
  })
  const short = await decoded(reader, 'bare', ['first', 'last'])
  expect(short).toMatchObject({ width: 1280, height: 720 })
  expect(short.times).toHaveLength(last - first + 1)
  short.times.forEach((time, at) => expect(time).toBeCloseTo(at / 4, 2))
  // The last picture stays until it has been seen.
  expect(short.duration).toBeCloseTo((last - first) / 4 + 2, 2)
  const [[firstAsFirst, firstAsLast], [lastAsFirst, lastAsLast]] = short.differences
  // What encoding costs, of 255; the pictures differ in few places.
  expect(firstAsFirst).toBeLessThan(2)
  expect(lastAsLast).toBeLessThan(2)
  expect(firstAsLast).toBeGreaterThan(2 * firstAsFirst)
  expect(lastAsFirst).toBeGreaterThan(2 * lastAsLast)

  const long = await decoded(reader, 'whole', [])
  expect(long).toMatchObject({ width: 960, height: 540 })
  expect(long.times).toHaveLength(last + 1)
  expect(long.duration).toBeCloseTo(last / 2 + 2, 2)
})

test('steps that cannot be had are told, and a video can be cancelled', async ({ page }) => {
  await page.goto('./#/lab?start=451260738&solver=a-star&step=5')
  await button(page, 'Share').click()
  await button(page, 'Make a video').click()
  const make = button(page, 'Make and save')
  await field(page, 'To step').fill('4')
  await expect(page.getByText('The last step comes before the first.')).toBeVisible()
  await expect(make).toHaveAttribute('aria-disabled', 'true')
  await field(page, 'To step').fill('many')
  await expect(page.getByText('Steps are whole numbers from 0 to 314.')).toBeVisible()
  await field(page, 'To step').fill('300')
  await list(page, 'Size').selectOption('1920 × 1080')
  await make.click()
  await expect(page.getByText('Making the video')).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(page.getByText('Making the video')).toBeHidden()
  await expect(make).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
