import type { CountInColumns } from '../../../layout/density/countInColumns'
import { rememberedCounts } from '../../../layout/density/rememberedCounts'
import type { Brush } from '../brush/brush'
import type { Palette } from '../brush/palette'
import { denseHeight } from '../picture/denseLevels'
import type { DenseLevel } from '../picture/denseLevels'
import { mixDensity } from './mixDensity'
import type { KindColours, Rgb } from './mixDensity'
import { paintDensityPatterns } from './paintDensityPatterns'

/** In a line that is at least as high, two kinds of nodes can stand one above the other. */
const leastInHalves = 4

/** An image to mix colours in, and what was mixed there last. */
interface MixingImage {
  readonly canvas: OffscreenCanvas
  mixture?: Mixture
}

/** Pixels of levels, and what they were mixed from. */
interface Mixture {
  readonly pixels: ImageData
  readonly palette: Palette
  readonly linesEach: 1 | 2
  readonly forward: KindColours
  readonly backward: KindColours
  readonly held: DenseLevel['counts'][]
}

/** What is kept from one picture of a tree to the next: its counts, and an image to mix colours in. */
export interface DensityWorkspace {
  readonly count: CountInColumns
  readonly image: MixingImage
}

export function densityWorkspace(): DensityWorkspace {
  const image: MixingImage = { canvas: new OffscreenCanvas(1, 1) }
  // A browser that was short of memory gives an empty one back.
  image.canvas.oncontextrestored = () => delete image.mixture
  return { count: rememberedCounts(), image }
}

/**
 * Draws dense levels: each column of pixels in the colours of the nodes that share it. The levels
 * are mixed in an image of one or two lines each, which the canvas then stretches.
 *
 * @param opacity how strongly, from 0 to 1
 */
export function paintDensity(
  context: Brush,
  image: MixingImage,
  palette: Palette,
  levels: readonly DenseLevel[],
  width: number,
  gap: number,
  opacity = 1,
): void {
  if (levels.length === 0) return
  const columns = levels[0].counts.waiting.length
  const height = denseHeight(levels[0].view, gap)
  const linesEach = height < leastInHalves ? 1 : 2
  const lines = levels.length * linesEach
  const imageContext = image.canvas.getContext('2d')
  if (!imageContext) return
  const { pixels, forward, backward, held } = mixtureOf(image, columns, lines, linesEach, palette)
  if (mixDensity(pixels.data, levels, columns, linesEach, forward, backward, held))
    imageContext.putImageData(pixels, 0, 0)

  context.imageSmoothingEnabled = false
  levels.forEach(({ view, opacity: ownOpacity }, level) => {
    const [from, y] = [level * linesEach, view.y - height / 2]
    context.globalAlpha = ownOpacity * opacity
    context.drawImage(image.canvas, 0, from, columns, linesEach, 0, y, width, height)
  })
  if (palette.patterned) paintDensityPatterns(context, palette, levels, width, height, opacity)
  context.globalAlpha = 1
}

/** The mixture in an image: the one before, where it has the size and the colours asked for. */
function mixtureOf(
  image: MixingImage,
  width: number,
  height: number,
  linesEach: 1 | 2,
  palette: Palette,
): Mixture {
  const { canvas, mixture: before } = image
  const isLarge = before?.pixels.width === width && before.pixels.height === height
  if (isLarge && before.palette === palette && before.linesEach === linesEach) return before
  if (!isLarge) Object.assign(canvas, { width, height })
  const pixels = isLarge ? before.pixels : new ImageData(width, height)
  const forward = coloursWith(palette, palette.expanded)
  const backward = coloursWith(palette, palette.backward)
  image.mixture = { pixels, palette, linesEach, forward, backward, held: [] }
  return image.mixture
}

function coloursWith({ waiting, pruned }: Palette, expanded: string): KindColours {
  return { waiting: partsOf(waiting), expanded: partsOf(expanded), pruned: partsOf(pruned) }
}

/** The parts of a colour as a browser computes it: `rgb(0, 114, 178)`. */
function partsOf(colour: string): Rgb {
  const [red, green, blue] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue]
}
