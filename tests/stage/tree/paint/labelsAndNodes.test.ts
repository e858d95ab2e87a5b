import { expect, it } from 'vitest'
import type { Settings } from '../../../../src/problems/problem'
import { rowsAt } from '../../../../src/recording/query/events'
import { viewOf } from '../../../../src/stage/tree/camera/camera'
import { nearCamera } from '../../../../src/stage/tree/camera/followCamera'
import { readIn } from '../../../../src/stage/tree/camera/useViewport'
import { paintLevelLabels } from '../../../../src/stage/tree/paint/paintLevelLabels'
import { treePicture } from '../../../../src/stage/tree/picture/treePicture'
import type { TreePicture } from '../../../../src/stage/tree/picture/treePicture'
import { notingCanvas, palette } from '../notingCanvas'
import { subjectOf } from '../pictureOf'
import { recordedTree } from '../recordedTree'

const letterWidth = 7
/** From the middle of a line to the edge of its letters. */
const halfLetter = 5
const mostSteps = 400

/** The names and widths of levels that are written, and those of them that lie over a node. */
function labelsOf(picture: TreePicture) {
  const { marks } = picture
  const { letters } = picture.palette
  const written: string[] = []
  const over: string[] = []
  const { context } = notingCanvas()
  context.measureText = (text) => ({ width: text.length * letterWidth * letters }) as TextMetrics
  context.fillText = (text, x, y) => {
    written.push(text)
    const right = x + text.length * letterWidth * letters
    const isBeneath = marks.some(
      (mark) =>
        Math.abs(mark.y - y) < mark.size / 2 + halfLetter * letters &&
        mark.x + mark.size / 2 > x &&
        mark.x - mark.size / 2 < right,
    )
    if (isBeneath) over.push(text)
  }
  paintLevelLabels(context, picture)
  return { written, over }
}

/** What is seen of a run at a step, as the camera follows it. */
function followed(
  tree: ReturnType<typeof recordedTree>,
  step: number,
  [width, height, letters]: readonly [number, number, number],
): TreePicture {
  const { run, recording, layout } = tree
  const viewport = { width, height, ...readIn(run.problem, width, letters) }
  const current = rowsAt(recording, step) - 1
  const camera = nearCamera(current, recording, layout, viewport)
  return treePicture({
    subject: subjectOf(tree, {
      step,
      current,
      sceneOf: () => run.problem.draw(run.problem.start),
    }),
    view: viewOf(camera, layout, viewport),
    palette: { ...palette, letters },
    sharpness: 1,
    settled: true,
  })
}

it('where levels have no room between them, their widths leave the boards clear', () => {
  const tree = recordedTree({ problem: 'graph', solver: 'uniform-cost' })
  // Beside a map, with letters half as large again on a projector.
  const size = [450, 265, 1.875] as const
  let count = 0
  for (let step = 3; step < tree.recording.events; step++) {
    const picture = followed(tree, step, size)
    // Over the stub of a pruned node a width hides nothing.
    const boards = picture.marks.filter(({ boardOpacity }) => boardOpacity > 0)
    const { written, over } = labelsOf({ ...picture, marks: boards })
    const isWidth = (label: string) => /^\d+$/.test(label)
    count += written.filter(isWidth).length
    expect(over.filter(isWidth), `step ${step}`).toEqual([])
  }
  expect(count).toBeGreaterThan(10)
})

it.each<[string, number, number, number]>([
  ['a phone', 390, 255, 1],
  ['a small page', 632, 250, 1],
  ['a projector with letters half as large again', 900, 270, 1.5],
])('the labels of levels leave the nodes clear on %s', (_name, width, height, letters) => {
  const runs: readonly Settings[] = [
    { start: '451260738' },
    { start: '451260738', solver: 'bidirectional' },
    { problem: 'jugs' },
    { problem: 'hanoi' },
  ]
  for (const settings of runs) {
    const tree = recordedTree(settings)
    const found: string[] = []
    let count = 0
    for (let step = 3; step < Math.min(tree.recording.events, mostSteps); step += 3) {
      const picture = followed(tree, step, [width, height, letters])
      const { written, over } = labelsOf(picture)
      count += written.length
      found.push(...over.map((label) => `${label} at step ${step}`))
    }
    expect(count).toBeGreaterThan(30)
    expect(found).toEqual([])
  }
})
