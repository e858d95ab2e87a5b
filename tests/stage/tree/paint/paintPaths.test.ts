import { expect, it } from 'vitest'
import { viewOf } from '../../../../src/stage/tree/camera/camera'
import { besidePath } from '../../../../src/stage/tree/picture/onlyPath'
import { paintPaths } from '../../../../src/stage/tree/paint/paintPaths'
import { notingCanvas, palette } from '../notingCanvas'
import { recordedTree } from '../recordedTree'

const { layout } = recordedTree({ start: '123456078' })
const view = viewOf({ scale: 10, x: 0, level: 0 }, layout, { width: 100, height: 100 })

/** The lines that are drawn, from the back to the front: colour and strength. */
function drawn(strength: number): readonly (readonly [colour: unknown, strength: number])[] {
  const { context } = notingCanvas()
  const lines: [unknown, number][] = []
  context.stroke = () => lines.push([context.strokeStyle, context.globalAlpha])
  const [root, shared, goal, other] = [
    [0, 0],
    [0, 10],
    [0, 20],
    [10, 20],
  ] as const
  const paths = {
    focus: [root, shared, other],
    solutions: [[[root, shared, goal]]],
    shared: [[root, shared]],
  }
  paintPaths(context, paths, view, palette, strength)
  return lines
}

it('draws a solution over the path to the node', () => {
  expect(drawn(1)).toEqual([
    ['ink', 1],
    ['solution', 1],
  ])
})

it('fades of a solution only what does not lie on the path to the node', () => {
  expect(drawn(besidePath)).toEqual([
    ['ink', 1],
    ['solution', besidePath],
    ['solution', 1],
  ])
})
