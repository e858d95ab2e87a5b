import { expect, it } from 'vitest'
import type { Node } from '../../../../src/solvers/solver'
import { fitCamera, panned, viewOf } from '../../../../src/stage/tree/camera/camera'
import { sideMargin } from '../../../../src/stage/tree/camera/margins'
import { paintLevelLabels } from '../../../../src/stage/tree/paint/paintLevelLabels'
import { notingCanvas } from '../notingCanvas'
import { pictureOf } from '../pictureOf'
import { recordedTree } from '../recordedTree'

const viewport = { width: 900, height: 600 }
const letterWidth = 7
const tree = recordedTree({ start: '867254301' })

/** The labels over the whole 8-puzzle, from further left, in pixels, than where all of it is in view. */
function labelsOver(current: Node | undefined, across: number): readonly string[] {
  const whole = viewOf(fitCamera(tree.layout, viewport), tree.layout, viewport)
  const view = viewOf(panned(whole, across, 0), tree.layout, viewport)
  const picture = pictureOf(tree, view, { current })
  const { notes, context } = notingCanvas()
  context.measureText = (text) => ({ width: text.length * letterWidth }) as TextMetrics
  paintLevelLabels(context, picture)
  return notes.filter((note) => note.startsWith('soft ink'))
}

it('names a level also where the halo of the current node passes beneath', () => {
  const { order, starts } = tree.layout
  const last = order[starts[20 + 1] - 1]
  const across = 60
  const labels = labelsOver(last, across)
  expect(labels).toContain('soft ink 14,713')
  expect(labels).toEqual(labelsOver(undefined, across))
})

it('gives large names of levels no more room than the margin beside the nodes, where they stand on their levels', () => {
  const narrow = { width: 450, height: 240, letters: 1.875 }
  const view = viewOf(fitCamera(tree.layout, narrow), tree.layout, narrow)
  const picture = pictureOf(tree, view)
  const { context } = notingCanvas()
  const sizeNow = () => Number.parseFloat(context.font.split(' ')[1])
  const ends: number[] = []
  context.measureText = (text) => ({ width: text.length * 0.5 * sizeNow() }) as TextMetrics
  context.fillText = (text, x) => {
    if (text.startsWith('depth')) ends.push(x + text.length * 0.5 * sizeNow())
  }
  paintLevelLabels(context, { ...picture, palette: { ...picture.palette, letters: 1.5 } })
  expect(ends.length).toBeGreaterThan(1)
  expect(Math.max(...ends)).toBeLessThanOrEqual(sideMargin(narrow))
})

it('leaves out the name of a level that is all but gone beneath the upper edge', () => {
  const whole = viewOf(fitCamera(tree.layout, viewport), tree.layout, viewport)
  const near = { ...whole, gap: 100 }
  const cut = (down: number) => {
    const picture = pictureOf(tree, viewOf(panned(near, 0, down), tree.layout, viewport))
    const view = { ...picture.view, gap: 100 }
    const { context } = notingCanvas()
    const tops: number[] = []
    context.measureText = (text) => ({ width: text.length * letterWidth }) as TextMetrics
    context.fillText = (text, _x, y) => text.startsWith('depth') && tops.push(y)
    paintLevelLabels(context, pictureOf(tree, view))
    return tops
  }
  for (let down = 0; down <= 100; down += 5) {
    const tops = cut(down)
    expect(tops.length).toBeGreaterThan(1)
    const apart = tops.slice(1).map((top, at) => top - tops[at])
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(12)
  }
})
