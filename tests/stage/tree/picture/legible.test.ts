import { describe, expect, it } from 'vitest'
import { horizonsUpTo } from '../../../../src/layout/horizons'
import { layOutTree, levelOf } from '../../../../src/layout/treeLayout'
import { findManifest, problemNames } from '../../../../src/problems'
import type { Scene } from '../../../../src/problems/scene'
import { eventAt, rowsAt } from '../../../../src/recording/query/events'
import { iterationAt } from '../../../../src/recording/query/iterations'
import { kept } from '../../../../src/recording/reasonCodes'
import { readRun } from '../../../../src/recording/run'
import { Recorder } from '../../../../src/recording/write/recorder'
import { solvers } from '../../../../src/solvers'
import { fitCamera, legibleScale, viewOf } from '../../../../src/stage/tree/camera/camera'
import { followCamera } from '../../../../src/stage/tree/camera/followCamera'
import { grownTo } from '../../../../src/stage/tree/camera/grownBounds'
import { isInView } from '../../../../src/stage/tree/camera/inView'
import { paintBoard } from '../../../../src/stage/tree/paint/paintBoard'
import { boardSizesOf } from '../../../../src/stage/tree/picture/detailLevel'
import { levelsInView } from '../../../../src/stage/tree/picture/levelsInView'
import { notingCanvas, palette } from '../notingCanvas'

/** The room of the tree in a window of 1366 by 768 pixels. */
const room = { width: 900, height: 490 }
const nodes = 30
const leastDigits = 16
/** What the frame of a board takes of its size. */
const frame = 8

/**
 * The height of the smallest letters in a board of a size, in pixels; infinite where it has none. The
 * numbers of holes do not count: they are drawn only where they can be read.
 */
function lettersIn(scene: Scene, size: number): number {
  const { context } = notingCanvas()
  const heights: number[] = []
  context.fillText = () => heights.push(parseFloat(context.font.split(' ')[1]))
  const parts = scene.parts.filter(({ shape }) => shape === 'tile' || shape === 'block')
  paintBoard(context, { ...scene, parts }, palette, 0, 0, size)
  return Math.min(...heights)
}

describe.each(problemNames)('the first nodes of %s', (problem) => {
  const examples = findManifest(problem)?.examples(problem) ?? []

  it.each(solvers.map(({ id }) => id))('can be read from the back row, by %s', (solver) => {
    const small: unknown[] = []
    for (const { settings } of examples) {
      const run = readRun({ ...settings, solver })
      if (!run.ok) continue
      const recorder = new Recorder(run.value)
      recorder.advance(nodes)
      const recording = recorder.recording()
      const { columns } = recording
      const scene = run.value.problem.draw(run.value.problem.start)
      const boards = boardSizesOf(scene, 1)
      const viewport = { ...room, legible: boards.legible }
      for (let step = 0; step < recording.events && rowsAt(recording, step) <= nodes; step++) {
        const event = eventAt(recording, step)
        if (!('node' in event) || event.node === 0 || columns.reason[event.node] !== kept) continue
        const { firstRow, endRow } = iterationAt(recording, step)
        const horizons = horizonsUpTo(endRow - firstRow).map((rows) => firstRow + rows)
        const rows = horizons.find((each) => each >= rowsAt(recording, step)) ?? endRow
        const layout = layOutTree(columns, firstRow, rows, true)
        const grown = grownTo(layout, recording, step)
        const isRoot = columns.parent[event.node] < 0
        const acting =
          event.kind === 'generate' && !isRoot ? columns.parent[event.node] : event.node
        const near = { ...fitCamera(grown, viewport), scale: legibleScale(grown, viewport) }
        const view = viewOf(followCamera(near, recording, grown, viewport, acting), grown, viewport)
        const level = levelOf(layout, columns, acting)
        const drawn = levelsInView(recording, layout, view, boards).find(
          (each) => each.level === level,
        )
        const isSeen = isInView(view, { x: layout.x[acting], level })
        const letters = drawn?.opacity.boards === 1 ? lettersIn(scene, drawn.size - frame) : 0
        if (!isSeen || letters < leastDigits) small.push({ settings, step, letters, isSeen })
      }
    }
    expect(small).toEqual([])
  })
})
