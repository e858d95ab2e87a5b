import { expect, it } from 'vitest'
import type { ScreenPaths } from '../../../../src/stage/tree/paint/paintPaths'
import { paintPaths, paintPathsBeneath } from '../../../../src/stage/tree/paint/paintPaths'
import { besidePath } from '../../../../src/stage/tree/picture/onlyPath'
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

it.each([
  ['over boards', paintPaths],
  ['beneath nodes that stand close', paintPathsBeneath],
] as const)('joins by dots the two parts of a solution where two trees meet, %s', (_, paint) => {
  const { context } = notingCanvas()
  const dotted: string[] = []
  let dashes: readonly number[] = []
  let line = ''
  context.setLineDash = (given: readonly number[]) => (dashes = given)
  context.beginPath = () => (line = '')
  context.moveTo = (x: number, y: number) => (line += `from ${x} ${y}`)
  context.stroke = () => dashes.length > 0 && dotted.push(line)
  const parts = [
    [
      [0, 0],
      [0, 10],
    ],
    [
      [30, 20],
      [30, 30],
    ],
  ] as const
  const paths: ScreenPaths = { focus: [], solutions: [parts], shared: [] }
  paint(context, paths, palette, 4)
  expect(dotted).toHaveLength(1)
  expect(dotted[0]).toContain('from 0 10')
})
