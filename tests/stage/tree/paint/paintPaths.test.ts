import { expect, it } from 'vitest'
import { besidePath } from '../../../../src/stage/tree/picture/onlyPath'
import { paintPaths } from '../../../../src/stage/tree/paint/paintPaths'
import { notingCanvas, palette } from '../notingCanvas'

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
  paintPaths(context, paths, palette, strength)
  return lines
}

it('draws a solution over the path to the node, with room on both sides', () => {
  expect(drawn(1)).toEqual([
    ['ink', 1],
    ['pane', 1],
    ['solution', 1],
  ])
})

it('fades of a solution only what does not lie on the path to the node', () => {
  expect(drawn(besidePath)).toEqual([
    ['ink', 1],
    ['pane', besidePath],
    ['solution', besidePath],
    ['pane', 1],
    ['solution', 1],
  ])
})
