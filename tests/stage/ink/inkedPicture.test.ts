import { expect, it } from 'vitest'
import type { Ink } from '../../../src/drawing/ink'
import { inkedPicture } from '../../../src/stage/ink/inkedPicture'
import { figures, SvgBrush } from '../../../src/stage/tree/brush/svgBrush'
import type { SavedPicture } from '../../../src/stage/tree/save/savedPicture'
import { palette } from '../tree/notingCanvas'

const ink: Ink = [
  { picture: 'tree', colour: 2, points: [0, 0, 3, 1] },
  { picture: 'tree', colour: 3, points: [2, 2] },
]
const plain: SavedPicture = {
  ...{ width: 200, height: 100, palette, step: 1, legend: [] },
  transform: { across: 10, down: 20, left: 5, top: 7 },
  paint: (brush) => brush.fillRect(0, 0, 200, 100),
}

function elementsOf(picture: SavedPicture) {
  const brush = new SvgBrush(
    () => 0,
    () => '',
  )
  picture.paint(brush, 1)
  return brush.elements.map(({ name, attributes }) => ({ name, ...attributes }))
}

it('paints the strokes over the picture, where they were drawn, each with a rim', () => {
  const [picture, ...strokes] = elementsOf(inkedPicture(plain, ink))
  expect(picture.name).toBe('rect')
  const line = `M${figures(5, 7)}L${figures(35, 27)}`
  const dot = `M${figures(25, 47)}L${figures(25, 47)}`
  expect(strokes).toMatchObject([
    { d: line, stroke: 'pane', 'stroke-width': '7', 'stroke-linecap': 'round' },
    { d: line, stroke: 'pen 2', 'stroke-width': '4', 'stroke-linecap': 'round' },
    { d: dot, stroke: 'pane' },
    { d: dot, stroke: 'pen 3' },
  ])
})

it('has lines of the same width from near', () => {
  const near = { ...plain, transform: { across: 500, down: 900, left: 0, top: 0 } }
  const widths = (picture: SavedPicture) =>
    elementsOf(inkedPicture(picture, ink))
      .map((element) => Object.entries(element))
      .map((entries) => entries.find(([name]) => name === 'stroke-width')?.[1])
  expect(widths(near)).toEqual(widths(plain))
})

it('has what is drawn at a node where the node is, and leaves it out where there is none', () => {
  const ink: Ink = [{ picture: 'tree', colour: 1, node: 4, points: [0, 0, 1, 1] }]
  const withNode = (place: readonly [number, number] | undefined) => ({
    ...plain,
    nodes: { placeOf: (node: number) => (node === 4 ? place : undefined), nearestTo: () => 4 },
  })
  const [, stroke] = elementsOf(inkedPicture(withNode([3, 1]), ink))
  expect(stroke).toMatchObject({ d: `M${figures(35, 27)}L${figures(45, 47)}` })
  expect(elementsOf(inkedPicture(withNode(undefined), ink))).toHaveLength(1)
  expect(elementsOf(inkedPicture(plain, ink))).toHaveLength(1)
})

it('leaves a picture as it is that is not laid out', () => {
  const without = { ...plain, transform: undefined }
  expect(inkedPicture(without, ink)).toBe(without)
})
