import { measured } from '../brush/measured'
import { layOutLegend } from './legendLines'
import { legendOf } from './legendOf'
import type { Sheet } from './sheet'
import { stepPainting } from './stepPainting'
import type { DrawnSteps } from './stepPicture'

/** The size of a picture, in pixels: on paper, where it is as wide as the text, its letters are small print. */
const size = { width: 800, height: 310 }
/** A map beside the tree has to be as large as its names need it. */
const heightWithMap = 360

/** How many dots a pixel has: on a sheet of A4 about 300 an inch. */
export const handoutSharpness = 2.5

/** The trees of some steps for paper, with the map, without words, and what their marks mean. */
export function handoutPictures(
  drawn: Omit<DrawnSteps, 'width' | 'height'>,
  steps: readonly number[],
) {
  const { palette, map } = drawn
  const { width } = size
  const height = map ? heightWithMap : size.height
  const tree = stepPainting({ ...drawn, width, height })
  const entries = [...legendOf(drawn, steps, tree.isDense), ...(map?.legend ?? [])]
  const legend = layOutLegend(entries, { width, margin: 4 }, palette.sans, measured)
  const sheetOf = (step: number): Sheet => ({
    width,
    height,
    above: 0,
    title: '',
    paint: (brush, sharpness) => tree.paint(brush, step, sharpness),
  })
  const legendSheet: Sheet = {
    width,
    height: legend.height,
    above: 0,
    title: '',
    paint: (brush) => legend.paint(brush, 0, palette),
  }
  return { sheetOf, legendSheet, legend: entries }
}
