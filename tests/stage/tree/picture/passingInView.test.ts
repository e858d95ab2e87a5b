import { expect, it } from 'vitest'
import { fitCamera, viewOf } from '../../../../src/stage/tree/camera/camera'
import { pointedInView, twinLineInView } from '../../../../src/stage/tree/picture/passingInView'
import { pictureOf } from '../pictureOf'
import { recordedTree } from '../recordedTree'

const tree = recordedTree({ start: '123405678' })
const viewport = { width: 800, height: 500 }
const whole = fitCamera(tree.layout, viewport)

it.each([
  ['a node that is in view', { x: 0, pointed: 3 }, true],
  ['a node far to the side', { x: 100_000, pointed: 3 }, false],
  ['no node at all', { x: 0, pointed: undefined }, false],
])('the legend names what is pointed at for %s: %o', (_, { x, pointed }, isNamed) => {
  const view = viewOf({ ...whole, x: whole.x + x }, tree.layout, viewport)
  expect(pointedInView(pictureOf(tree, view, { pointed }))).toBe(isNamed)
})

it.each([
  ['a duplicate that is in view', { x: 0, twins: [3, 0] as const }, true],
  ['a duplicate far to the side', { x: 100_000, twins: [3, 0] as const }, false],
  ['no duplicate at all', { x: 0, twins: undefined }, false],
])('the legend explains the line to the twin of %s: %o', (_, { x, twins }, isExplained) => {
  const view = viewOf({ ...whole, x: whole.x + x }, tree.layout, viewport)
  expect(twinLineInView(pictureOf(tree, view, { twins }))).toBe(isExplained)
})
