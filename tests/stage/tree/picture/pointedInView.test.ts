import { expect, it } from 'vitest'
import { fitCamera, viewOf } from '../../../../src/stage/tree/camera/camera'
import { pointedInView } from '../../../../src/stage/tree/picture/pointedInView'
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
