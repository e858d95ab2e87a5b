import { expect, it } from 'vitest'
import type { Settings } from '../../../../src/problems/problem'
import { rowsAt } from '../../../../src/recording/query/events'
import type { View, Viewport } from '../../../../src/stage/tree/camera/camera'
import { fitCamera, panned, viewOf } from '../../../../src/stage/tree/camera/camera'
import { nearCamera } from '../../../../src/stage/tree/camera/followCamera'
import { grownTo } from '../../../../src/stage/tree/camera/grownBounds'
import { paintLevelLabels } from '../../../../src/stage/tree/paint/paintLevelLabels'
import { paintNumbers } from '../../../../src/stage/tree/paint/paintNumbers'
import type { TreePicture } from '../../../../src/stage/tree/picture/treePicture'
import { notingCanvas } from '../notingCanvas'
import { pictureOf } from '../pictureOf'
import { recordedTree } from '../recordedTree'

// The size of letters of 13 pixels: digits and most letters are less wide, and none is as high.
const letterWidth = 7
const letterHeight = 10

interface Written {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly y: number
}

/** What is written on a canvas, and where. */
function writtenBy(paint: (context: CanvasRenderingContext2D) => void): readonly Written[] {
  const all: Written[] = []
  const { context } = notingCanvas()
  context.measureText = (text) => ({ width: text.length * letterWidth }) as TextMetrics
  context.fillText = (text, x, y) => {
    const width = text.length * letterWidth
    const left = context.textAlign === 'center' ? x - width / 2 : x
    all.push({ text, left, right: left + width, y })
  }
  paint(context)
  return all
}

/** The numbers of nodes that stand beneath the label of a level. */
function covered(picture: TreePicture): readonly string[] {
  const numbers = writtenBy((context) => paintNumbers(context, picture))
  const labels = writtenBy((context) => paintLevelLabels(context, picture))
  return labels.flatMap((label) =>
    numbers
      .filter(({ left, right }) => left < label.right && label.left < right)
      .filter(({ y }) => Math.abs(y - label.y) < letterHeight)
      .map(({ text }) => `${label.text} over ${text}`),
  )
}

const trees: readonly (readonly [string, Settings])[] = [
  ['a search from both ends', { solver: 'bidirectional', start: '451260738' }],
  ['a grid', { problem: 'grid', solver: 'a-star' }],
  ['breadth-first search', { start: '123745086' }],
]
const viewports: readonly Viewport[] = [
  { width: 900, height: 460 },
  { width: 660, height: 380 },
  { width: 390, height: 240 },
  { width: 683, height: 165 },
]

it.each(trees)('no label of a level covers the number of a node in %s', (_name, settings) => {
  const tree = recordedTree(settings)
  const { recording, layout } = tree
  const found: string[] = []
  let numbered = 0
  const look = (view: View, step: number) => {
    const picture = pictureOf(tree, view, { step })
    numbered += writtenBy((context) => paintNumbers(context, picture)).length
    found.push(...covered(picture))
  }
  for (let step = 5; step < recording.events; step += 35) {
    const grown = grownTo(layout, recording, step)
    for (const viewport of viewports) {
      look(viewOf(fitCamera(grown, viewport), grown, viewport), step)
      const near = nearCamera(rowsAt(recording, step) - 1, recording, layout, viewport)
      for (let by = 0; by <= 200; by += 23) {
        const view = viewOf(near, layout, viewport)
        look(viewOf(panned(view, by, by - 100), layout, viewport), step)
      }
    }
  }
  expect(numbered).toBeGreaterThan(500)
  expect(found).toEqual([])
})
