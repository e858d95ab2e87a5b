import { expect, it } from 'vitest'
import { paintHalo, paintSelection } from '../../../../src/stage/tree/paint/halos'
import { paintPointed } from '../../../../src/stage/tree/paint/paintPointed'
import { notingCanvas, palette } from '../notingCanvas'

const square = { x: 50, y: 50, size: 40 }

/** How the rings that something draws look: strength, breadth, dashes. */
function ringsOf(paint: (context: CanvasRenderingContext2D) => void) {
  const { context } = notingCanvas()
  const rings: unknown[] = []
  let dashes: readonly number[] = []
  context.setLineDash = (given: readonly number[]) => (dashes = given)
  context.stroke = () => rings.push([context.globalAlpha, context.lineWidth, dashes.length > 0])
  paint(context)
  expect(context.globalAlpha).toBe(1)
  return rings
}

it('what is pointed at has a broad pale ring, unlike this step and what is selected', () => {
  const [pointed] = ringsOf((context) => paintPointed(context, square, palette))
  const [step] = ringsOf((context) => paintHalo(context, square, palette.ink))
  const [selected] = ringsOf((context) => paintSelection(context, square, palette.ink))
  expect(pointed).toEqual([0.32, 11, false])
  expect(step).toEqual([1, 2.5, false])
  expect(selected).toEqual([1, 2, true])
})
